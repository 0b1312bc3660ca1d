import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "Wild Pigs Will Attack!",
  designer: "Daniangio",
  seats: [2, 5],
  minutes: 60,
  about: {
    en: "Survive a day and a night of mutant boars.",
    it: "Sopravvivi a un giorno e una notte di cinghiali mutanti.",
    fr: "Survivez à un jour et une nuit de sangliers mutants.",
  },
  Card,
};
