"""What the event decks share: an event, the leader, the deck he turns. [HN-EV-1]"""
