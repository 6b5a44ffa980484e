"""Many games at once: simulations, statistics, hunts for errors."""
