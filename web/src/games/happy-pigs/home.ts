import type { HomeCard } from "../game";
import { Card } from "./Card";

export const home: HomeCard = {
  title: "Happy Pigs",
  designer: "Kuraki Mura, Bruno Cathala",
  seats: [2, 6],
  minutes: 40,
  about: {
    en: "Breed, feed and sell pigs through four seasons; those who pick the same action share it.",
    it: "Alleva, nutri e vendi maiali per quattro stagioni; chi sceglie la stessa azione la divide.",
    fr: "Élevez et vendez des cochons en quatre saisons ; qui choisit la même action la partage.",
  },
  Card,
};
