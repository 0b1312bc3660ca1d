// Le regole in italiano, con parole nostre.
import type { Rules } from "../../game";

export const it: Rules = {
  sections: [
    {
      id: "goal",
      title: "Lo scopo",
      text: [
        "Sei un porcellino che costruisce case di **paglia**, di **legno** e di **mattoni**. Più il materiale è solido, più costa e più vale. Alla fine vince chi ha più punti.",
        "Contano solo le case col **tetto**. E poi c’è il lupo, che arriva dai tuoi stessi dadi e soffia sulle case degli altri.",
      ],
    },
    {
      id: "setup",
      title: "Prima del primo lancio",
      text: [
        "Nel cantiere ci sono nove pile di quattro tessere: porte, finestre e tetti di ogni materiale. La tessera in cima a ogni pila è scoperta; quello che c’è sotto non si sa.",
        "Alcune tessere hanno un **vaso di fiori**: due finestre su quattro e una porta su quattro per ogni materiale. Chi comincia lo decide il caso; poi si gioca a turno intorno al tavolo.",
      ],
    },
    {
      id: "dice",
      title: "I lanci",
      picture: "dice",
      text: [
        "In un turno si fanno fino a **tre lanci**. Il primo con tutti e cinque i dadi. Prima del secondo e del terzo scegli quali dadi rilanciare, anche quelli che avevi tenuto. Oppure ti fermi.",
        "I due dadi bianchi hanno due porte, due finestre e due tetti. I tre dadi neri hanno due porte, due finestre, un tetto e un **lupo**. Un lupo resta bloccato fino alla fine del turno.",
        "Con **due lupi** o più i lanci finiscono subito, e invece dei muratori arriva il lupo.",
      ],
    },
    {
      id: "buy",
      title: "Comprare",
      picture: "yard",
      text: [
        "Dadi con lo stesso simbolo pagano una tessera di quel tipo: **due** per la paglia, **tre** per il legno, **quattro** per i mattoni. Una tessera vale tanti punti quanti dadi costa.",
        "Puoi comprare **due tessere** in un turno, se i dadi bastano per entrambe; ogni dado paga una volta sola. Quattro simboli uguali possono pagare due tessere di paglia, cinque una di paglia e una di legno.",
        "Se si può comprare e mettere qualcosa, una tessera va comprata. La seconda è a piacere.",
      ],
    },
    {
      id: "place",
      title: "Costruire",
      picture: "houses",
      text: [
        "Una **porta** comincia una casa, o va sotto una casa che finora ha solo finestre. Una **finestra** comincia una casa o va in cima. Un **tetto** va su qualsiasi casa che non ne ha.",
        "Una casa ha al massimo una porta, un tetto e quante finestre vuoi. I materiali si possono mescolare. Si possono avere più case non finite.",
        "Il tetto completa la casa: finché c’è non si aggiunge altro. La porta non è obbligatoria.",
      ],
    },
    {
      id: "wolf",
      title: "Il lupo",
      picture: "wolf",
      text: [
        "Con due o tre lupi non compri niente. Scegli **una casa di un avversario**, finita o no, e la freccia indica quale materiale si porta via il vento: la paglia in tre casi su sei, il legno in due, i mattoni in uno.",
        "Tutte le tessere di quel materiale lasciano la casa e il gioco. Se resta solo un tetto, cade anche quello. Una casa che ha perso il tetto è di nuovo aperta e si può continuare.",
        "Se nessun avversario ha una casa, il turno finisce e basta.",
      ],
    },
    {
      id: "end",
      title: "La fine",
      text: [
        "La partita finisce dopo il turno in cui le pile vuote sono tante quanti i giocatori: due pile in due, cinque in cinque. Il giro non si completa; in quel turno si può ancora comprare una seconda tessera.",
      ],
    },
    {
      id: "score",
      title: "I punti",
      text: [
        "Le case senza tetto non valgono niente. Nelle altre conta ogni tessera: paglia **2**, legno **3**, mattoni **4**. Ogni vaso di fiori vale **1** punto in più, e ogni casa col tetto **1** punto in più.",
        "A parità di punti decide chi ha più case col tetto. Se anche quelle sono pari, la vittoria è condivisa.",
      ],
    },
    {
      id: "veteran",
      title: "Porcellini veterani",
      text: [
        "In questa variante vasi e case non danno punti propri. Li danno sei premi. **Durante la partita, +2 ciascuno**, per la prima casa tutta di paglia, tutta di legno e tutta di mattoni, con porta, finestra e tetto; il premio resta anche se poi passa il lupo.",
        "**Alla fine, +3 ciascuno**: più case complete, casa più alta con porta e tetto, più vasi di fiori nelle case complete. In caso di parità non va a nessuno.",
      ],
    },
    {
      id: "advice",
      title: "Qualche consiglio",
      text: [
        "Le case piccole si finiscono in fretta e al vento offrono poco. Una casa di materiali misti cade di rado tutta intera, ma quasi mai ne esce illesa.",
        "Con un lupo già sul tavolo, ogni dado nero che rilanci porta il secondo in un caso su sei. E conta le pile vuote: chi è in vantaggio può affrettare la fine.",
      ],
    },
    {
      id: "about",
      title: "Su questo gioco",
      text: [
        "The Three Little Pigs è un gioco di **Laurent Pouchain**, illustrato da Xavier Collette e pubblicato da IELLO. Questa versione non è ufficiale. Le regole sono raccontate con parole nostre, i disegni sono nostri. Quali tessere abbiano i vasi di fiori nel gioco stampato non è pubblico; la distribuzione usata qui è nostra.",
      ],
    },
  ],
};
