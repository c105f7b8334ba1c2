"""The play server, with real parts: processes, databases, sockets."""
