"""For each game, the signs by which one sees that a thing of it has been used."""
