"""Bots think: in processes of their own or in place, behind one interface."""
