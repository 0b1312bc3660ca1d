// The rules in English, in our own words.
import type { Rules } from "../../game";

export const en: Rules = {
  sections: [
    {
      id: "goal",
      title: "The aim",
      text: [
        "You are a little pig who builds houses of **straw**, **wood** and **brick**. The stronger the material, the more it costs and the more it is worth. Whoever has the most points at the end wins.",
        "Only houses with a **roof** count. And there is a wolf, who comes from your own dice and blows on the houses of the others.",
      ],
    },
    {
      id: "setup",
      title: "Before the first roll",
      text: [
        "Nine stacks of four tiles lie in the building yard: doors, windows and roofs of each material. The top tile of each stack lies open; what is below is not known.",
        "Some tiles carry a **flowerpot**: two of the four windows and one of the four doors of each material. Chance says who begins; then turns go round the table.",
      ],
    },
    {
      id: "dice",
      title: "Rolling",
      picture: "dice",
      text: [
        "A turn has up to **three rolls**. The first is with all five dice. Before the second and the third you choose which dice to roll again; dice that you kept earlier may be among them. You may also stop.",
        "The two white dice show doors, windows and roofs, two of each. The three black dice have two doors, two windows, one roof and one **wolf**. A wolf is locked until the end of the turn.",
        "With **two wolves** or more the rolling ends at once, and the wolf comes instead of the carpenters.",
      ],
    },
    {
      id: "buy",
      title: "Buying",
      picture: "yard",
      text: [
        "Dice with the same picture pay for a tile of that part: **two** for straw, **three** for wood, **four** for brick. A tile is worth as many points as it costs dice.",
        "You may buy **two tiles** in a turn, if the dice pay for both; every die pays once. Four equal pictures can be two straw tiles, five can be straw and wood.",
        "If anything can be bought and placed, you must buy one tile. The second is as you like.",
      ],
    },
    {
      id: "place",
      title: "Placing",
      picture: "houses",
      text: [
        "A **door** starts a house, or goes under a house that so far has windows only. A **window** starts a house or goes on top. A **roof** goes on any house without one.",
        "A house has one door at most, one roof, and as many windows as you like. Materials may be mixed. You may have several unfinished houses.",
        "A roof completes the house: nothing more can be added while it is on. A house needs no door.",
      ],
    },
    {
      id: "wolf",
      title: "The wolf",
      picture: "wolf",
      text: [
        "With two or three wolves you buy nothing. You choose **one house of an opponent**, finished or not, and the spinner shows which material the wind takes: straw in three of six cases, wood in two, brick in one.",
        "All tiles of that material leave the house and the game. If only a roof is left, it falls too. A house that lost its roof is open again and can be built on.",
        "If no opponent has a house, the turn is simply over.",
      ],
    },
    {
      id: "end",
      title: "The end",
      text: [
        "The match ends after the turn in which as many stacks are empty as there are players: two stacks with two players, five with five. The round is not played to its end; a second purchase in that turn is still allowed.",
      ],
    },
    {
      id: "score",
      title: "Points",
      text: [
        "Houses without a roof are worth nothing. In the others every tile counts: straw **2**, wood **3**, brick **4**. Every flowerpot in them is worth **1** more, and every house with a roof **1** more.",
        "On equal points more roofed houses decide. If those are equal too, the victory is shared.",
      ],
    },
    {
      id: "veteran",
      title: "Veteran pigs",
      text: [
        "In this variant flowerpots and houses give no points of their own. Six awards do. **During play, +2 each**, for the first house all of straw, all of wood and all of brick, with door, window and roof; it stays yours even if the wolf comes later.",
        "**At the end, +3 each**: most completed houses, the tallest house with door and roof, most flowerpots in completed houses. On a tie nobody gets it.",
      ],
    },
    {
      id: "advice",
      title: "A little advice",
      text: [
        "Small houses are finished quickly and lose little to the wind. A house of mixed materials seldom falls as a whole, but it hardly ever gets away unhurt.",
        "With one wolf on the table each black die you roll again brings the second one in one of six cases. Count the empty stacks: whoever is ahead can hurry to the end.",
      ],
    },
    {
      id: "about",
      title: "About this game",
      text: [
        "The Three Little Pigs is a game by **Laurent Pouchain**, illustrated by Xavier Collette and published by IELLO. This version is unofficial. The rules are told in our own words, the drawings are ours. Which tiles carry flowerpots in the printed game is not public; the spread used here is ours.",
      ],
    },
  ],
};
