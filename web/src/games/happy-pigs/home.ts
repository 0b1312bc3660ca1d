import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "Happy Pigs",
  designer: "Kuraki Mura, Bruno Cathala",
  seats: [2, 6],
  minutes: 40,
  about: {
    en: "Breed, feed and sell pigs through four seasons; whoever wants the same shares it.",
    it: "Alleva, nutri e vendi maiali per quattro stagioni; chi vuole la stessa cosa la divide.",
    fr: "Élevez et vendez des cochons en quatre saisons ; qui veut la même chose la partage.",
  },
  Card,
};
