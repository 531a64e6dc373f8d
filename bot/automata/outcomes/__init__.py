"""What announcements and powers lead to, found by following the rules."""
