// What the guide of Meowtopia's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Ecco la fattoria! Vince chi ha più punti. Il tuo turno è un giorno: sveglia, lavoro, pasto. Di giorno prendi una di cinque tessere azione. Prendi «Campi»: premila, poi ✔.',
    done: 'In questo round nessun altro può prendere questa tessera. Ora qualche gattino deve andare a lavorare lì.',
    wrong: { other: 'Anche quella è buona, ma stavolta prendi «Campi»: vogliamo ampliare la fattoria.' },
  },
  send: {
    task: 'Manda uno o tutti e due i tuoi gattini svegli: premi il numero, poi ✔. Ognuno posa un campo e poi si addormenta.',
    done: 'Più ne mandi, più si fa, ma chi lavora dorme. Ora tocca ai campi.',
    wrong: { nobody: 'Se nessuno lavora, non si posa niente. Manda uno o due gattini.' },
  },
  field: {
    task: 'Qualche round dopo. Posa un campo dove riceve subito acqua: cerca una goccia, sul lato di un campo verso cui punta un bastoncino.',
    done: 'Un campo irrigato: ognuno aiuta a sfamare la sera e ti fa risparmiare 1 cibo, ogni giorno.',
    wrong: {
      dry: 'Lì resta arido finché non lo raggiunge un bastoncino. I bastoncini del tuo campo puntano in alto e a sinistra.',
    },
  },
  stick: {
    task: 'I bastoncini portano acqua, e punti per sempre: 2 tra due campi, 1 sul bordo esterno. Posa questo tra due dei tuoi campi.',
    done: '2 punti che nessuno può toglierti.',
    wrong: { rim: 'Quello è il bordo esterno: solo 1 punto. Posalo sulla linea tra due dei tuoi campi.' },
  },
  feed: {
    task: 'Sera. Ogni gattino mangia 2 cibo, ogni campo irrigato ne dà 1: due gattini, due campi irrigati, quindi 2 cibo. Sfamali tutti, poi ✔.',
    done: 'Tutti hanno mangiato. Chi resta affamato costa 3 punti, ogni sera di nuovo.',
    wrong: {
      hungry: 'Un gattino affamato ti dà una penalità di 3 punti. Hai cibo a sufficienza.',
      parting: 'Un gattino vale 3 punti e lavora per te. C’è cibo per tutti: tienilo.',
    },
  },
  follow: {
    task: 'Bruno ha preso la tessera cibo. Con un gattino sveglio puoi seguire: fa lo stesso per te. Seguilo, poi ✔.',
    done: 'Cibo per te, nel suo turno! Ora il tuo gattino dorme. Così fai qualcosa in ogni turno, non solo nel tuo.',
    wrong: { pass: 'Potresti. Ma qui c’è cibo e il tuo gattino è sveglio: segui.' },
  },
  pass: {
    task: 'Ora Bruno posa campi. Il tuo gattino ti serve per il tuo turno. Passa: chi passa sveglia gratis un gattino che dorme.',
    done: 'Uno dei tuoi è di nuovo sveglio, gratis. Seguire o svegliare: è la domanda in ogni turno degli altri.',
    wrong: { follow: 'Così anche il tuo ultimo gattino dormirebbe quando tocca a te. Stavolta passa.' },
  },
  wake: {
    task: 'Il tuo mattino. Se fossero tutti svegli riceveresti 1 cibo; se ne dorme uno solo, si sveglia gratis. Qui dormono in due: ognuno costa 1 cibo. Svegliane uno o entrambi.',
    done: 'I gattini riposati oggi possono lavorare. Se ne svegli uno solo, il cibo resta tuo, ma si fa di meno.',
    wrong: { nobody: 'Se dormono entrambi, oggi nessuno può lavorare. Svegliane almeno uno.' },
  },
  recruit: {
    task: 'Reclutare costa una moneta e porta un nuovo gattino, che vale 3 punti. Un lavoratore lavora; un mercante vende nei tuoi mattini. Recluta un mercante.',
    done: 'Un gattino vale 3 punti, e un mercante trasforma cibo e monete in punti. Ma ognuno mangia 2 cibo la sera.',
    wrong: { worker: 'I lavoratori sono utili, ma vediamo cosa fa un mercante.' },
  },
  sell: {
    task: 'Mattino con un mercante: dagli un’unità, cibo per 2 punti o una moneta per 3. Da allora prende solo quello. Vendi qualcosa.',
    done: 'Questi punti sono al sicuro, mentre una moneta tenuta ne vale solo 1. Una volta ogni mattina, per ogni mercante.',
    wrong: { nothing: 'Così oggi il mercante non guadagna niente. Dagli un cibo o una moneta.' },
  },
  end: {
    task: 'La fine: arriva quando l’ultimo campo, l’ultimo bastoncino o un settimo gattino lascia la riserva. Resta un solo bastoncino. Posalo.',
    done: 'Era l’ultimo: il round si gioca fino in fondo, poi si conta tutto. Un gattino 3, un bastoncino 2 o 1, una vendita 3 o 2, una moneta 1, due cibo 1, la fame −3: vince chi ha più punti!',
    wrong: {},
  },
} as const satisfies TutorialWords
