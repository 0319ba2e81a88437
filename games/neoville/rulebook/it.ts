// The rules of Neoville to read, in Italian.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Piazza sedici tessere in una città di quattro per quattro ed erigi grattacieli e servizi. Tutto quello che costruisci dà punti se la città è all’altezza, e ne costa altrettanti se non lo è; vince chi ha più punti armonia.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'Il gioco in un minuto',
      parts: [
        'Da 2 a 4 giocatori. Ognuno costruisce una città propria; il mercato delle tessere e la riserva delle costruzioni sono in comune. In ognuno dei 16 round fai tre cose:',
        {
          steps: [
            '**Piazza** una tessera della tua mano accanto alla tua città, ruotata come vuoi.',
            '**Costruisci**, se vuoi, un grattacielo o un servizio sulla tessera appena piazzata.',
            '**Pesca** una tessera, dal mercato o dalla pila.',
          ],
        },
        'Le caselle dello stesso terreno che si toccano formano un **quartiere**. Un grattacielo da 8 ha bisogno di un quartiere di almeno 8 caselle del suo terreno: allora dà 8 punti, altrimenti te ne costa 8. Nessuno ti obbliga a costruire: prometti solo quello che puoi mantenere.',
      ],
    },
    { id: '1', heading: 'Cosa c’è sul tavolo', parts: [] },
    {
      id: '1.1',
      heading: 'Tessere città',
      parts: [
        'Ci sono 74 tessere città e 4 tessere Equità. Una tessera è fatta di 2 × 2 caselle, ognuna di **terra**, **erba**, **roccia** o **acqua**. Alcune caselle hanno un **parco** (un albero), altre un **impianto sportivo** (un atleta). Su queste non si costruisce niente, ma contano nel loro quartiere e possono dare un bonus (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Grattacieli',
      parts: [
        'Sono 28: quattro tipi nei valori 4, 5, 6, 7, 8, 10 e 12. Ogni tipo appartiene a un terreno.',
        {
          table: {
            caption: 'Tipi di grattacieli',
            head: ['Grattacielo', 'sta su'],
            rows: [
              ['Terra', 'terra'],
              ['Foresta', 'erba'],
              ['Pietra', 'roccia'],
              ['Cascata', 'acqua'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Servizi',
      parts: [
        'Sono 36: 12 ecomobili, 12 mulini e 12 biodome. In una partita se ne usano solo due tipi su tre.',
        {
          table: {
            caption: 'Cosa chiede ogni servizio e cosa dà',
            head: ['Servizio', 'chiede', 'punti'],
            rows: [
              ['Ecomobile', '4 parchi sulle sue linee', '8'],
              ['Ecomobile', '4 impianti sportivi sulle sue linee', '8'],
              ['Ecomobile', '4 parchi o impianti sportivi, mescolati a piacere', '5'],
              ['Ecomobile', '3 grattacieli sulle sue linee', '5'],
              ['Ecomobile', '4 grattacieli sulle sue linee', '8'],
              ['Ecomobile', '3 altri servizi sulle sue linee', '8'],
              ['Mulino', 'una tessera della colonna sinistra o destra, della riga in alto o in basso', '4'],
              ['Mulino', 'una tessera d’angolo', '5'],
              ['Mulino', 'una delle quattro tessere al centro', '6'],
              ['Biodome', 'un quartiere a L o a linea di 3', '5'],
              ['Biodome', 'un quartiere a quadrato o a T di 4', '6'],
              ['Biodome', 'un quartiere a V o a U di 5', '8'],
            ],
          },
        },
        { ruling: 'Ogni disegno c’è due volte: sei disegni fanno i dodici pezzi di un tipo.' },
        {
          ours: 'Le forme dei biodome, tranne la L di tre. Allo specchio sono tutte uguali, quindi non importa mai da che parte è girata una forma.',
        },
        {
          figure: 'supply',
          caption:
            'La riserva all’inizio di una partita a due: i grattacieli per tipo e valore e, sotto, i servizi sorteggiati, ognuno con quello che chiede.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Quali tessere ci sono',
      parts: [
        'Ogni tessera mostra almeno due terreni, e ogni terreno ha in tutto esattamente 74 caselle. 26 caselle hanno un parco e 26 un impianto sportivo, mai entrambi sulla stessa casella e al massimo uno per tipo su una tessera.',
        {
          ours: 'Le 74 tessere: 12 con tre caselle di un terreno e una di un altro, 24 con due e due affiancate, 6 con due e due in diagonale, 24 con una coppia e due caselle singole, 8 con tutti e quattro i terreni.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Tessere Equità',
      parts: [
        'Le tessere Equità da 1 a 4 compensano l’ordine di gioco: più tardi giochi, migliore è la tua tessera.',
        {
          ours: 'Cosa mostrano le quattro tessere Equità. Le abbiamo messe a punto in partite simulate, finché ogni posto vinceva più o meno altrettanto spesso.',
        },
      ],
    },
    { id: '2', heading: 'Preparazione', parts: [] },
    {
      id: '2.1',
      heading: 'Grattacieli',
      parts: [
        'In due si tolgono i valori 5 e 7 (restano 20 grattacieli), in tre si toglie il 7 (ne restano 24), in quattro si gioca con tutti e 28. Sono tutti scoperti, a disposizione di tutti.',
      ],
    },
    {
      id: '2.2',
      heading: 'Servizi',
      parts: [
        'Si sorteggiano due dei tre tipi, poi 5, 6 o 7 pezzi di ognuno per 2, 3 o 4 giocatori. Anche questi sono scoperti. Chi ospita il tavolo può invece scegliere i due tipi.',
      ],
    },
    {
      id: '2.3',
      heading: 'Primo giocatore',
      parts: [
        'Nell’ordine di gioco, i giocatori prendono le tessere Equità 1, 2, 3 e 4; quelle che avanzano escono dal gioco.',
        { ruling: 'Il primo giocatore si sorteggia, o lo sceglie chi ospita il tavolo.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Mercato e mani',
      parts: [
        'Si mescolano le tessere città. Quattro restano scoperte come mercato, e ognuno ne pesca due. Con la tessera Equità fanno una mano di tre.',
        {
          ruling:
            'Le mani sono nascoste, ma quello che tutti hanno visto resta noto: le tessere Equità e quelle prese dal mercato. Tutti vedono anche da quale posizione della mano giochi.',
        },
      ],
    },
    { id: '3', heading: 'Un turno', parts: ['Tre fasi, sempre in quest’ordine. Poi tocca al giocatore successivo.'] },
    {
      id: '3.1',
      heading: 'Piazza una tessera',
      parts: [
        'Scegli una delle tre tessere della tua mano, ruotala come vuoi e piazzala. La tessera Equità è una tessera come le altre.',
        {
          list: [
            'Dopo la prima, ogni tessera condivide un lato intero con una delle tue, mai mezzo lato.',
            'La città cresce in ogni direzione, ma mai oltre 4 × 4. Dove si trova il riquadro si decide solo quando la città è larga quattro e alta quattro.',
            'I terreni che si incontrano non devono essere uguali.',
            'Una volta piazzata, una tessera non si sposta e non si ruota più.',
            'Non puoi unire due quartieri dello stesso terreno che hanno entrambi un grattacielo, a meno che tu non possa piazzare altrimenti. Chiudere un quartiere su se stesso non unisce niente ed è permesso.',
          ],
        },
        {
          ruling:
            'Non puoi piazzare altrimenti se nessuna tessera di tutta la tua mano, in nessuna rotazione e in nessun posto, terrebbe separati i quartieri. Non basta che non possa farlo una sola.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Costruisci, oppure no',
      parts: [
        'Puoi mettere un pezzo della riserva sulla tessera appena piazzata, su una casella senza parco né impianto sportivo. Quindi una tessera non ha mai più di un pezzo, e un’occasione non colta è persa.',
        {
          list: [
            'Un **grattacielo** vuole una casella del suo terreno, in un quartiere senza grattacieli.',
            'Un **servizio** può stare su ogni terreno e in ogni quartiere.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Pesca una tessera',
      parts: [
        'Prendi una delle quattro tessere del mercato, che viene subito riempito, o la tessera in cima alla pila. Le tessere bastano sempre.',
        { ruling: 'Nell’ultimo round nessuno pesca, perché non cambierebbe niente.' },
        { figure: 'market', caption: 'Il mercato: quattro tessere tra cui scegliere, o una ignota dalla pila.' },
      ],
    },
    {
      id: '4',
      heading: 'Quartieri',
      parts: [
        'Un quartiere è fatto di tutte le caselle dello stesso terreno che si toccano per un lato, su quante tessere vuoi; gli angoli non collegano. Le caselle con un parco o un impianto sportivo ne fanno parte e contano per la sua grandezza.',
        {
          figure: 'growing',
          caption:
            'Una città qualche round prima della fine. I quartieri con un grattacielo hanno un contorno; l’etichetta accanto a un grattacielo confronta la grandezza del suo quartiere con quella che gli serve.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Fine e punti',
      parts: [
        'Dopo 16 round ogni città è un 4 × 4 completo. Ora si conta tutto quello che è costruito.',
        {
          table: {
            caption: 'Punti',
            head: ['Per', 'punti'],
            rows: [
              ['ogni grattacielo con abbastanza caselle', 'il suo numero'],
              ['ogni servizio che ha quello che chiede il suo simbolo', 'il suo numero'],
              ['ogni altro grattacielo o servizio', 'meno il suo numero'],
              ['più parchi di tutti', '5'],
              ['più impianti sportivi di tutti', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Grattacieli',
      parts: [
        'Un grattacielo dà il suo valore se il suo quartiere ha almeno altrettante caselle, altrimenti lo perdi. Se un quartiere ne ha più di uno, conta il migliore per chi lo possiede e gli altri non valgono niente.',
      ],
    },
    {
      id: '5.2',
      heading: 'Ecomobili',
      parts: [
        'Un’ecomobile guarda lungo la sua riga e la sua colonna di caselle, da un capo all’altro della città: 15 caselle in tutto. Se hanno quello che chiede, dà il suo valore, altrimenti lo perdi. Non conta se stessa; un parco può servire a più ecomobili.',
      ],
    },
    {
      id: '5.3',
      heading: 'Mulini',
      parts: ['Un mulino su una delle sue tessere del 4 × 4 finito dà il suo valore, altrimenti lo perdi.'],
    },
    {
      id: '5.4',
      heading: 'Biodome',
      parts: [
        'Un biodome dà il suo valore se il suo quartiere ha esattamente la sua forma, non una casella di più, in qualunque rotazione e su qualunque terreno. Altrimenti lo perdi. In un quartiere un solo biodome può dare punti; ogni altro ti fa perdere i suoi.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parchi e impianti sportivi',
      parts: [
        'Chi ha più parchi riceve 5 punti, e così chi ha più impianti sportivi. In parità, tutti ricevono i 5 punti interi.',
        { ruling: 'Vale anche in parità a zero: se nessuna città ha parchi, tutti ricevono i 5 punti dei parchi.' },
      ],
    },
    {
      id: '5.6',
      heading: 'Chi vince',
      parts: [
        'Il totale più alto. In parità vince la città con più grattacieli e servizi insieme; se anche questi sono pari, la vittoria è condivisa.',
        {
          figure: 'finished',
          caption:
            'Una città finita. Un’etichetta o una spunta verde segna quello che dà punti, una marrone quello che ne costa: alcuni grattacieli stanno in quartieri troppo piccoli.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Esempi',
      parts: [
        {
          list: [
            'Una Cascata 8 in un quartiere di otto o più caselle d’acqua: +8.',
            'Una Terra 5 in un quartiere di quattro caselle di terra: −5. Mancava una casella.',
            'Una Pietra 4 in un quartiere di due: −4.',
            'Un biodome a L di tre in un quartiere di esattamente tre caselle d’acqua a L: +5. Con una casella in più è −5.',
            'Un’ecomobile per quattro parchi con quattro parchi sulle sue due linee: +8.',
            'Un mulino della colonna sinistra che sta nella colonna sinistra: +4.',
            'Una U di cinque col vuoto riempito non è più una U: −8. Un anello di otto caselle conta come un quartiere di otto.',
            'Due biodome della stessa forma adatta in un quartiere: uno dà punti, l’altro ne costa.',
          ],
        },
        {
          example:
            'Una città intera: grattacieli 12 + 10 + 6 + 4 − 5 − 8, servizi 5 + 8 + 5 + 6 − 5, in tutto 38 punti.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Per la tua prima partita',
      parts: [
        {
          list: [
            'Comincia in piccolo: i grattacieli da 4, 5 e 6 sono quasi sempre alla portata e spesso fanno la differenza.',
            'Un grattacielo da 12 vuole quasi un quinto della tua città. Costruiscilo presto, o mai.',
            'Guarda il bordo: dove il riquadro è deciso, un quartiere che lo tocca ha meno modi di crescere.',
            'Un mulino costruito presto ti lascia spostare il riquadro intorno a lui; costruito tardi, sai dove si trova.',
            'Non costruire non costa niente. Costruire invano costa due volte: i punti che non prendi e quelli che perdi.',
            'Il segnapunti mostra in ogni momento cosa darebbe ora ogni pezzo; le righe non ancora acquisite possono cambiare.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Su queste regole',
      parts: [
        'Questa pagina racconta le regole di Neoville con parole nostre. Ludopolis è indipendente e non ufficiale: non è fatto né approvato dagli autori o dall’editore del gioco e non usa nessuna delle loro illustrazioni.',
        'I regolamenti pubblicati mostrano molti componenti solo in immagini. Quelli li abbiamo creati noi; in questa pagina sono segnati come **di nostra creazione**. Dove il testo lascia aperto un punto, la soluzione è segnata come **nostra interpretazione**.',
      ],
    },
  ],
}
