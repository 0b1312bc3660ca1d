"""What several tests go through."""

import sounder

SETUPS = [(game, seats) for game in sounder.games() for seats in range(sounder.game(game).min_seats, sounder.game(game).max_seats + 1)]
