"""What each game's nets learn from: which bots play how many matches, and how wide the nets are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Matches:
    """Between bots of one name, or of one a seat. Some moves at random, where it says so, show positions that good play avoids; in the
    first `opening` decisions more of them."""

    bots: str
    matches: int
    seats: int
    options: tuple[str, ...] = ()
    wild: float = 0.0
    share: float = 1.0
    opening: int = 0
    wild_opening: float = 0.0


@dataclass(frozen=True)
class Form:
    """A net of the file. The first matches are played without a net, the later ones, if any, with the nets fitted to the first."""

    name: str
    first: list[Matches]
    later: list[Matches]
    width: int = 32
    epochs: int = 12
    polish: int = 6  # epochs with the later matches alone, so that what the net says comes true in matches like these
    decay: float = 1e-3


def bite_the_pumpkin() -> list[Form]:
    def wild(bots: str, matches: int, seats: int = 2, layout: str = "classic") -> Matches:
        return Matches(bots, matches, seats, (f"layout={layout}",), wild=0.03, share=0.5, opening=12, wild_opening=0.3)

    two_first = [wild("strong", 4000), wild("strong", 1000, layout="meadow"), wild("strong", 1000, layout="hedge")]
    two_later = [wild("strong", 4000), wild("casual", 2000), wild("strong,casual", 1500), wild("casual,strong", 1500)]
    two_later += [wild("strong", 1000, layout=layout) for layout in ("meadow", "hedge", "orchard")]
    two_later += [Matches("strong", 3000, 2, share=0.5)]
    three_later = [wild("strong", 2000, 3), wild("casual", 1000, 3), Matches("strong", 2000, 3, wild=0.02, share=0.5)]
    return [
        Form("2 seats", two_first, two_later, polish=0, epochs=10),
        Form("3 seats", [wild("strong", 2000, 3)], three_later, polish=0, epochs=10),
    ]


def happy_pigs() -> list[Form]:
    first = {2: 2800, 3: 1400, 4: 979, 5: 700, 6: 560}
    later = {2: 2100, 3: 1050, 4: 700, 5: 560, 6: 489}
    return [
        Form(f"{seats} seats", [Matches("casual", first[seats], seats, wild=0.02)], [Matches("strong", later[seats], seats)])
        for seats in first
    ]


def wild_pigs() -> list[Form]:
    def casual(edition: str, matches: dict[int, int]) -> list[Matches]:
        option = (f"edition={edition}",)
        return [Matches("casual", count, seats, option, wild=0.02, share=0.1) for seats, count in matches.items()]

    later = {2: 1500, 3: 400, 4: 250, 5: 250}
    return [
        Form("rulebook", casual("rulebook", {2: 16000, 3: 6000, 4: 4000, 5: 4000}), []),
        Form(
            "later",
            casual("later", {2: 8000, 3: 3000, 4: 2000, 5: 1500}),
            [Matches("strong", count, seats, ("edition=later",), share=0.25) for seats, count in later.items()],
        ),
    ]


PLANS = {"bite-the-pumpkin": bite_the_pumpkin, "happy-pigs": happy_pigs, "wild-pigs": wild_pigs}
