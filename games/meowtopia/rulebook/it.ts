// The rules of Meowtopia to read, in Italian.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Sveglia i tuoi gattini, mandali al lavoro e sfamali tutti la sera, mentre intorno crescono campi e mercanti. Chi ha più punti quando finiscono i campi, i bastoncini o i gattini diventa sindaco.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'Il gioco in un minuto',
      parts: [
        'Da 2 a 4 giocatori. Niente è nascosto e, sorteggiato il primo giocatore, il caso non c’entra più. Il tuo turno è un giorno:',
        {
          steps: [
            '**Mattino**: sveglia i lavoratori che dormono e dai a ogni mercante qualcosa da vendere.',
            '**Giorno**: prendi una tessera azione libera e manda quanti lavoratori svegli vuoi; si addormentano. Poi ogni altro giocatore può seguire con un lavoratore, o passare e svegliarne uno.',
            '**Sera**: sfama tutti i tuoi gattini, 2 cibo ciascuno. Ogni campo irrigato dà una mano.',
          ],
        },
        'I gattini, i bastoncini e quello che hanno venduto i tuoi mercanti portano quasi tutti i punti. I gattini affamati ne costano.',
      ],
    },
    { id: '1', heading: 'Cosa c’è sul tavolo', parts: [] },
    {
      id: '1.1',
      heading: 'Gattini, campi e bastoncini',
      parts: [
        'Ogni giocatore ha una famiglia di sei gattini. Un gattino è **lavoratore** o **mercante**, per tutta la partita. I campi e i bastoncini per irrigare stanno sul tabellone comune, meno numerosi se i giocatori sono meno:',
        {
          table: {
            caption: 'Sul tabellone comune prima della preparazione',
            head: ['Giocatori', 'campi', 'bastoncini'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'Il resto dei 34 campi e dei 32 bastoncini aspetta da parte e serve quando la fine è scattata (§7).',
        { ours: 'Il pelo delle famiglie: rosso, nero, grigio e bianco.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Cibo, monete e penalità',
      parts: [
        'Prima della partita scegli quanto cibo e quante monete ci sono:',
        {
          list: [
            '**Quanti ne contiene la scatola**: 96 cibo e 20 monete. Chi dovrebbe riceverne di più riceve quello che resta. Quello che si paga o si perde torna nella riserva; quello che sta sui mercanti ci resta finché il mercante se ne va.',
            '**Senza limite**: né l’uno né le altre finiscono mai.',
          ],
        },
        'Partecipano solo le famiglie di chi gioca.',
        {
          ruling:
            'Il regolamento conta 20 monete e 36 segnalini cibo e dice solo di campi e bastoncini che non sono limitati, quindi si può giocare in entrambi i modi. Se resta poco cibo, le tessere che nessuno ha preso lo ricevono nell’ordine cibo, irrigazione, oro, reclutamento, campi. I segnalini penalità non finiscono mai, e puoi avere quanti mercanti vuoi.',
        },
        { ours: 'I valori dei segnalini cibo: dodici da 1, dodici da 2 e dodici da 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Tessere azione',
      parts: [
        'Sono cinque: **cibo**, **irrigazione**, **oro**, **reclutamento** e **campi**.',
        {
          figure: 'tiles',
          caption: 'Le cinque tessere azione all’inizio di un round: ognuna può essere presa da un giocatore.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Preparazione',
      parts: [
        'Ognuno prende dalla riserva comune due gattini della sua famiglia (lavoratori svegli), due campi affiancati con un bastoncino in mezzo, 4 cibo e 1 moneta. Quindi entrambi i campi sono irrigati fin dall’inizio.',
        { ruling: 'Il primo giocatore si sorteggia, o lo sceglie chi ospita il tavolo.' },
      ],
    },
    {
      id: '3',
      heading: 'Un round',
      parts: [
        'Ognuno gioca un turno, in senso orario dal primo giocatore. In un round una tessera azione si può prendere una volta sola. Alla fine del round ogni tessera che nessuno ha preso riceve 1 cibo, tutte le tessere tornano disponibili, e primo diventa il giocatore successivo a sinistra.',
      ],
    },
    { id: '4', heading: 'Un turno', parts: ['Mattino, giorno e sera, in quest’ordine.'] },
    {
      id: '4.1',
      heading: 'Mattino: il risveglio',
      parts: [
        {
          list: [
            'Tutti i tuoi lavoratori sono svegli: ricevi 1 cibo.',
            'Ne dorme esattamente uno: può svegliarsi gratis.',
            'Ne dormono due o più: ognuno che svegli costa 1 cibo.',
          ],
        },
        'Non sei mai obbligato a svegliare qualcuno.',
        { ruling: 'Si sveglia prima di vendere; nessun altro ordine sarebbe mai migliore.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Mattino: le vendite',
      parts: [
        'Ognuno dei tuoi mercanti può ricevere da te un’unità, un cibo o una moneta. Da allora accetta solo quel tipo. I mercanti reclutati oggi cominciano domani.',
      ],
    },
    {
      id: '4.3',
      heading: 'Giorno: fai un’azione',
      parts: [
        'Devi prendere una tessera azione libera, e ricevi il cibo che c’è sopra anche se non mandi nessuno. Manda fino a sei lavoratori svegli; si addormentano.',
        {
          table: {
            caption: 'Cosa portano le azioni',
            head: ['Azione', 'per i lavoratori mandati'],
            rows: [
              ['Cibo', '2, 5, 8, 12, 16 o 20 cibo per uno fino a sei lavoratori'],
              ['Oro', '1 moneta ciascuno'],
              ['Campi', '1 campo ciascuno, posato subito con un lato contro un tuo campo'],
              ['Irrigazione', '1 bastoncino ciascuno, posato subito su un lato libero di un tuo campo'],
              ['Reclutamento', '1 gattino ciascuno, per 1 moneta ciascuno'],
            ],
          },
        },
        {
          list: [
            'Un campo è **irrigato** se c’è un bastoncino su uno dei suoi quattro lati. Un bastoncino tra due campi li irriga entrambi. Né i campi né i bastoncini si spostano mai.',
            'Un gattino reclutato diventa subito lavoratore o mercante; arriva sveglio.',
            'L’ultimo campo o bastoncino del tabellone non ferma nessuno: quello che manca viene da quelli messi da parte.',
          ],
        },
        {
          ruling:
            'Solo quando la riserva della tua famiglia è vuota recluti dalla famiglia di un altro giocatore, e così scatta la fine (§7). I nuovi gattini non possono lavorare nell’azione che li ha portati. Non puoi mandare più lavoratori di quanti l’azione può usare: nessuno va a prendere cibo o monete che non ci sono.',
        },
        {
          figure: 'farm',
          caption:
            'Una fattoria dopo qualche round. I bastoncini d’acqua stanno sui lati dei campi: dove uno tocca, il campo dà frutto e la sera aiuta a sfamare; il campo spoglio è arido.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Giorno: gli altri seguono o passano',
      parts: [
        'In senso orario, ogni altro giocatore decide:',
        {
          list: [
            '**Segui**: manda esattamente un lavoratore sveglio e fai una volta la stessa azione. Funziona anche se il giocatore di turno non ha mandato nessuno.',
            '**Passa**: uno dei tuoi lavoratori che dormono si sveglia gratis. Se non dorme nessuno, ricevi 1 cibo.',
          ],
        },
        'Chi non può fare l’azione passa.',
        { ruling: 'Quando passi, un lavoratore si sveglia sempre da sé, perché non è mai peggio.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Sera: sfama tutti',
      parts: [
        'Sfama solo il giocatore di turno: **2 cibo per gattino**, lavoratori e mercanti allo stesso modo, **meno 1 per ogni campo irrigato**. Il conto non scende mai sotto 0, e quello che i campi danno in più è perso.',
        'Se non puoi o non vuoi sfamare tutti, scegli una di due vie, mai entrambe nella stessa sera:',
        {
          list: [
            '**Congeda**: un gattino torna nella riserva della sua famiglia, ricevi 3 cibo, e le merci che ha sono perse. Continua, uno alla volta, finché tutti quelli rimasti possono essere sfamati.',
            '**Tieni tutti**: prendi una penalità di −3 punti per ogni gattino che resta affamato. Ognuno fa risparmiare 2 cibo, o quello che resta del conto.',
          ],
        },
        {
          ruling:
            'Dove non c’è niente da pagare, non si congeda nessuno. L’ultimo lavoratore di una casa non si può mai congedare; i tuoi primi due campi lo sfamano comunque. Le merci di un mercante congedato tornano nella riserva prima che tu riceva i 3 cibo.',
        },
        {
          figure: 'household',
          caption:
            'Una casa: le sue scorte, i suoi lavoratori, svegli o addormentati, e i suoi mercanti con quello che hanno venduto.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Lato B: due azioni su una tessera',
      parts: [
        'In questa variante ogni tessera mostra due azioni, e ogni azione sta su due tessere. Chi prende una tessera dice quale delle due fa, anche se non manda nessuno. Chi segue fa **l’altra**.',
        {
          ours: 'Le coppie: cibo e irrigazione, irrigazione e oro, oro e reclutamento, reclutamento e campi, campi e cibo.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Dettagli',
      parts: [
        'Il cibo su una tessera azione si accumula di round in round finché qualcuno prende la tessera.',
        'Se hai reclutato da un’altra famiglia, i tuoi gattini non sono più tutti uguali: un gattino congedato torna alla sua famiglia. Dove conta, ti si chiede quale intendi.',
      ],
    },
    {
      id: '7',
      heading: 'La fine',
      parts: [
        'La fine scatta quando qualcuno prende l’ultimo campo o l’ultimo bastoncino del tabellone comune, o recluta un gattino di un’altra famiglia. Il round si gioca fino in fondo; campi e bastoncini vengono allora da quelli messi da parte e non finiscono mai.',
        'Poi ogni gattino sveglio, mercanti compresi, porta 1 cibo a chi lo possiede.',
        {
          ruling:
            'Se niente ha fatto scattare la fine, la partita finisce dopo il round 40; dal round 36 vieni avvisato. Il cibo per i gattini svegli si dà anche se la riserva è vuota.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Punti',
      parts: [
        {
          table: {
            caption: 'Punti',
            head: ['Per', 'punti'],
            rows: [
              ['ogni gattino', '3'],
              ['ogni bastoncino', '1 per ogni campo che irriga: 1 o 2'],
              ['ogni moneta su un mercante', '3'],
              ['ogni cibo su un mercante', '2'],
              ['ogni moneta di scorta', '1'],
              ['ogni 2 cibo di scorta', '1'],
              ['ogni penalità', '−3'],
            ],
          },
        },
        'Vince il totale più alto.',
        { ruling: 'Se i totali sono pari, la vittoria è condivisa.' },
      ],
    },
    {
      id: '9',
      heading: 'Esempi',
      parts: [
        {
          list: [
            'Tre gattini e quattro campi irrigati: 6 − 4, quindi paghi 2 cibo.',
            'Al mattino non dorme nessuno: 1 cibo per te. Ne dorme uno: si sveglia gratis. Ne dormono tre: svegliarne due costa 2 cibo.',
            'Quattro lavoratori sul cibo ne portano 12; l’unico lavoratore di chi segue ne porta 2.',
            'Un campo posato contro un bastoncino che c’è già è subito irrigato.',
            'Un bastoncino tra due campi vale 2 punti, uno sul bordo della tua fattoria 1.',
            'Hai tutti e sei i gattini della tua famiglia e ne recluti un settimo da un’altra: questo è l’ultimo round.',
            'Il giocatore di turno prende l’ultimo bastoncino; chi segue riceve comunque il suo.',
          ],
        },
        {
          example:
            'Quattro gattini e un conto di 3 cibo troppo alto per te. O due restano affamati (−6 punti), o ne congedi uno, ricevi 3 cibo e sfami gli altri. Uno congedato e uno affamato non è permesso.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Per la tua prima partita',
      parts: [
        {
          list: [
            'Fai i conti della sera prima di spendere il giorno: una penalità costa quanto vale un gattino.',
            'Ogni campo irrigato fa risparmiare 1 cibo ogni sera. Prima lo posi, più rende.',
            'Posa i campi in blocco: un bastoncino tra due campi li irriga entrambi e vale doppio.',
            'Tieni un lavoratore sveglio per i turni degli altri. Per seguire non serve la tessera, e passando ne svegli comunque uno.',
            'Un mercante che riceve una moneta ogni mattina guadagna 3 punti a turno. Reclutane uno presto e non fargli mancare le monete.',
            'Guarda il tabellone: chi prende l’ultimo campo o bastoncino decide quando finisce la partita.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Su queste regole',
      parts: [
        'Questa pagina racconta le regole di Meowtopia con parole nostre. Ludopolis è indipendente e non ufficiale: non è fatto né approvato dagli autori o dall’editore del gioco e non usa nessuna delle loro illustrazioni.',
        'Quello che il regolamento pubblicato mostra solo in immagini l’abbiamo creato noi; in questa pagina è segnato come **di nostra creazione**. Dove il testo lascia aperto un punto, la soluzione è segnata come **nostra interpretazione**.',
      ],
    },
  ],
}
