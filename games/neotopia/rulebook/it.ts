// The rules of Neotopia to read, in Italian.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'È l’anno 2055 e una città cresce in tre regioni: porta lì gli elementi dalle fabbriche e completa gli schemi delle tue carte progetto. La tua regione più bassa conta tre volte: vince chi non ne trascura nessuna.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'Il gioco in un minuto',
      parts: [
        'Da 2 a 4 giocatori. Tutti costruiscono nelle stesse tre regioni, ma ognuno fa punti per sé. Nel tuo turno fai esattamente tre azioni, ognuna a scelta tra queste due:',
        {
          list: [
            '**Pesca** una carta progetto, dall’offerta scoperta o dal mazzo.',
            '**Sposta** un elemento da una fabbrica in una regione accanto a quella fabbrica.',
          ],
        },
        'Se l’elemento appena piazzato completa lo schema di una carta della tua mano, puoi costruire lì quella carta e segnare i suoi punti in quella regione. Una volta per turno puoi usare in più un segnalino bonus. Quando le tessere produzione finiscono, la partita si avvia alla fine; allora conta anche il tuo gruppo più grande del tuo colore in ogni regione.',
      ],
    },
    { id: '1', heading: 'Cosa c’è sul tavolo', parts: [] },
    {
      id: '1.1',
      heading: 'Elementi',
      parts: [
        'Ce ne sono 25 per tipo: **energia**, **bioagricoltura**, **tecnologia** e **comunità**. Ogni giocatore ne ha uno come proprio colore; in ogni partita ci sono tutti e quattro.',
        {
          ours: 'Quale colore sta per quale elemento: energia rosso, bioagricoltura verde, tecnologia viola, comunità blu.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regioni e fabbriche',
      parts: [
        'Deserto, acqua e foresta sono regioni di spazi esagonali. Tra loro ci sono tre fabbriche: la A tocca deserto e acqua, la B acqua e foresta, la C foresta e deserto.',
        {
          ours: 'La mappa di una regione: 37 spazi. I sei angoli sono **spazi esterni**, raggiunti solo da un bonus speciale; quello in mezzo è il centro; altri quattro hanno un segnalino bonus.',
        },
        {
          figure: 'start',
          caption:
            'L’inizio di una partita a tre: ogni giocatore ha piazzato un primo elemento e ogni fabbrica ne ha uno per colore.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Segnalini bonus',
      parts: [
        'Sono 24, sei per tipo: sussidio pubblico, automazione, iniziativa privata e nuovi permessi edilizi. Puoi averne quanti vuoi; un segnalino usato esce dal gioco. Cosa fanno è scritto in §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Carte progetto',
      parts: [
        'Sono 56, e ognuna mostra uno schema di elementi. Un **edificio** ha un solo colore e vale 4 punti, ma solo 2 per chi gioca quel colore. Un **progetto di due colori** vale tanti punti quanti sono i suoi spazi: 3, 4 o 5.',
        { ruling: 'Un edificio di un colore che nessuno gioca vale 4 per tutti.' },
        {
          ours: 'Gli schemi, i tipi e i nomi delle carte: 16 tipi, di cui quattro sono edifici con cinque carte ciascuno e dodici coppie di colori con tre carte ciascuna. Non ci sono due carte con lo stesso schema, e ogni colore appare altrettanto spesso.',
        },
        {
          figure: 'cards',
          caption:
            'Un’offerta di quattro progetti accanto al mazzo: ogni carta mostra il suo schema, i suoi colori e quanto vale.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Tessere produzione',
      parts: [
        'Sono 12. Sul retro mostrano quattro elementi; una porta la **bandiera** e annuncia la fine della partita.',
        { ours: 'Cosa mostra il retro: in tutto 12 elementi per colore.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Tracciati dei punti',
      parts: [
        'Ogni regione ha un tracciato di 20, e ogni giocatore ha una pedina su ognuno. Chi supera il 20 comincia un altro giro.',
      ],
    },
    { id: '2', heading: 'Preparazione', parts: [] },
    { id: '2.1', heading: 'Fabbriche', parts: ['Ogni fabbrica inizia con un elemento per colore.'] },
    {
      id: '2.2',
      heading: 'Segnalini',
      parts: [
        'Si mescolano i segnalini bonus. Ogni regione ne riceve quattro, scoperti sui suoi spazi bonus, e una pila di quattro di cui si vede solo quello in cima.',
      ],
    },
    {
      id: '2.3',
      heading: 'Primo giocatore',
      parts: [
        'Si gioca in senso orario.',
        { ruling: 'Il primo giocatore si sorteggia, o lo sceglie chi ospita il tavolo.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Carte e colori',
      parts: [
        'Ognuno riceve tre carte progetto e le tiene nascoste. I colori seguono il posto: energia, bioagricoltura, tecnologia, comunità. Con un’opzione del tavolo li scelgono i giocatori in ordine di turno.',
      ],
    },
    {
      id: '2.5',
      heading: 'Primi elementi',
      parts: [
        'In ordine di turno, ogni giocatore piazza dalla riserva un elemento del suo colore: al centro di una regione vuota, o accanto a un elemento che c’è già. Una regione può restare vuota. Solo allora si scoprono quattro progetti come offerta.',
        { ruling: 'Si può coprire uno spazio bonus, che dà subito il suo segnalino; non si può ancora costruire.' },
      ],
    },
    {
      id: '2.6',
      heading: 'Pila di produzione',
      parts: [
        'La tessera con la bandiera va in fondo, le altre mescolate sopra: in tutto 9 tessere in due, 10 in tre, 12 in quattro. In cima alla pila va un elemento per colore.',
      ],
    },
    {
      id: '3',
      heading: 'Un turno',
      parts: ['Tre azioni e, se vuoi, un segnalino bonus. Dopo ogni elemento piazzato puoi costruire.'],
    },
    {
      id: '3.1',
      heading: 'Tre azioni',
      parts: [
        'Ne fai esattamente tre, mescolate e ordinate come vuoi:',
        {
          list: [
            '**Pesca** un progetto dall’offerta o dal mazzo. L’offerta si riempie solo alla fine del tuo turno, e la mano non ha limite.',
            '**Sposta** un elemento da una fabbrica in una regione che la fabbrica tocca.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Dove va un elemento',
      parts: [
        'Su uno spazio normale libero accanto a un elemento qualsiasi della regione, di qualunque colore; vale anche uno su uno spazio esterno. In una regione vuota va al centro. Gli spazi esterni sono solo per i nuovi permessi edilizi (§3.7).',
      ],
    },
    {
      id: '3.3',
      heading: 'Prendere un segnalino',
      parts: ['Copri un segnalino bonus con un elemento ed è tuo.'],
    },
    {
      id: '3.4',
      heading: 'Un’azione impossibile',
      parts: [
        {
          ruling: 'Se non puoi né pescare né spostare, l’azione è persa. Non può succedere prima che esca la bandiera.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Costruisci un progetto',
      parts: [
        'Subito dopo aver piazzato un elemento, con un’azione o con un bonus, puoi costruire **un** progetto in quella regione se',
        {
          list: [
            'la carta era nella tua mano quando hai piazzato l’elemento,',
            'il suo schema si trova nella regione e usa l’elemento appena piazzato, spazi esterni compresi,',
            'l’ultimo progetto costruito in quella regione è di un altro tipo: una città varia non si ripete mai.',
          ],
        },
        'Gli elementi restano dove sono e possono servire ancora. La carta va sopra l’ultima costruita nella regione.',
        {
          ruling:
            'Gli schemi si possono ruotare, ma non specchiare. Una carta pescata dopo aver piazzato arriva troppo tardi.',
        },
        {
          figure: 'regions',
          caption:
            'Qualche round dopo: nelle regioni si sono costruiti progetti, e le pedine dei giocatori sono avanzate sui tracciati intorno.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Segna i punti',
      parts: [
        'I punti vanno sul tracciato di quella regione. Ogni volta che la tua pedina raggiunge o supera 7, 13 o 18, prendi il segnalino in cima alla pila della regione, se ce n’è ancora.',
        { ruling: 'Nei giri successivi contano di nuovo gli stessi gradini: 27, 33, 38 e così via.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Segnalini bonus',
      parts: [
        'Al massimo uno per turno, gratis, prima, tra o dopo le tue azioni. Puoi usarne uno appena vinto; uno che non farebbe niente non si può usare.',
        {
          list: [
            '**Sussidio pubblico**: pesca due progetti, ognuno dall’offerta o dal mazzo.',
            '**Automazione**: fai un’azione in più.',
            '**Iniziativa privata**: piazza un elemento qualsiasi della riserva in una regione a scelta, secondo la regola normale.',
            '**Nuovi permessi edilizi**: sposta un elemento da una fabbrica a uno spazio esterno libero di una regione che tocca, accanto a un elemento.',
          ],
        },
        {
          ruling:
            'Mai tra un elemento piazzato e la costruzione che ne segue. L’iniziativa privata non raggiunge gli spazi esterni.',
        },
      ],
    },
    {
      id: '3.8',
      heading: 'Fabbriche vuote',
      parts: [
        'Una fabbrica rimasta vuota si riempie subito, anche a metà del tuo turno: riceve gli elementi che stanno sulla pila di produzione. Poi si gira la tessera in cima, gli elementi sul suo retro vengono dalla riserva sulla pila, e la tessera esce dal gioco.',
        'Un colore esaurito si salta; una fabbrica che non riceve niente resta vuota.',
        { ruling: 'Quando non restano tessere, il centro si riempie con un elemento per colore.' },
      ],
    },
    {
      id: '3.9',
      heading: 'L’ordine',
      parts: [
        'Sempre lo stesso: elemento piazzato, segnalino preso, fabbrica riempita, e solo allora la decisione se costruire.',
      ],
    },
    {
      id: '3.10',
      heading: 'Il momento di costruire',
      parts: [
        'L’occasione di costruire dura finché non fai altro. Alla fine del tuo turno l’offerta torna a quattro carte, finché dura il mazzo.',
        {
          ruling:
            'L’azione o il bonus successivo chiude l’occasione. Dopo la terza azione termini tu il turno se hai un segnalino o una carta che gli altri non conoscono, altrimenti finisce da solo: una pausa non rivela mai cosa c’è in una mano nascosta.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'Cosa sanno tutti',
      parts: [
        'Tutti vedono quante carte hai, e quelle che hai preso dall’offerta restano note finché le costruisci. Le altre tue carte, il retro delle tessere produzione e i segnalini sotto la cima di una pila sono nascosti.',
      ],
    },
    { id: '4', heading: 'Fine e punti', parts: [] },
    {
      id: '4.1',
      heading: 'Quando finisce',
      parts: ['Quando si gira la tessera con la bandiera, si finisce il round e se ne gioca ancora uno intero.'],
    },
    {
      id: '4.2',
      heading: 'Gruppi',
      parts: [
        'In ogni regione aggiungi la grandezza del gruppo collegato più grande del tuo colore, spazi esterni compresi. Questi punti non danno altri segnalini.',
      ],
    },
    {
      id: '4.3',
      heading: 'Punteggio finale',
      parts: [
        'La tua regione migliore, più la seconda, più **tre volte** la più bassa, più 3 per ogni segnalino bonus non usato.',
        {
          table: {
            caption: 'Punti',
            head: ['Per', 'punti'],
            rows: [
              ['ogni progetto', 'il suo numero, nella sua regione'],
              ['il tuo gruppo più grande in una regione', '1 per ogni suo elemento'],
              ['la tua regione più bassa', 'conta tre volte'],
              ['ogni segnalino bonus rimasto', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Parità',
      parts: [
        'Decidono i punti della regione più bassa, poi quelli della seconda, poi quelli della più alta.',
        { ruling: 'Se tutto è pari, la vittoria è condivisa.' },
      ],
    },
    {
      id: '5',
      heading: 'Esempi',
      parts: [
        {
          example:
            'Durante la partita hai fatto 18, 6 e 15; i tuoi gruppi aggiungono 4, 5 e 4; restano due segnalini. Fa 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Un edificio di un altro colore vale 4, uno del tuo solo 2.',
            'Da 5 a 9 superi il 7 e prendi un segnalino; da 12 a 17 uno per il 13; da 13 a 18 uno per il 18. Da una pila vuota non prendi niente.',
            'Una carta del tipo costruito per ultimo nel deserto non si può costruire lì ora, ma nella foresta sì.',
            'Uno schema già completo senza l’elemento appena piazzato non si può costruire con quello. Nemmeno la sua immagine allo specchio.',
            'Svuoti una fabbrica proprio con l’elemento che completa uno schema: prima si riempie la fabbrica e si gira una tessera, poi decidi se costruire.',
            'Copri un segnalino e puoi usarlo subito, se in questo turno non ne hai usati.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'Il caso e cosa è nascosto',
      parts: [
        'Niente è distribuito in segreto in anticipo. Carte, segnalini e tessere si pescano quando le regole li scoprono, tra tutto quello che può ancora esserci. I bot vedono quello che vedrebbe un giocatore al loro posto, e niente di più.',
      ],
    },
    {
      id: 'tips',
      heading: 'Per la tua prima partita',
      parts: [
        {
          list: [
            'Tieni d’occhio la tua regione più bassa: lì un punto ne vale tre. Comincia presto in tutte.',
            'Gli edifici di altri colori danno 4 punti per tre o quattro elementi: un buon inizio.',
            'Tutti piazzano sulla stessa mappa. Un tuo elemento può completare lo schema del prossimo giocatore, quindi guarda le carte che ha preso dall’offerta.',
            'Gli elementi del tuo colore contano due volte: negli schemi e, alla fine, nel tuo gruppo più grande. Falli toccare.',
            'Un segnalino non usato vale 3 punti. Usalo quando rende di più.',
            'Meno tessere produzione restano, meno carte dovresti pescare: una carta non costruita non vale niente.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Su queste regole',
      parts: [
        'Questa pagina racconta le regole di Neotopia con parole nostre. Ludopolis è indipendente e non ufficiale: non è fatto né approvato dagli autori o dall’editore del gioco e non usa nessuna delle loro illustrazioni.',
        'Il regolamento pubblicato mostra la mappa, le carte e le tessere solo in immagini. Quelle le abbiamo create noi; in questa pagina sono segnate come **di nostra creazione**. Dove il testo lascia aperto un punto, la soluzione è segnata come **nostra interpretazione**.',
      ],
    },
  ],
}
