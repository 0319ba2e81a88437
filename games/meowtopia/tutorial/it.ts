// What the guide of Meowtopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Ecco la fattoria! Vince chi ha più punti: un gattino ne vale 3, un bastoncino 1 o 2. A ogni turno i gattini vanno al lavoro: premi «Campi», poi quanti vanno, poi ✔.',
    done: 'Ogni gattino al lavoro posa un campo e si addormenta. Ora tocca ai campi.',
    wrong: {
      other: 'Anche quella è buona, ma stavolta prendi «Campi»: vogliamo ampliare la fattoria.',
      nobody: 'Se nessuno lavora, non si posa niente. Manda uno o due gattini.',
    },
  },
  field: {
    task: 'Posa un campo dove riceve subito acqua: cerca una goccia. I bastoncini blu tra i campi portano l’acqua.',
    done: 'Un campo irrigato aiuta a sfamare la sera: ti fa risparmiare 1 cibo, ogni giorno.',
    wrong: {
      dry: 'Lì resta arido finché non lo raggiunge un bastoncino. I bastoncini del tuo campo puntano in alto e a sinistra.',
    },
  },
  stick: {
    task: 'Un bastoncino dà anche punti: 2 tra due campi, 1 sul bordo esterno. Posa questo tra due dei tuoi campi.',
    done: '2 punti che nessuno può toglierti.',
    wrong: { rim: 'Quello è il bordo esterno: solo 1 punto. Posalo sulla linea tra due dei tuoi campi.' },
  },
  feed: {
    task: 'Sera. Due gattini mangiano 2 cibo ciascuno, due campi irrigati ne danno 1 ciascuno: fa 2 cibo. Sfamali tutti, poi ✔.',
    done: 'Tutti hanno mangiato. Il cibo tenuto vale un punto ogni due, perciò i tuoi punti calano un po’; un gattino affamato ne costa 3, ogni sera di nuovo.',
    wrong: {
      hungry: 'Un gattino affamato ti dà una penalità di 3 punti. Hai cibo a sufficienza.',
      parting: 'Un gattino vale 3 punti e lavora per te. C’è cibo per tutti: tienilo.',
    },
  },
  follow: {
    task: 'Bruno ha preso la tessera cibo. Un tuo gattino sveglio può seguire e fare lo stesso. Seguilo, poi ✔.',
    done: 'Cibo per te, nel suo turno! Ora il tuo gattino dorme.',
    wrong: { pass: 'Potresti. Ma qui c’è cibo e il tuo gattino è sveglio: segui.' },
  },
  pass: {
    task: 'Ora Bruno posa campi. Stavolta passa: chi passa sveglia gratis un gattino che dorme.',
    done: 'Uno dei tuoi è di nuovo sveglio. Seguire o svegliare: è la domanda in ogni turno degli altri.',
    wrong: { follow: 'Così anche il tuo ultimo gattino dormirebbe quando tocca a te. Stavolta passa.' },
  },
  wake: {
    task: 'Il tuo mattino. Dormono due gattini, e svegliarli costa 1 cibo ciascuno. Svegliane uno o entrambi, poi ✔.',
    done: 'Se ne dorme uno solo, si sveglia gratis. E se non dorme nessuno, ricevi 1 cibo.',
    wrong: { nobody: 'Se dormono entrambi, oggi nessuno può lavorare. Svegliane almeno uno.' },
  },
  recruit: {
    task: 'Con una moneta recluti un nuovo gattino, che vale 3 punti. Un mercante vende nei tuoi mattini. Recluta un mercante.',
    done: '3 punti per il gattino, meno 1 per la moneta. Ma ogni gattino mangia 2 cibo la sera.',
    wrong: { worker: 'I lavoratori sono utili, ma vediamo cosa fa un mercante.' },
  },
  sell: {
    task: 'Mattino con un mercante: prende un cibo per 2 punti o una moneta per 3, e da allora solo quello. Vendi qualcosa.',
    done: 'Una volta ogni mattina, per ogni mercante. Una moneta che tieni vale solo 1.',
    wrong: { nothing: 'Così oggi il mercante non guadagna niente. Dagli un cibo o una moneta.' },
  },
  end: {
    task: 'La partita finisce con l’ultimo campo, l’ultimo bastoncino o il settimo gattino di qualcuno. Posa l’ultimo bastoncino.',
    done: 'Il round si gioca fino in fondo, poi si conta tutto. Premi i tuoi punti quando vuoi per vedere da dove vengono.',
    wrong: {},
  },
} as const satisfies TutorialWords
