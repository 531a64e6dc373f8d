"""What players, hosts and moderators can ask for: who asks and what, in; an outcome or a refusal, out.

Nothing here knows of Discord: people, channels and servers are numbers, and a no is put into words elsewhere.
"""
