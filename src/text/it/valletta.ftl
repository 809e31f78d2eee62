# What is said of a game of Valletta. Ids with an underscore are sentences; those with a hyphen are rules.
