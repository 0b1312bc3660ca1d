// French: texts of the parts loaded after the first view.
import type { GameWords } from "../../game";

export const texts: GameWords["texts"] = {
  look: "Ce que vous regardez",
  trophies: "Trophées",
  aTurn: "à chaque tour",
  upgrades: "Améliorations",
  weapons: "Armes",
  newStock: "Nouveautés",
  carryover: "Dernière chance",
  mine: "Mes cartes",
  slots: "{n} emplacements pris sur {of}",
  onKill: "à chaque victoire",
  stanceColour: "de la couleur de votre posture",
  leastColour: "de la couleur qui vous manque le plus",
  uses: { one: "{n} usage", other: "{n} usages" },
  reach: "atteint derrière le premier",
  cost: "Coût",
  reward: "Récompense",
  penalty: "Impayé",
  paidBy: "Payé par {names}",
  slotSign: "place",
  slot_weapon: "un emplacement d’arme",
  slot_upgrade: "un emplacement d’amélioration",
  free_weapon: "une arme offerte",
  heal: { one: "{n} blessure soignée", other: "{n} blessures soignées" },
  n_tokens: { one: "{n} jeton", other: "{n} jetons" },
  whyNot: "Pourquoi pas ?",
  close: "Fermer",
  otherWays: { one: "{n} autre façon de payer", other: "{n} autres façons de payer" },
  ways: { one: "{n} façon de payer", other: "{n} façons de payer" },
  off: "remise fixe",
  openOff: "{n} de moins dans une couleur au choix",
  bare: "sans arme",
  safe: "Rien ne vous attaque à la fin de ce tour.",
  waits: "N’attaque que depuis le devant.",
  won: "Victoire avec {vp} PV après {n} combats et seuils.",
  tally_day: "Trophées du jour",
  tally_night: "Trophées de la nuit",
  tally_cards: "Cartes",
  tally_bosses: "Chefs",
  tally_wounds: "Blessures",
  tally_pigs: "Sangliers vaincus",
  tally_thresholds: "Seuils payés",
  wonShared: "Victoire partagée à {vp} PV.",
  t_hello:
    "Les sangliers descendent deux couloirs, un pas par manche. Seul celui de devant attaque, à la fin de votre tour.",
  t_stance:
    "Vous avez commencé avec 2 cubes rouges, 2 bleus et 2 verts : votre posture est Équilibrée. Touchez Agressive sur la roue et prenez-la : 5 rouges par tour.",
  t_buy:
    "C’était votre action principale. Vous pouvez aussi acheter une carte par tour : descendez au marché, touchez la carte Voir Rouge et achetez-la : un rouge de plus à chaque tour.",
  t_round:
    "Il ne restait rien à faire : votre tour s’est terminé et vous a donné un joker. L’autre survivant a joué, les sangliers ont avancé, et vous avez pris 6 rouges et 1 vert.",
  t_fight:
    "Le Hors-la-Soue s’illumine : il est le premier de son couloir et vous pouvez le payer. Touchez-le et payez en cubes. (Un jeton joker remplace n’importe quel cube.)",
  t_won: "Son point est à vous, et son butin aussi : un cube bleu, un vert et un autre joker.",
  t_end:
    "Sous un sanglier de devant figure ce qu’il vous fait à la fin du tour. Quatre blessures coûtent un point chacune, cinq en coûtent 10 en tout. Il n’y a encore personne : finissez-le.",
  t_later:
    "Six manches, puis un boss ; puis tout recommence, de nuit. Vous et l’autre survivant continuez le combat, jusqu’au dernier tour de la nuit.",
  t_boss:
    "Le boss de la nuit ! Les points payés sont à vous, ce qui reste impayé fait mal. Vous êtes derrière : touchez 12 verts pour 6 points et payez en cubes.",
  t_last:
    "Vous voilà devant. Terminez votre tour : l’autre survivant ne peut pas payer, puis on compte les points, moins les blessures.",
};
