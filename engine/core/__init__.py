"""What every game shares: models, the game protocol, the random stream, errors, messages."""
