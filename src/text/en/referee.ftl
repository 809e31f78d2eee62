# For programmers: kinds of bug, groups, baselines.
