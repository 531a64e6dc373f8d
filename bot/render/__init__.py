"""From a view and a language to screens, as plain data; nothing here knows Discord."""
