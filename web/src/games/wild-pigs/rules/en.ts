import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "What it is about",
      picture: "breeds",
      text: [
        "Mutant boars come for the farm, by **day** and then by **night**. Each era has six rounds and ends with a boss. Whoever has the most **victory points** (VP) at the end of the night wins.",
        "Points come from pigs you have beaten, from upgrades you own and from bosses. Wounds take points away.",
        "Wild Pigs Will Attack! was designed by Daniangio. This page is unofficial and in our own words; card names and drawings are ours.",
      ],
    },
    {
      id: "lanes",
      title: "Lanes",
      picture: "lane",
      text: [
        "There are as many lanes as players. A pig arrives at the **Back**, moves on to **Mid** and then to the **Front**. Only pigs at the Front attack.",
        "After every round: a pig that stands at the Front becomes **enraged**; then pigs step into free places ahead of them; then every free Back gets a new pig while the deck lasts. A pig that has just arrived at the Front is not enraged yet.",
        "An enraged pig costs 2 red more to fight, is worth 1 VP more, and attacks every stance.",
      ],
    },
    {
      id: "stances",
      title: "Stances and cubes",
      picture: "wheel",
      text: [
        "At the start of your turn your **stance** gives you cubes: **Aggressive** 5 red and 1 green, **Tactical** 1 red and 5 blue, **Hunkered** 1 blue and 5 green, **Balanced** 2 of each. Your upgrades may add to that. Cubes can be kept without limit.",
        "Your stance also decides who attacks you. Aggressive: Feral and Hybrid. Tactical: Cunning and Hybrid. Hunkered: Massive and Hybrid. Balanced: Feral, Cunning and Massive, but not Hybrid.",
      ],
    },
    {
      id: "turn",
      title: "Your turn: one main action",
      text: [
        "Each turn you do exactly one of these: **fight** a pig, take **another stance**, or **prepare** a token (attack, conversion or wild; mass only with an upgrade that allows it). Only if there is nothing you could prepare may you pass.",
        "At the end of your turn you get a wild token, Massive pigs at the Front put on a weight, and then the pigs at the Front attack you. When nothing is left to choose, the turn ends by itself.",
        "The order of play moves on: whoever was last in a round is first in the next.",
      ],
    },
    {
      id: "free",
      title: "What you may do besides",
      text: [
        "**Buy** one card a turn, if you have a free slot of its kind. You begin with one slot for upgrades and one for weapons, and can have four of each.",
        "**Add a slot** once a turn, for a wild token. **Convert** cubes with conversion tokens. **Use** upgrades that can be used, once a turn each. **Change stance for free** if spoils gave you that.",
        "All this can be done before or after the main action.",
      ],
    },
    {
      id: "tokens",
      title: "Tokens",
      picture: "tokens",
      text: [
        "**Attack**: 2 red off a fight. **Conversion**: up to 3 cubes of one colour become another colour. **Wild**: one cube of any colour, in a fight or a purchase, or a new slot. These are spent.",
        "**Mass**: 2 green off every fight, and you keep it. You can hold three tokens of each kind.",
      ],
    },
    {
      id: "fight",
      title: "Fighting",
      text: [
        "You fight the foremost pig of a lane, wherever it stands. Only a weapon with reach gets at those behind it.",
        "The cost is what is printed, plus 1 green for each weight, plus 2 red if it is enraged. Mass tokens, discounts of upgrades, attack tokens, wild tokens and weapons take off from that; the rest is paid in cubes. If you can't pay all of it you can't fight.",
        "Each weapon you play loses one use; a used-up weapon is gone. Beaten pigs give you their points and their **spoils**. The app shows every way to pay that no other way beats.",
      ],
    },
    {
      id: "attacks",
      title: "Attacks",
      text: [
        "**Feral** pigs wound you. **Cunning** pigs steal 2 cubes, and you choose which; if you have fewer they take all and wound you. **Massive** pigs wound you once they carry 3 weights, and until then do nothing.",
        "**Hybrid** pigs act by your stance: as Feral against Aggressive, as Cunning against Tactical; against Hunkered they gain a weight and wound at 3; Balanced is safe, except that an enraged one wounds.",
        "Lane 1 attacks first. The board shows who will attack you before you end your turn.",
      ],
    },
    {
      id: "market",
      title: "Markets",
      text: [
        "There are two markets: **upgrades** stay with you and are worth points, **weapons** make fights cheaper. Both show one new card more than there are players.",
        "At the start of a round the new cards become the **last chance** and fresh ones are dealt; what was on its last chance is discarded. Bought cards are not replaced before that.",
      ],
    },
    {
      id: "boss",
      title: "The boss",
      picture: "boss",
      text: [
        "After round six the lanes are cleared and the boss comes. In your boss turn you take your cubes and may pay as many of its three **thresholds** as you can, each once. They are paid like fights; there is no main action.",
        "A paid threshold gives its reward. One that you leave unpaid costs you its penalty when you end the turn (penalties are ours: the printed cards name none).",
        "Other ways to play it: as a **gift**, without penalties; or as a **race**, where each threshold can be taken by one player only.",
      ],
    },
    {
      id: "score",
      title: "Scoring",
      text: [
        "Add up the VP of beaten pigs, upgrades and bosses. Up to 4 wounds cost 1 point each; 5 to 9 cost 10 together; 10 or more cost 20.",
        "Ties go to the fewer wounds, then to more pigs and thresholds beaten, then to more cubes left.",
      ],
    },
    {
      id: "later",
      title: "The later edition",
      text: [
        "An option plays a later state of the design: one lane more, bigger markets, five slots and five tokens of a kind, no penalties at bosses, wild tokens only in fights, and up to 4 wounds for free. Its Tactical stance gives 1 red, 4 blue and 1 green.",
      ],
    },
  ],
};
