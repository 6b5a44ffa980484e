"""What the one who runs a server does to it: keep people out, forget them, look after reports, back up."""
