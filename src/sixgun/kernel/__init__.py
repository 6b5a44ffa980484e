"""Questions, answers, sessions, chance, records: everything a game needs that is not a game. Knows no card."""
