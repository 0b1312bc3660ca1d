import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "What it is about",
      text: [
        "A farmer plants pumpkins, a herd of five pigs eats them. They take turns on a meadow of 8 by 8 cells.",
        "**The farmer wins** as soon as the last of 20 pumpkins is planted. **The herd wins** when, after its bites, 2 pumpkins or fewer are on the meadow.",
        "Nothing is hidden and nothing is left to luck.",
      ],
    },
    {
      id: "setup",
      title: "Setting up",
      text: [
        "The trees stand from the start and never move. A cell holds one piece at most: a tree, a pig or a vegetable.",
        "The herd begins. In turn, one piece each, both sides place **five pieces** on empty cells.",
        "A pig may not be placed next to a vegetable, not even diagonally. Only if no such cell is left may it go to any empty one. The farmer is free to plant where he likes.",
      ],
      picture: "setup",
    },
    {
      id: "turns",
      title: "Turns",
      text: ["After the setup the herd moves first, then the farmer, and so on. The herd’s turn has four steps: **bite, count, run, digest**. The farmer has one: **plant**."],
    },
    {
      id: "bite",
      title: "Bite",
      text: [
        "Every pig next to a pumpkin, diagonals included, **must eat one**. It stays where it is; the pumpkin is gone from the game.",
        "A pig eats one pumpkin a turn and a pumpkin is eaten by one pig. With several possibilities the herd chooses who eats what, but nobody who could still eat may go without.",
        "Whoever has eaten **lies down** and does not run this turn. Where there is only one possibility the game does it for you.",
      ],
      picture: "bite",
    },
    {
      id: "count",
      title: "Count",
      text: ["Now the pumpkins on the meadow are counted. With 2 or fewer the herd has won. Nobody counts at any other time."],
    },
    {
      id: "run",
      title: "Run",
      text: [
        "The herd picks **one direction**: north, south, east or west. Every pig on its feet runs that way until something stops it: the fence, a tree, a vegetable, a lying pig, or a pig that has stopped.",
        "The pig in front runs first, so pigs in one line queue up behind each other. A direction in which nobody can move may be chosen too.",
        "If all pigs are lying, nobody runs.",
      ],
      picture: "run",
    },
    { id: "digest", title: "Digest", text: ["Lying pigs get up again. The farmer is next."] },
    {
      id: "plant",
      title: "Plant",
      text: [
        "The farmer plants one pumpkin on any empty cell, even right in front of a snout. He may not pass unless no cell is open to him.",
        "When the last pumpkin is in the ground he wins at once, before any pig can bite again.",
      ],
    },
    {
      id: "three",
      title: "Three players",
      text: [
        "A second farmer grows **broccoli**. Both farmers have 18 vegetables. The order is herd, pumpkin farmer, broccoli farmer.",
        "A pumpkin and a broccoli never share a side; corner to corner is fine. The picture shows where no broccoli may go.",
        "A pig may eat **one pumpkin and one broccoli** in the same turn.",
        "A farmer with 2 or fewer of his vegetables at the count is **out**. What he planted stays and can still be eaten. A farmer who has planted everything is safe.",
        "The herd wins if both farmers are out. A farmer who has planted everything wins if the other is out. If both have planted everything the broccoli farmer wins.",
      ],
      picture: "three",
    },
    {
      id: "variants",
      title: "Variants",
      text: [
        "**Other trees**: orchard, hedge, open meadow, or a layout of your own with up to 20 trees. Pigs stop where something stands, so every tree changes their ways.",
        "**Help for a new farmer**: one or two extra pumpkins after the setup, taken from his supply (two players).",
        "**Automatic bites**: the game chooses what the pigs eat, and the herd only runs.",
      ],
    },
    {
      id: "playing",
      title: "Playing it here",
      text: [
        "Tap a glowing cell to place or plant. To run, tap an arrow on the fence, swipe over the meadow, or use the arrow keys: the first press shows where all pigs would stop, the same key again or Enter runs.",
        "To choose bites, tap a pig and then what it eats.",
        "If nothing has been planted or eaten for a very long time, those still in the game share the victory. It hardly ever happens.",
      ],
    },
    {
      id: "about",
      title: "Who made it",
      text: ["Bite the Pumpkin is a game by **Giuliano Polverari**. This is an unofficial version: the rules are told in our own words and the drawings are ours. If you like it, look for the original."],
    },
  ],
};
