// What the guide of Meowtopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Ecco la fattoria! Vince chi ha più punti. A ogni turno i gattini vanno al lavoro. Premi «Campi»: andrebbero tutti e due, perciò premi «1», poi ✔.',
    done: 'Chi lavora si addormenta. L’altro gattino resta sveglio per dopo.',
    wrong: {
      other: 'Anche quella è buona, ma stavolta prendi «Campi»: vogliamo ampliare la fattoria.',
      nobody: 'Se nessuno lavora, non si posa niente. Manda un gattino.',
      both: 'Potrebbero andare entrambi. Stavolta lasciane uno sveglio: può aiutare nel turno di Bruno.',
    },
  },
  lay: {
    task: 'Il tuo gattino posa un campo: premi un posto accanto ai tuoi campi, poi ✔.',
    done: 'La tua fattoria è cresciuta. Ora Bruno può fare lo stesso con un suo gattino: segue.',
    wrong: {},
  },
  feed: {
    task: 'Sera. I tuoi due gattini mangiano 2 cibo ciascuno, meno 1 per ogni campo irrigato. Sfamali tutti, poi ✔.',
    done: 'Tutti hanno mangiato. Un gattino affamato costerebbe 3 punti. Un gattino vale 3, una moneta 1, due cibo 1: così i tuoi punti calano un po’. Premi i tuoi punti per vedere la somma.',
    wrong: {
      hungry: 'Un gattino affamato ti dà una penalità di 3 punti. Hai cibo a sufficienza.',
      parting: 'Un gattino vale 3 punti e lavora per te. C’è cibo per tutti: tienilo.',
    },
  },
  follow: {
    task: 'Bruno ha preso la tessera irrigazione. Un tuo gattino sveglio può seguire e fare lo stesso. Seguilo, poi ✔.',
    done: 'Così puoi posare un bastoncino, nel suo turno! Ora il tuo gattino dorme.',
    wrong: { pass: 'Potresti. Ma qui c’è un bastoncino e il tuo gattino è sveglio: segui.' },
  },
  stick: {
    task: 'Un bastoncino dà punti: 2 tra due campi, 1 sul bordo esterno. Posa questo tra due dei tuoi campi.',
    done: '2 punti che nessuno può toglierti. Ora la corona passa: Bruno inizia il prossimo round e ha due turni di fila.',
    wrong: { rim: 'Quello è il bordo esterno: solo 1 punto. Posalo sulla linea tra due dei tuoi campi.' },
  },
  wake: {
    task: 'Se nessuno è sveglio puoi solo passare, e così un gattino si sveglia. Quando arriva il tuo mattino, se ne dorme uno solo si sveglia gratis: allora premi ✔.',
    done: 'Se ne dormono di più, svegliarne uno costa 1 cibo. Se non dorme nessuno, ricevi 1 cibo.',
    wrong: { nobody: 'Se dorme, oggi non può lavorare. Sveglialo: non costa niente.' },
  },
  day: {
    task: 'Ora una giornata tutta tua: prendi una tessera (con i pesci che ci sono sopra) e manda i gattini. Con «Cibo» 1 porta 2 cibo, 2 ne portano 5. La sera sfamali tutti.',
    done: 'Si va avanti così, giorno dopo giorno. Il resto lo vediamo ad altri tavoli.',
    wrong: {},
  },
  pass: {
    task: 'Ora Bruno posa campi. Stavolta passa: chi passa sveglia gratis un gattino che dorme.',
    done: 'Uno dei tuoi è di nuovo sveglio. Se non dormisse nessuno, passare ti darebbe 1 cibo.',
    wrong: { follow: 'Così anche il tuo ultimo gattino dorme quando tocca a te. Stavolta passa.' },
  },
  field: {
    task: 'Posa un campo dove riceve subito acqua: cerca una goccia. I bastoncini blu tra i campi portano l’acqua.',
    done: 'Un campo irrigato aiuta a sfamare la sera: ti fa risparmiare 1 cibo, ogni giorno.',
    wrong: {
      dry: 'Lì resta arido finché non lo raggiunge un bastoncino. I bastoncini del tuo campo puntano in alto e a sinistra.',
    },
  },
  recruit: {
    task: 'Con una moneta recluti un nuovo gattino, che vale 3 punti. Un mercante vende ogni mattina. Recluta un mercante.',
    done: '3 punti per il gattino, meno 1 per la moneta. Ma mangia 2 cibo ogni sera. Chi non puoi sfamare, puoi congedarlo: ricevi 3 cibo e perdi i suoi punti.',
    wrong: { worker: 'I lavoratori sono utili, ma vediamo cosa fa un mercante.' },
  },
  sell: {
    task: 'Mattino con un mercante: prende un cibo per 2 punti o una moneta per 3, e da allora solo quello. Vendi qualcosa.',
    done: 'Una volta ogni mattina, per ogni mercante. Una moneta che tieni vale solo 1.',
    wrong: { nothing: 'Così oggi il mercante non guadagna niente. Dagli un cibo o una moneta.' },
  },
  end: {
    task: 'L’ultimo bastoncino o l’ultimo campo porta all’ultimo round; anche reclutare un gattino di un altro colore. Resta un bastoncino, ma puoi posarne di più. Gioca la tua ultima giornata.',
    done: 'La partita è finita. Ogni gattino sveglio, mercanti compresi, ha portato 1 cibo. Ora si contano gattini, bastoncini e quello che è stato venduto.',
    wrong: {},
  },
} as const satisfies TutorialWords
