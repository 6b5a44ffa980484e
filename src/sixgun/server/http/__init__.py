"""What a browser asks for: the API, the client's files, replays, practice, reports, metrics."""
