"""What outlives the process: the data folder, the database, its schema and migrations, what is kept for how long."""
