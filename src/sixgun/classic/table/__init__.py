"""One table as plain data: players, what is in force for them, piles, seats, what waits."""
