"""To the server a series is a game: it is played, left to bots, taken up again and kept like one."""

from __future__ import annotations

from .driving import Running

SERIES = {"players": 4, "options": {"scoring_series": True, "variant_hire": True, "variant_experience": True}}


def test_a_series_is_played_like_a_game(server: Running) -> None:
    """[scoring_series]"""
    over = server.play(setup=SERIES).play_to_the_end()
    result = over["result"]
    assert len(result["games"]) == 4 and [row["place"] for row in result["standings"]] == [1, 2, 3, 4]
    assert result["winners"] == [result["standings"][0]["seat"]] and over["replay"]
