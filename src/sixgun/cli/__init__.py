"""The command line: every command in its own module, loaded when it is called."""
