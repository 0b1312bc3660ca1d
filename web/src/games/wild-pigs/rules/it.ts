import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "Di che cosa si tratta",
      picture: "breeds",
      text: [
        "Cinghiali mutanti assaltano la fattoria, prima di **giorno** e poi di **notte**. Ogni epoca dura sei turni e si chiude con un capobranco. Chi ha più **punti vittoria** (PV) alla fine della notte vince.",
        "I punti vengono dai cinghiali sconfitti, dai potenziamenti che possiedi e dai capibranco. Le ferite ne tolgono.",
        "Wild Pigs Will Attack! è un gioco di Daniangio. Questa pagina non è ufficiale ed è scritta con parole nostre; nomi delle carte e disegni sono nostri.",
      ],
    },
    {
      id: "lanes",
      title: "Le corsie",
      picture: "lane",
      text: [
        "Ci sono tante corsie quanti giocatori. Un cinghiale arriva sul **Fondo**, passa al **Centro** e poi al **Fronte**. Attacca solo chi sta al Fronte.",
        "Dopo ogni turno di gioco: chi sta al Fronte si **infuria**; poi i cinghiali avanzano nei posti liberi davanti a loro; poi ogni Fondo libero riceve un nuovo cinghiale, finché il mazzo ne ha. Chi è appena arrivato al Fronte non è ancora infuriato.",
        "Un cinghiale infuriato costa 2 rossi in più, vale 1 PV in più e attacca qualsiasi assetto.",
      ],
    },
    {
      id: "stances",
      title: "Assetti e cubetti",
      picture: "wheel",
      text: [
        "All'inizio del tuo turno l'**assetto** ti dà dei cubetti: **Aggressivo** 5 rossi e 1 verde, **Tattico** 1 rosso e 5 blu, **Difensivo** 1 blu e 5 verdi, **Bilanciato** 2 per colore. I potenziamenti possono aggiungerne. I cubetti si conservano senza limite.",
        "L'assetto decide anche chi ti attacca. Aggressivo: Feroci e Ibridi. Tattico: Astuti e Ibridi. Difensivo: Massicci e Ibridi. Bilanciato: Feroci, Astuti e Massicci, ma non gli Ibridi.",
      ],
    },
    {
      id: "turn",
      title: "Il tuo turno: un'azione principale",
      text: [
        "A ogni turno fai esattamente una di queste cose: **combatti** un cinghiale, prendi **un altro assetto**, oppure **prepari** un segnalino (attacco, conversione o jolly; massa solo con un potenziamento che lo permette). Puoi passare soltanto se non c'è nulla da preparare.",
        "Alla fine del turno ricevi un jolly, i Massicci al Fronte prendono un peso, e poi chi sta al Fronte ti attacca. Quando non resta niente da scegliere il turno finisce da solo.",
        "L'ordine cambia: chi ha giocato per ultimo in un turno comincia il successivo.",
      ],
    },
    {
      id: "free",
      title: "Che cos'altro puoi fare",
      text: [
        "**Comprare** una carta per turno, se hai uno spazio libero del suo tipo. Cominci con uno spazio per i potenziamenti e uno per le armi, e puoi arrivare a quattro per tipo.",
        "**Aggiungere uno spazio** una volta per turno, con un jolly. **Convertire** cubetti con i segnalini conversione. **Usare** i potenziamenti attivi, una volta per turno ciascuno. **Cambiare assetto gratis**, se un bottino te l'ha concesso.",
        "Tutto questo prima o dopo l'azione principale.",
      ],
    },
    {
      id: "tokens",
      title: "I segnalini",
      picture: "tokens",
      text: [
        "**Attacco**: 2 rossi in meno in un combattimento. **Conversione**: fino a 3 cubetti di un colore diventano di un altro. **Jolly**: un cubetto di qualsiasi colore, in un combattimento o in un acquisto, oppure un nuovo spazio. Questi si consumano.",
        "**Massa**: 2 verdi in meno in ogni combattimento, e resta tua. Puoi tenere tre segnalini per tipo.",
      ],
    },
    {
      id: "fight",
      title: "Combattere",
      text: [
        "Si combatte il primo cinghiale di una corsia, ovunque si trovi. Solo un'arma a lunga portata raggiunge quelli dietro.",
        "Il costo è quello stampato, più 1 verde per ogni peso, più 2 rossi se è infuriato. Segnalini massa, sconti dei potenziamenti, segnalini attacco, jolly e armi lo riducono; il resto si paga in cubetti. Se non puoi pagare tutto non puoi combattere.",
        "Ogni arma giocata perde un uso; un'arma consumata è persa. I cinghiali sconfitti danno i loro punti e il loro **bottino**. L'app mostra tutti i modi di pagare che nessun altro batte.",
      ],
    },
    {
      id: "attacks",
      title: "Gli attacchi",
      text: [
        "I **Feroci** ti feriscono. Gli **Astuti** rubano 2 cubetti a tua scelta; se ne hai meno li prendono tutti e ti feriscono. I **Massicci** ti feriscono quando portano 3 pesi, prima non fanno niente.",
        "Gli **Ibridi** agiscono secondo il tuo assetto: come Feroci contro l'Aggressivo, come Astuti contro il Tattico; contro il Difensivo prendono un peso e a 3 feriscono; il Bilanciato è al sicuro, ma un Ibrido infuriato lo ferisce.",
        "La corsia 1 attacca per prima. Il tavolo mostra chi ti attaccherà prima che tu chiuda il turno.",
      ],
    },
    {
      id: "market",
      title: "I mercati",
      text: [
        "I mercati sono due: i **potenziamenti** restano tuoi e valgono punti, le **armi** rendono meno cari i combattimenti. Ognuno mostra una carta nuova in più del numero dei giocatori.",
        "All'inizio di un turno di gioco le carte nuove diventano l'**ultima occasione** e se ne scoprono altre; quelle all'ultima occasione si scartano. Le carte comprate non si rimpiazzano prima di allora.",
      ],
    },
    {
      id: "boss",
      title: "Il capobranco",
      picture: "boss",
      text: [
        "Dopo il sesto turno le corsie si svuotano e arriva il capobranco. Nel tuo turno prendi i cubetti e puoi pagare quante vuoi delle sue tre **soglie**, una volta ciascuna. Si pagano come i combattimenti; non c'è azione principale.",
        "Una soglia pagata dà il suo premio. Una non pagata ti costa la sua penalità quando chiudi il turno (le penalità sono nostre: le carte stampate non ne indicano).",
        "Altri modi di giocarla: come **dono**, senza penalità; oppure come **gara**, dove ogni soglia va a un solo giocatore.",
      ],
    },
    {
      id: "score",
      title: "Il punteggio",
      text: [
        "Somma i PV dei cinghiali sconfitti, dei potenziamenti e dei capibranco. Fino a 4 ferite costano 1 punto l'una; da 5 a 9 costano 10 in tutto; 10 o più costano 20.",
        "A parità vince chi ha meno ferite, poi più cinghiali e soglie, poi più cubetti rimasti.",
      ],
    },
    {
      id: "later",
      title: "L'edizione successiva",
      text: [
        "Un'opzione gioca uno stato successivo del progetto: una corsia in più, mercati più grandi, cinque spazi e cinque segnalini per tipo, nessuna penalità dai capibranco, jolly solo nei combattimenti, e le prime 4 ferite gratis. Il suo assetto Tattico dà 1 rosso, 4 blu e 1 verde.",
      ],
    },
  ],
};
