# Sentences that all games share. Names of players and texts of a log come in as they stood there.
