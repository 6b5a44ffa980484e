"""BANG! The Duel: squads, a front and a back character, two decks; with Renegades three squads. Rules on the kernel."""
