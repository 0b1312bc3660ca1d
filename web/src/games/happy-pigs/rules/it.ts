import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "idea",
      title: "L'idea",
      text: [
        "Siete allevatori di maiali. In un anno di **sedici turni** li allevate, li nutrite e li vendete; alla fine vince chi ha **più monete**.",
        "A ogni turno ciascuno sceglie in segreto una di quattro azioni. Chi vuole la stessa la divide: l'arte è volere ciò che gli altri lasciano.",
        "Happy Pigs è un gioco di **Kuraki Mura**; le regole per due sono di **Bruno Cathala**. Questa è una versione non ufficiale: parole e disegni sono nostri, e così tutte le carte stagione tranne una, perché quelle stampate non sono pubbliche.",
      ],
    },
    {
      id: "start",
      title: "Si comincia",
      text: [
        "Ognuno ha **45 monete e un campo**. Prima del primo turno, uno dopo l'altro, si possono comprare fino a **cinque cose**: maiali, oggetti, campi. Qui ciò che non si compra non rende nulla.",
        "Prezzi: porcellino 3, maiale piccolo 6, medio 10, grande 15. Ogni oggetto costa 1. Il secondo campo costa 10, il terzo 15, il quarto 20 e così via.",
        "Il mercato non è infinito: 50 porcellini, 48 maiali piccoli, 48 medi e 50 grandi, 25 oggetti per tipo, 20 campi in tutto. Ciò che è finito non si può prendere.",
      ],
      picture: "sizes",
    },
    {
      id: "field",
      title: "Lo spazio sul campo",
      text: [
        "Un campo ha **6 caselle per 6**. Un porcellino ne occupa 2 per 2, un maiale piccolo 3 per 2, un medio 3 per 3, un grande 4 per 3; i maiali si possono girare e spostare in ogni momento, quindi trascinateli come vi piace.",
        "I maiali non si sovrappongono e non stanno a cavallo di due campi. Se un maiale non ci sta in nessun modo, non lo si può comprare, far nascere o far crescere fin lì, e un regalo che non ci sta è perso.",
      ],
      picture: "field",
    },
    {
      id: "round",
      title: "Un turno",
      text: [
        "1. Si scopre una **carta stagione**. 2. Tutti scelgono un'azione in segreto. 3. Tutti la rivelano. 4. A partire dal primo giocatore, ognuno svolge le proprie azioni. 5. L'effetto della carta. Poi il segnalino di primo giocatore passa a sinistra.",
        "Ogni stagione dura quattro turni: primavera, estate, autunno, inverno.",
      ],
    },
    {
      id: "choose",
      title: "Scegliere e dividere",
      text: [
        "I quattro numeri della carta dicono quante volte in questo turno, fra tutti, si può **nutrire, accoppiare, comprare e vendere**. Chi è il solo ad aver scelto un'azione la ha tutta per sé.",
        "Se la scelgono in più, il numero si distribuisce uno alla volta a partire dal primo giocatore. 9 in due fa 5 e 4.",
        "Nessuna azione è obbligatoria. **Ognuna non usata rende 1 moneta**, e ci si può fermare in ogni momento.",
      ],
      picture: "numbers",
    },
    {
      id: "feed",
      title: "Nutrire",
      text: [
        "Un maiale cresce di una taglia: porcellino, piccolo, medio, grande. **Ogni maiale mangia una volta per turno**; chi ha mangiato sorride con una foglia in bocca.",
        "Con un **integratore** un porcellino o un maiale piccolo cresce di due taglie in una volta.",
      ],
    },
    {
      id: "mate",
      title: "Accoppiare",
      text: ["Ogni maiale medio o grande può avere **un porcellino per turno**. Con un **amuleto** il nuovo nato è subito un maiale piccolo."],
    },
    {
      id: "buy",
      title: "Comprare e vendere",
      text: [
        "Per ogni azione si compra un maiale, un oggetto o un campo, oppure si vende un maiale, al prezzo del mercato; un maiale si vende a quanto costa.",
        "Alcune carte abbassano i prezzi o pagano di più finché dura il turno. Dove il mercato paga un prezzo diverso da quello che chiede, lo si legge fra parentesi.",
      ],
    },
    {
      id: "cards",
      title: "Le carte stagione",
      text: [
        "Delle sei carte di ogni stagione ne escono quattro. Ogni carta ha quattro numeri fra 6 e 9 e un effetto. I **prezzi** cambiano finché dura il turno; **regali e premi** arrivano alla fine, a partire dal primo giocatore.",
        "Un premio per chi ne ha di più va per intero a tutti quelli in parità, ma non a chi non ne ha nessuno. Crescere con una carta non è nutrire: può crescere anche chi ha già mangiato.",
      ],
    },
    {
      id: "vaccines",
      title: "I vaccini e il cambio di stagione",
      text: [
        "Dopo i turni 4, 8, 12 e 16 cambia la stagione. Ognuno può usare vaccini, uno per maiale. Poi **tutti i maiali senza vaccino tornano al mercato**, gratis.",
        "Un maiale vaccinato porta un distintivo rotondo con una croce. Lo tiene anche crescendo, finché non viene venduto.",
      ],
      picture: "items",
    },
    {
      id: "end",
      title: "La fine",
      text: [
        "Dopo l'ultimo cambio di stagione i maiali rimasti si vendono al prezzo di listino. **Vince chi ha più monete.** In parità gli oggetti contano 1 ciascuno e i campi quanto costano; se la parità resta, la vittoria è condivisa.",
      ],
    },
    {
      id: "two",
      title: "In due, e le varianti",
      text: [
        "In due ci sono le **tessere neutrali**, all'inizio del secondo giocatore. Chi le ha sceglie la propria azione e poi, sempre in segreto, una neutrale. La neutrale prende la sua parte come un terzo giocatore, servito per ultimo, e non ne fa nulla. Se colpisce l'azione dell'avversario, le tessere passano a lui per il turno dopo.",
        "**Previsione**: la prossima carta è scoperta. **Azioni aperte**: si sceglie uno dopo l'altro, vedendo le scelte precedenti.",
      ],
    },
  ],
};
