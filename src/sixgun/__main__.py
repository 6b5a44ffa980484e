"""``python -m sixgun``."""

from sixgun.cli.main import main

main()
