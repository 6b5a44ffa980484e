"""What a card, a character, an event is: rules without state, their hooks, prices, options and reasons."""
