# The rule book: pages, search and coverage.
