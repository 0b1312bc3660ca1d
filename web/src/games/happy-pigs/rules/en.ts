import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "idea",
      title: "The idea",
      text: [
        "You are pig farmers. In one year of **sixteen rounds** you breed, feed and sell pigs; whoever has the **most money** at the end wins.",
        "Every round each farmer picks one of four actions in secret. What several want, they share: the art is to want what the others leave.",
        "Happy Pigs was designed by **Kuraki Mura**; the rules for two are by **Bruno Cathala**. This is an unofficial version: the words and drawings are our own, and so are all season cards but one, because the printed ones are not public.",
      ],
    },
    {
      id: "start",
      title: "Start",
      text: [
        "Everybody has **45 money and one field**. Before the first round, one farmer after the other may buy up to **five things**: pigs, items, fields. What you don't buy pays nothing here.",
        "Prices: piglet 3, small pig 6, average pig 10, big pig 15. Each item costs 1. Your second field costs 10, the third 15, the fourth 20, and so on.",
        "The market is not endless: 50 piglets, 48 small, 48 average and 50 big pigs, 25 of each item, 20 fields in all. What is gone can't be taken.",
      ],
      picture: "sizes",
    },
    {
      id: "field",
      title: "Room on the field",
      text: [
        "A field has **6 by 6 squares**. A piglet needs 2 by 2, a small pig 3 by 2, an average pig 3 by 3, a big pig 4 by 3; pigs may be turned and moved about at any time, so drag them as you please.",
        "Pigs don't overlap and don't stand across two fields. If there is no way to fit a pig in, you can't buy it, have it born or let it grow that far, and a gift that doesn't fit is lost.",
      ],
      picture: "field",
    },
    {
      id: "round",
      title: "A round",
      text: [
        "1. A **season card** is turned over. 2. All pick an action in secret. 3. All reveal. 4. From the first player on, everybody takes their actions. 5. The card's effect. Then the first-player token moves to the left.",
        "There are four rounds in each season: spring, summer, autumn, winter.",
      ],
    },
    {
      id: "choose",
      title: "Choosing and sharing",
      text: [
        "The card's four numbers say how often **feed, mate, buy and sell** can be done this round, by all together. If you alone chose an action, all of it is yours.",
        "If several chose it, the number is dealt out one by one, starting with the first player. 9 for two makes 5 and 4.",
        "You never have to use an action. **Each unused one pays 1 money**, and you may stop at any moment.",
      ],
      picture: "numbers",
    },
    {
      id: "feed",
      title: "Feed",
      text: [
        "A pig grows one size: piglet, small, average, big. **Each pig eats once a round**; fed pigs smile with a leaf in the mouth.",
        "With a **supplement** a piglet or a small pig grows two sizes at once.",
      ],
    },
    {
      id: "mate",
      title: "Mate",
      text: ["Each average or big pig can have **one piglet a round**. With an **amulet** the newborn is a small pig right away."],
    },
    {
      id: "buy",
      title: "Buy and sell",
      text: [
        "One pig, one item or one field bought for each action, or one pig sold, at the price in the market; a pig sells for what it costs.",
        "Some cards make things cheaper or pay more while the round lasts. Where the market pays another price than it asks, that one stands in brackets.",
      ],
    },
    {
      id: "cards",
      title: "Season cards",
      text: [
        "Of six cards in each season four come up. Every card has four numbers between 6 and 9 and an effect. **Prices** change while the round lasts; **gifts and prizes** come at its end, from the first player on.",
        "A prize for the most goes in full to everyone who is tied, but nobody gets it for having none. Growing by a card is not feeding, so a fed pig may grow.",
      ],
    },
    {
      id: "vaccines",
      title: "Vaccines and the change of season",
      text: [
        "After rounds 4, 8, 12 and 16 the season changes. Everybody may use vaccines, one for each pig. Then **all pigs without a vaccine go back to the market**, for nothing.",
        "A vaccinated pig has a round badge with a cross. It keeps it as it grows, until it is sold.",
      ],
      picture: "items",
    },
    {
      id: "end",
      title: "The end",
      text: [
        "After the last change of season the remaining pigs are sold at list price. **Most money wins.** If there is a tie, items count 1 each and fields what they cost; if it is still a tie, the victory is shared.",
      ],
    },
    {
      id: "two",
      title: "For two, and variants",
      text: [
        "With two players there are **neutral tiles**, first with the second player. Who has them picks an own action and then, also in secret, a neutral one. The neutral takes its share like a third player, dealt last, and does nothing with it. If it hit the opponent's action, the tiles go to the opponent for the next round.",
        "**Forecast**: the next card lies face up. **Open actions**: you choose one after the other and see what was chosen before.",
      ],
    },
  ],
};
