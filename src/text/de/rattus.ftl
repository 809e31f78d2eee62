# What is said of a game of Rattus. Ids with an underscore are sentences; those with a hyphen are rules.
