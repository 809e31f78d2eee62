# Why a move is not allowed, and what would be.
