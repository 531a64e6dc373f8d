"""The stand-in for Discord: its REST API, its gateway, its rules and its rate limits, on loopback."""
