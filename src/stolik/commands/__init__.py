"""What can be asked on the command line: a file a command."""
