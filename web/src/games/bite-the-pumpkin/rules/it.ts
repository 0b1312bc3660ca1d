import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "Di che si tratta",
      text: [
        "Un contadino pianta zucche, un branco di cinque maiali le mangia. Si gioca a turno su un prato di 8 caselle per 8.",
        "**Il contadino vince** appena ha piantato l’ultima delle sue 20 zucche. **Il branco vince** se dopo i suoi morsi sul prato restano 2 zucche o meno.",
        "Niente è nascosto e niente dipende dalla fortuna.",
      ],
    },
    {
      id: "setup",
      title: "Preparazione",
      text: [
        "Gli alberi ci sono fin dall’inizio e non si spostano mai. Ogni casella contiene al massimo un pezzo: un albero, un maiale o un ortaggio.",
        "Comincia il branco. A turno, un pezzo alla volta, ciascuno mette **cinque pezzi** su caselle vuote.",
        "Un maiale non si può mettere accanto a un ortaggio, nemmeno in diagonale. Solo se non c’è nessuna casella adatta può andare in una qualsiasi casella vuota. Il contadino invece pianta dove vuole.",
      ],
      picture: "setup",
    },
    {
      id: "turns",
      title: "I turni",
      text: ["Dopo la preparazione muove prima il branco, poi il contadino, e così via. Il turno del branco ha quattro fasi: **mordi, conta, corri, digerisci**. Quello del contadino una sola: **pianta**."],
    },
    {
      id: "bite",
      title: "Mordere",
      text: [
        "Ogni maiale accanto a una zucca, anche in diagonale, **deve mangiarne una**. Resta dov’è; la zucca esce dal gioco.",
        "Un maiale mangia una zucca per turno e una zucca è mangiata da un solo maiale. Se ci sono più possibilità, il branco decide chi mangia che cosa, ma chi può ancora mangiare non può rinunciare.",
        "Chi ha mangiato **si sdraia** e in questo turno non corre. Se c’è una sola possibilità ci pensa il gioco.",
      ],
      picture: "bite",
    },
    {
      id: "count",
      title: "Contare",
      text: ["Ora si contano le zucche sul prato: se sono 2 o meno il branco ha vinto. Si conta soltanto in questo momento."],
    },
    {
      id: "run",
      title: "Correre",
      text: [
        "Il branco sceglie **una direzione**: nord, sud, est o ovest. Ogni maiale in piedi corre da quella parte finché qualcosa lo ferma: la staccionata, un albero, un ortaggio, un maiale sdraiato o uno già fermo.",
        "Il maiale più avanti corre per primo, così quelli sulla stessa linea si mettono in coda. Si può scegliere anche una direzione in cui nessuno si muove.",
        "Se tutti i maiali sono sdraiati, nessuno corre.",
      ],
      picture: "run",
    },
    { id: "digest", title: "Digerire", text: ["I maiali sdraiati si rialzano. Poi tocca al contadino."] },
    {
      id: "plant",
      title: "Piantare",
      text: [
        "Il contadino pianta una zucca in una casella vuota qualsiasi, anche proprio davanti a un grugno. Non può passare, a meno che non abbia nessuna casella a disposizione.",
        "Quando ha piantato l’ultima zucca vince subito, prima che i maiali possano mordere ancora.",
      ],
    },
    {
      id: "three",
      title: "In tre",
      text: [
        "Un secondo contadino coltiva **broccoli**. I contadini hanno 18 ortaggi ciascuno. L’ordine è: branco, contadino delle zucche, contadino dei broccoli.",
        "Una zucca e un broccolo non possono mai toccarsi con un lato; d’angolo va bene. La figura mostra dove un broccolo non può andare.",
        "Nello stesso turno un maiale può mangiare **una zucca e un broccolo**.",
        "Il contadino che alla conta ha 2 ortaggi o meno è **eliminato**. Quello che ha piantato resta e si può ancora mangiare. Chi ha piantato tutto è al sicuro.",
        "Il branco vince se i contadini sono eliminati entrambi. Un contadino che ha piantato tutto vince se l’altro è eliminato. Se tutti e due hanno piantato tutto, vince quello dei broccoli.",
      ],
      picture: "three",
    },
    {
      id: "variants",
      title: "Varianti",
      text: [
        "**Altri alberi**: frutteto, siepe, prato aperto, oppure una disposizione tua con un massimo di 20 alberi. I maiali si fermano dove c’è un ostacolo, perciò ogni albero cambia i loro percorsi.",
        "**Aiuto per un contadino alle prime armi**: una o due zucche in più dopo la preparazione, prese dalla sua riserva (in due giocatori).",
        "**Morsi automatici**: il gioco sceglie che cosa mangiano i maiali e il branco corre soltanto.",
      ],
    },
    {
      id: "playing",
      title: "Come si gioca qui",
      text: [
        "Tocca una casella illuminata per piazzare o piantare. Per correre tocca una freccia sulla staccionata, scorri il dito sul prato o usa i tasti freccia: la prima pressione mostra dove si fermerebbero i maiali, lo stesso tasto un’altra volta o Invio fa partire la corsa.",
        "Per scegliere i morsi tocca un maiale e poi quello che mangia.",
        "Se per moltissimo tempo non si pianta e non si mangia nulla, chi è ancora in gioco divide la vittoria. Non succede quasi mai.",
      ],
    },
    {
      id: "about",
      title: "Chi l’ha inventato",
      text: ["Azzanna la zucca (Bite the Pumpkin) è un gioco di **Giuliano Polverari**. Questa è una versione non ufficiale: le regole sono raccontate con parole nostre e i disegni sono nostri. Se ti piace, cerca l’originale."],
    },
  ],
};
