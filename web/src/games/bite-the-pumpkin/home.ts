import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "Bite the Pumpkin",
  designer: "Giuliano Polverari",
  seats: [2, 3],
  minutes: 15,
  about: {
    en: "One stubborn farmer. Five hungry pigs. Twenty pumpkins.",
    it: "Un contadino testardo. Cinque maiali affamati. Venti zucche.",
    fr: "Un fermier têtu. Cinq cochons affamés. Vingt citrouilles.",
  },
  roles: [
    { en: "Herd", it: "Branco", fr: "Horde" },
    { en: "Farmer", it: "Contadino", fr: "Fermier" },
  ],
  Card,
  designs: "layout",
};
