"""What a host sees of a running process: health, readiness, metrics, logs and systemd; it knows no game."""
