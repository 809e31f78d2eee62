# Sentences of the report.
