"""One table with people at it: what they do, the match being played, what is written and shown of it."""
