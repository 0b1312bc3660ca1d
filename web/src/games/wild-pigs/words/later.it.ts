// Italian: texts of the parts loaded after the first view.
import type { GameWords } from "../../game";

export const texts: GameWords["texts"] = {
  look: "Che cosa guardi",
  trophies: "Trofei",
  aTurn: "a ogni turno",
  upgrades: "Potenziamenti",
  weapons: "Armi",
  newStock: "Novità",
  carryover: "Ultima occasione",
  mine: "Le mie carte",
  slots: "{n} spazi occupati su {of}",
  onKill: "a ogni vittoria",
  stanceColour: "del colore del tuo assetto",
  leastColour: "del colore che hai di meno",
  uses: { one: "{n} uso", other: "{n} usi" },
  reach: "colpisce anche dietro al primo",
  cost: "Costo",
  reward: "Premio",
  penalty: "Se non paghi",
  paidBy: "Pagata da {names}",
  slotSign: "spazio",
  slot_weapon: "uno spazio arma",
  slot_upgrade: "uno spazio potenziamento",
  free_weapon: "un’arma gratis",
  heal: { one: "{n} ferita guarita", other: "{n} ferite guarite" },
  n_tokens: { one: "{n} segnalino", other: "{n} segnalini" },
  whyNot: "Perché non posso?",
  close: "Chiudi",
  otherWays: { one: "{n} altro modo di pagare", other: "altri {n} modi di pagare" },
  ways: { one: "{n} modo di pagare", other: "{n} modi di pagare" },
  off: "sconto fisso",
  openOff: "{n} in meno su un colore a scelta",
  bare: "senza armi",
  safe: "Nessuno ti attacca alla fine di questo turno.",
  waits: "Attacca solo dal fronte.",
  won: "Vittoria con {vp} PV dopo {n} tra combattimenti e soglie.",
  tally_day: "Trofei di giorno",
  tally_night: "Trofei di notte",
  tally_cards: "Carte",
  tally_bosses: "Capi",
  tally_wounds: "Ferite",
  tally_pigs: "Cinghiali battuti",
  tally_thresholds: "Soglie pagate",
  wonShared: "Vittoria condivisa a {vp} PV.",
  t_hello:
    "I cinghiali scendono per due corsie, un passo per turno. Attacca solo chi sta al Fronte, alla fine del tuo turno.",
  t_stance:
    "Hai cominciato con 2 cubetti rossi, 2 blu e 2 verdi: il tuo assetto è Bilanciato. Tocca Aggressivo sulla ruota e scegli: 5 rossi a turno.",
  t_buy:
    "Era la tua azione principale. Puoi anche comprare una carta per turno: scorri fino al mercato, tocca Nebbia Rossa e comprala: un rosso in più a ogni turno.",
  t_round:
    "Non restava altro da fare, perciò il turno è finito e ti ha dato un jolly. L’altro sopravvissuto ha giocato, i cinghiali sono avanzati e hai preso 6 rossi e 1 verde.",
  t_fight:
    "Il Fuoriporcile si illumina: è il primo della sua corsia e puoi pagarlo. Toccalo e paga con i cubetti. (Un segnalino jolly vale un cubetto qualsiasi.)",
  t_won: "Il suo punto è tuo, e anche il bottino: un cubetto blu, uno verde e un altro jolly.",
  t_end:
    "Sotto un cinghiale al Fronte sta scritto che cosa ti fa a fine turno. Fino a quattro ferite costano un punto l’una, cinque ne costano 10 in tutto. Per ora non c’è nessuno: chiudi il turno.",
  t_later:
    "Sei turni, poi un capobranco; poi tutto da capo, di notte. Tu e l’altro superstite continuate a combattere, fino all’ultimo turno della notte.",
  t_boss:
    "Il capobranco della notte! I punti che paghi sono tuoi, ciò che non paghi fa male. Sei in svantaggio: tocca 12 verdi per 6 punti e paga con i cubetti.",
  t_last:
    "Ora sei in vantaggio. Termina il turno: l’altro superstite non può pagare, poi si contano i punti, meno le ferite.",
};
