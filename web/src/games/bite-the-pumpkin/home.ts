import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "Bite the Pumpkin",
  designer: "Giuliano Polverari",
  seats: [2, 3],
  minutes: 15,
  about: {
    en: "A tenacious farmer against a herd of pigs greedy for pumpkins.",
    it: "Un contadino tenace contro un branco di maiali golosi di zucche.",
    fr: "Un fermier tenace contre un troupeau de cochons friands de citrouilles.",
  },
  roles: [
    { en: "Herd", it: "Branco", fr: "Horde" },
    { en: "Farmer", it: "Contadino", fr: "Fermier" },
  ],
  Card,
};
