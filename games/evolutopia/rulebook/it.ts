// The rules of Evolutopia to read, in Italian.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Insieme risanate una città in difficoltà: sviluppate evoluzioni con l’aiuto di esperti e mettetele sul territorio. Vincete tutti nel momento in cui tre indicatori sono a 6 o più e nessun disagio resta scoperto, e perdete tutti se un indicatore cade a 0 o la crisi raggiunge la sua ultima spia.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'Il gioco in un minuto',
      parts: [
        'Da 1 a 5 giocatori, che giocano come una squadra e possono parlare di tutto. Nel tuo turno fai una di cinque azioni e la blocchi, così che per ora nessuno possa rifarla:',
        {
          steps: [
            '**Scegli** un’evoluzione da studiare.',
            '**Avviane** una: spostala dallo studio al cantiere.',
            '**Recluta** esperti dal sacchetto.',
            '**Assegna** esperti alle evoluzioni in cantiere e alla crisi.',
            '**Inaugura** un’evoluzione pronta: muove gli indicatori e va sul territorio.',
          ],
        },
        'Invece di un’azione puoi **chiudere il round**, e devi farlo quando tutte e cinque sono bloccate. Una crisi non affrontata fa danni, ne arriva una nuova, e le azioni tornano libere, tutte tranne una.',
      ],
    },
    { id: '1', heading: 'Cosa c’è sul tavolo', parts: [] },
    {
      id: '1.1',
      heading: 'Il territorio',
      parts: [
        'Una griglia di caselle con una tessera iniziale e alcune tessere disagio. Ogni disagio appartiene a un indicatore.',
        { ours: 'La griglia di 4 × 4 e i dieci disagi, due per indicatore.' },
        {
          figure: 'territory',
          caption:
            'Il territorio di una partita Scoperta: la tessera iniziale e due disagi, ognuno con il suo indicatore.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indicatori',
      parts: [
        'Cinque tracciati da 0 a 7: **ambiente**, **mobilità**, **comfort**, **energia** ed **economia**.',
        { ours: 'Che i tracciati finiscono a 7.' },
        {
          figure: 'indicators',
          caption: 'I cinque indicatori all’inizio di una partita Scoperta, e le spie del tracciato delle crisi.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Il tracciato delle crisi',
      parts: [
        'Una fila di spie lungo cui avanza il segnalino della crisi. All’ultima la partita è persa.',
        { ours: 'La sua lunghezza: dieci spie, qualunque sia il numero di giocatori.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Esperti',
      parts: [
        'Sono 25 in un sacchetto, cinque per tipo: **progettisti**, **costruttori**, **neourbanisti**, **tecnologi** e **regolatori**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evoluzioni',
      parts: [
        'Sono 35 tessere. Ognuna mostra il suo nome, gli esperti che le servono e come cambia gli indicatori, per lo più in alto. Alcune portano un **segno blu** (un’evoluzione bonus) o un **segno verde** (una buona idea); vedi §3.2.',
        {
          ours: 'Tutte e 35 le evoluzioni. Richiedono da due a quattro esperti, e ogni indicatore e ogni tipo di esperto è richiesto più o meno altrettanto spesso.',
        },
        {
          figure: 'site',
          caption: 'Evoluzioni in cantiere: ognuna mostra gli esperti che le mancano e come cambierà gli indicatori.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Crisi',
      parts: [
        'Sono 15 carte. Ognuna ha un effetto all’arrivo, di solito una scelta tra due; gli esperti che servono per gestirla; e una penalità se non viene gestita. Dove una carta parla di esperti **in gioco**, intende quelli nella zona esperti, in cantiere e sulla crisi attuale. Gli esperti liberati tornano nel sacchetto.',
        {
          ours: 'Tutte le crisi, tranne l’arrivo e la penalità dell’allerta meteo: sono esempi delle regole pubblicate. Le due opzioni di una carta non hanno effetti in comune, e una spia è sempre e solo il prezzo di una di esse o di una crisi non gestita.',
        },
        {
          figure: 'crisis',
          caption: 'Una crisi in gioco: gli esperti che le servono, e cosa succede se non viene gestita.',
        },
      ],
    },
    {
      id: '1.7',
      heading: 'Buone idee e ruoli',
      parts: [
        'Ci sono 9 buone idee, ognuna utilizzabile una volta, e 10 ruoli, ognuno con un talento e il momento in cui si può usare. Il **Tuttofare** usa un ruolo scoperto di un vicino, il giocatore prima o dopo di lui nell’ordine di turno; conta come l’unico ruolo che chi lo usa può usare in un turno.',
        {
          ours: 'Tutte le buone idee e i ruoli; è nostro anche il fatto che il Tuttofare prenda in prestito solo dai vicini.',
        },
      ],
    },
    {
      id: '1.8',
      heading: 'Azioni e segnalini blocco',
      parts: ['Le cinque azioni sono in fila, con cinque segnalini per bloccarle.'],
    },
    { id: '2', heading: 'Preparazione', parts: [] },
    {
      id: '2.1',
      heading: 'Evoluzioni',
      parts: [
        'La pila è scoperta, quindi si vede sempre la tessera in cima. Due tessere vanno allo **studio**, poi una in **cantiere**. Ognuna di queste zone ha posto per tre.',
      ],
    },
    {
      id: '2.2',
      heading: 'Esperti',
      parts: ['Tre si pescano dal sacchetto per la zona esperti, che ha posto per cinque.'],
    },
    {
      id: '2.3',
      heading: 'Tracciati',
      parts: [
        'Tutti gli indicatori partono da 2 e la crisi dalla prima spia. In una partita **Scoperta** gli indicatori partono da 3 e la crisi dalla seconda spia.',
      ],
    },
    {
      id: '2.4',
      heading: 'Carte',
      parts: [
        'Crisi e buone idee si mescolano, coperte. Ogni giocatore riceve due ruoli: uno scoperto, uno coperto sotto il primo, che non vede nemmeno chi lo possiede.',
        { ours: 'Che si possa giocare fino a cinque: dieci ruoli sono due a testa.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Livelli',
      parts: [
        'Il livello decide quanti disagi ci sono e quanto lontano dall’inizio. Quale tessera sta dove è casuale.',
        {
          table: {
            caption: 'Disagi per livello',
            head: ['Livello', 'disagi'],
            rows: [
              ['Scoperta', '2'],
              ['Livello 1', '4'],
              ['Livello 2', '5'],
              ['Livello 3', '6'],
              ['Livello 4', '8'],
              ['Disposizione libera', 'fino a 10'],
            ],
          },
        },
        {
          ours: 'Tutte le disposizioni. In una disposizione libera, ogni disagio deve essere raggiungibile e nessuno può stare sull’inizio.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Primo giocatore',
      parts: ['Il primo giocatore si sorteggia. Il turno passa a sinistra.'],
    },
    {
      id: '3',
      heading: 'Un turno',
      parts: [
        'Fai un’azione libera e mettici un segnalino blocco, o chiudi il round. Con tutte e cinque le azioni bloccate devi farlo. Decide chi è di turno; tutti possono consigliare.',
        {
          ruling:
            'Un’azione deve cambiare qualcosa, e dove non può non viene proposta. Se nessuna azione libera può cambiare qualcosa, devi chiudere il round.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Scegli un’evoluzione',
      parts: [
        'Metti allo studio la tessera in cima alla pila, o scartala e guarda la prossima. Puoi scartarne tre; poi devi prendere quella che segue. Se lo studio è pieno, una delle tre che sono lì va sotto la pila per fare posto, a tua scelta.',
        { ruling: 'Le tessere scartate vanno sotto la pila per ultime, nell’ordine in cui sono state scartate.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Avvia un’evoluzione',
      parts: [
        'Sposta un’evoluzione dallo studio al cantiere. Se il cantiere è pieno, una che è lì va sotto la pila; ognuno dei suoi esperti va in un posto libero della zona esperti o nel sacchetto, come vuoi. Poi guarda il segno della tessera avviata:',
        {
          list: [
            '**Blu**: metti allo studio l’evoluzione in cima alla pila, lasciala, o mettila sotto la pila.',
            '**Verde**: pesca una buona idea e mettila scoperta davanti a te.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Recluta esperti',
      parts: [
        'Prima congeda quanti esperti della zona vuoi. Poi pesca uno alla volta finché nella zona ce ne sono cinque. Ognuno pescato si tiene o si scarta, ma se ne possono scartare al massimo tre; quelli congedati non contano. Alla fine tornano tutti nel sacchetto. Se il sacchetto è vuoto, ti fermi.',
      ],
    },
    {
      id: '3.4',
      heading: 'Assegna esperti',
      parts: [
        'Sposta fino a tre esperti dalla zona a posti liberi del tipo giusto, sulle evoluzioni in cantiere e sulla crisi attuale.',
      ],
    },
    {
      id: '3.5',
      heading: 'Inaugura un’evoluzione',
      parts: [
        'Scegli un’evoluzione in cantiere che ha tutti i suoi esperti.',
        {
          steps: [
            'I suoi esperti tornano nel sacchetto.',
            'Tutti i suoi cambiamenti si applicano insieme agli indicatori. Se ora uno è a 0, avete perso.',
            'Mettila su una casella che tocca per un lato la tessera iniziale o un’altra evoluzione. La casella è vuota o ha un disagio.',
            'Se avete raggiunto l’obiettivo, avete vinto.',
          ],
        },
        'Un disagio può essere coperto solo da un’evoluzione che dà almeno 1 nell’indicatore del disagio.',
        {
          ruling:
            'Conta l’aumento stampato sulla tessera, anche se l’indicatore è già a 7, dove si ferma. Senza una casella adatta un’evoluzione non si può inaugurare.',
        },
        {
          figure: 'growing',
          caption:
            'Più avanti in una partita Scoperta: le evoluzioni sono una accanto all’altra, a partire dalla tessera iniziale.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Chiudi il round',
      parts: [
        {
          steps: [
            '**La crisi attuale**, se c’è: se ha tutti i suoi esperti, è gestita; altrimenti vale la sua penalità. In ogni caso i suoi esperti tornano nel sacchetto e la carta va sotto la pila.',
            '**Una nuova crisi** si scopre. Ora che la vedi, puoi giocare buone idee; poi vale il suo arrivo. Puoi scegliere un’opzione solo se cambia qualcosa.',
            '**Tutti i segnalini blocco** si tolgono. Poi scegli un’azione e bloccala senza farla.',
          ],
        },
        {
          ruling:
            'Se nessuna opzione di una crisi cambierebbe qualcosa, non succede niente. Una crisi risolta da una buona idea prima del suo arrivo non fa niente del tutto.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Ruoli',
      parts: [
        'Puoi usare un ruolo per turno, nel momento indicato dalla carta. Dopo tre usi del tuo primo ruolo si scopre il secondo. Allora ne hai due, ma ne usi sempre uno solo per turno.',
        { ruling: 'Un ruolo si può usare solo dove cambia qualcosa.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Buone idee',
      parts: [
        'Nel tuo turno puoi giocare quante buone idee vuoi tra le tue; una carta giocata va sotto la sua pila. Chi ne ha giocata una non può parlare fino al suo prossimo turno. In Ludopolis è un’opzione del tavolo, che per quel tempo gli chiude la chat.',
        {
          ruling:
            'Una buona idea si gioca prima dell’azione, tra i passi della fine del round (una crisi scoperta e il suo effetto sono due passi), o dopo, mai nel mezzo di un’altra scelta, e solo se cambia qualcosa. Un turno in cui si potrebbe ancora usare qualcosa si termina a mano.',
        },
      ],
    },
    {
      id: '4',
      heading: 'La fine',
      parts: [
        'Si controlla dopo ogni cambiamento; quelli che avvengono insieme contano come uno.',
        {
          table: {
            caption: 'Come finisce',
            head: ['Quando', 'avete'],
            rows: [
              ['tre indicatori sono a 6 o più e nessun disagio è scoperto', 'vinto'],
              ['un indicatore è a 0', 'perso'],
              ['si accende l’ultima spia', 'perso'],
            ],
          },
        },
        'Un territorio pieno da solo non chiude la partita.',
        {
          ruling:
            'Se valessero entrambe le cose insieme, avete perso. Avete perso anche quando si dovrebbe pescare una 46ª crisi, cioè quando la pila è stata percorsa tre volte.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Giocare da soli',
      parts: [
        'Il Tuttofare resta nella scatola. Hai un solo ruolo e non ne conti gli usi. All’inizio peschi due ruoli, ne tieni uno e metti l’altro sotto la pila. Ogni volta che hai chiuso il round e bloccato un’azione, metti il tuo ruolo sotto la pila, ne peschi due e di nuovo ne tieni uno. Tutto il resto è come in più giocatori, anche il tracciato delle crisi.',
        {
          ruling:
            'Il ruolo con cui inizi non è mai uno di quelli che si usano dopo la fine del round: verrebbe cambiato prima del suo momento. Pescato in un cambio, un ruolo così si può usare subito.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Quanto è difficile',
      parts: [
        'Scoperta perdona quasi tutto, il livello 1 parecchio; al livello 4 anche buone squadre perdono più spesso di quanto vincano.',
        {
          ours: 'La difficoltà, che mettiamo a punto con partite simulate. Il nostro obiettivo per il bot più forte a tutti i posti: almeno 95% di vittorie in Scoperta, circa 90% al livello 1, 75% al livello 2, 55% al livello 3 e un terzo al livello 4, qualunque sia il numero di giocatori.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Esempi',
      parts: [
        {
          list: [
            'L’allerta meteo ti lascia scegliere: rimettere nel sacchetto tutti i neourbanisti o far avanzare la crisi di una spia. Senza neourbanisti in gioco, tocca alla spia.',
            'Un’evoluzione senza aumento di mobilità non può coprire un disagio della mobilità. Una casella che tocca solo per un angolo non è accanto a niente.',
            'Un’inaugurazione porta un indicatore a 6 e un altro a 0: la partita è persa.',
            'Congedi due esperti, peschi e ne scarti altri tre: è permesso, perché fino a tre contano solo gli scartati.',
            'Il terzo uso del tuo ruolo scopre il secondo. Puoi usarlo dal tuo prossimo turno, perché in un turno se ne usa uno solo.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'Il caso e cosa è nascosto',
      parts: [
        'Tutto è scoperto tranne l’ordine delle pile, quello che esce dal sacchetto e i secondi ruoli. Di una tessera o carta messa sotto una pila si sa che è lì, nel suo ordine. I bot vedono quello che vedrebbero i giocatori al loro posto, e niente di più.',
      ],
    },
    {
      id: 'tips',
      heading: 'Per la tua prima partita',
      parts: [
        {
          list: [
            'Gioca Scoperta: due disagi, e tempo per imparare.',
            'Punta su tre indicatori e lascia stare gli altri due, ma non lasciarne mai cadere uno a 1.',
            'Le cinque azioni sono un ciclo: scegli, avvia, recluta, assegna, inaugura. Quando chiudi il round, blocca quella di cui puoi meglio fare a meno.',
            'Gli esperti che chiede una crisi spesso costano meno della sua penalità. Guardala prima di assegnare.',
            'Avvia evoluzioni che hanno esperti in comune con la crisi che vuoi affrontare, e preferisci quelle con un segno.',
            'Prepara la strada verso i disagi: serve una catena di evoluzioni e, per l’ultimo passo, una con l’aumento giusto.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Su queste regole',
      parts: [
        'Questa pagina racconta le regole di Evolutopia con parole nostre. Ludopolis è indipendente e non ufficiale: non è fatto né approvato dagli autori o dall’editore del gioco e non usa nessuna delle loro illustrazioni.',
        'Il regolamento pubblicato mostra quasi tutte le tessere e le carte solo in immagini. Quelle le abbiamo create noi; in questa pagina sono segnate come **di nostra creazione**. Dove il testo lascia aperto un punto, la soluzione è segnata come **nostra interpretazione**.',
      ],
    },
  ],
}
