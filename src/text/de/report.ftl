# What the report says. Names of players come in as they stand in the log.
