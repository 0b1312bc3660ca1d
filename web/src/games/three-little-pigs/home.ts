import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "The Three Little Pigs",
  designer: "Laurent Pouchain",
  seats: [2, 5],
  minutes: 20,
  about: {
    en: "Roll dice, build houses of straw, wood and brick, send the wolf next door.",
    it: "Tira i dadi, costruisci case di paglia, legno e mattoni, manda il lupo dai vicini.",
    fr: "Lancez les dés, bâtissez en paille, en bois et en brique, envoyez le loup chez les voisins.",
  },
  Card,
};
