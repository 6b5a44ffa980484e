"""Classic BANG!: hidden roles, distance, a deck of cards. One package of rules on the kernel."""
