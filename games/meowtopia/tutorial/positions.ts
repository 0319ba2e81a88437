// The positions that the lessons of Meowtopia begin from.
import type { Prepared } from '../../../core/tutorial.ts'

export const positions = {
  take: { seats: 2, seed: '0', options: { first: 0 }, moves: '' },
  field: {
    seats: 2,
    seed: '2',
    options: { first: 0 },
    moves:
      'take recruit recruit;send 0 0 0 0;pass nobody;dismiss ginger awake;take irrigation irrigation;send 0 1 0 0;stick 0 0 west;follow ginger;stick 0 0 north;dismiss black asleep;take fields fields;send 0 1 0 0;field w1 0;take food food;send 0 0 0 0;take gold gold;send 1 0 0 0;pass nobody;take irrigation irrigation;send 0 1 0 0;stick e1 0 north;wake 0 1 0 0;take recruit recruit;send 0 1 0 0;recruit black merchant;follow ginger;recruit ginger worker;feed 0;wake 0 0 0 0;take irrigation irrigation;send 1 0 0 0;stick 0 0 west;feed 0;wake 2 0 0 0;take food food;send 2 0 0 0;follow black;feed 1;wake 0 1 0 0;sell black food 0;take fields fields;send 0 0 0 0;retire black food 1;take gold gold;send 0 1 0 0;pass ginger;take fields fields;send 2 0 0 0',
  },
  pass: {
    seats: 2,
    seed: '0',
    options: { first: 0 },
    moves:
      'take fields fields;send 1 0 0 0;field w1 0;pass nobody;feed 0;take food food;send 0 1 0 0;follow ginger;feed 0;wake 0 0 0 0;take fields fields;send 0 1 0 0;field w1 0;feed 1;wake 1 0 0 0;take gold gold;send 2 0 0 0;feed 0;wake 0 0 0 0;take food food;pass black;feed 0;take irrigation irrigation;send 0 2 0 0;stick 0 0 west;stick e2 0 west;feed 1;wake 0 1 0 0;take fields fields;send 0 0 0 0',
  },
  recruit: {
    seats: 2,
    seed: '0',
    options: { first: 0 },
    moves:
      'take fields fields;send 1 0 0 0;field w1 0;pass nobody;feed 0;take food food;send 0 1 0 0;follow ginger;feed 0;wake 0 0 0 0;take fields fields;send 0 1 0 0;field w1 0;feed 1;wake 1 0 0 0;take gold gold;send 2 0 0 0;feed 0;wake 0 0 0 0;take food food;pass black;feed 0;take irrigation irrigation;send 0 2 0 0;stick 0 0 west;stick e2 0 west;feed 1;wake 0 1 0 0;take fields fields;send 0 0 0 0;pass ginger;feed 0;take irrigation irrigation;send 0 0 0 0;pass black;feed 1;take irrigation irrigation;send 0 0 0 0;follow black;stick w1 0 north;dismiss ginger awake;wake 0 0 0 0;take fields fields;send 0 1 0 0;field e1 n1;pass nobody;feed 1;wake 0 2 0 0;take irrigation irrigation;send 0 0 0 0;follow ginger;stick 0 0 west;dismiss black awake;wake 1 0 0 0;take food food;send 0 0 0 0;pass nobody;take recruit recruit;send 1 0 0 0',
  },
  sell: {
    seats: 2,
    seed: '0',
    options: { first: 0 },
    moves:
      'take fields fields;send 1 0 0 0;field w1 0;pass nobody;feed 0;take food food;send 0 1 0 0;follow ginger;feed 0;wake 0 0 0 0;take fields fields;send 0 1 0 0;field w1 0;feed 1;wake 1 0 0 0;take gold gold;send 2 0 0 0;feed 0;wake 0 0 0 0;take food food;pass black;feed 0;take irrigation irrigation;send 0 2 0 0;stick 0 0 west;stick e2 0 west;feed 1;wake 0 1 0 0;take fields fields;send 0 0 0 0;pass ginger;feed 0;take irrigation irrigation;send 0 0 0 0;pass black;feed 1;take irrigation irrigation;send 0 0 0 0;follow black;stick w1 0 north;dismiss ginger awake;wake 0 0 0 0;take fields fields;send 0 1 0 0;field e1 n1;pass nobody;feed 1;wake 0 2 0 0;take irrigation irrigation;send 0 0 0 0;follow ginger;stick 0 0 west;dismiss black awake;wake 1 0 0 0;take food food;send 0 0 0 0;pass nobody;take recruit recruit;send 1 0 0 0;recruit ginger merchant;pass nobody;feed 1;take gold gold;send 0 1 0 0;wake 0 0 0 0;take irrigation irrigation;pass nobody',
  },
  end: {
    seats: 2,
    seed: '0',
    options: { first: 0 },
    moves:
      'take fields fields;send 2 0 0 0;field 0 n1;field e1 n1;follow black;field 0 n1;feed 0;wake 0 1 0 0;take irrigation irrigation;send 0 2 0 0;stick 0 0 north;stick 0 0 west;feed 0;wake 0 2 0 0;take fields fields;send 0 1 0 0;field w1 0;pass ginger;take irrigation irrigation;send 2 0 0 0;stick e1 n1 west;stick 0 0 north;pass black;wake 2 0 0 0;take recruit recruit;send 1 0 0 0;recruit ginger merchant;follow black;recruit black merchant;feed 0;wake 0 1 0 0;sell black food 0;take fields fields;send 0 2 0 0;field e1 n1;field w1 n1;follow ginger;field 0 s1;dismiss black asleep;wake 0 1 0 0;sell black food 1;take irrigation irrigation;send 0 1 0 0;stick e1 0 north;wake 1 0 0 0;sell ginger food 0;take food food;send 2 0 0 0;feed 0;wake 2 0 0 0;sell ginger food 1;take irrigation irrigation;send 2 0 0 0;stick 0 s1 north;stick e1 0 north;follow black;stick 0 n1 west;feed 0;wake 0 1 0 0;sell black food 2;take gold gold;send 0 0 0 0;sell black food 3;take irrigation irrigation;send 0 1 0 0;stick w1 0 north;pass ginger;sell ginger food 2;take fields fields;send 1 0 0 0;field e1 s1;feed 0;wake 1 0 0 0;sell ginger food 3;take irrigation irrigation;send 2 0 0 0;stick e1 s1 north;stick e1 s1 west;follow black;stick e1 n1 west;wake 0 1 0 0;sell black food 4;take recruit recruit;sell black food 5;take food food;send 0 0 0 0;pass ginger;sell ginger food 4;take gold gold;send 0 0 0 0;pass nobody;sell ginger food 5;take fields fields;send 0 0 0 0;pass nobody;sell black food 6;take irrigation irrigation;send 0 1 0 0;stick 0 s1 north;pass nobody;wake 0 1 0 0;sell black food 7;take fields fields;send 0 1 0 0;field 0 s1;pass nobody;sell ginger food 6;take recruit recruit;sell ginger food 7;take food food;send 2 0 0 0;pass nobody;sell black food 8;take gold gold;send 0 0 0 0;sell black food 9;take irrigation irrigation;send 0 1 0 0;stick e1 s1 north;pass ginger;sell ginger food 8;take recruit recruit;sell ginger food 9;take fields fields;send 0 0 0 0;follow black;field e1 s1;wake 0 1 0 0;sell black food 10;take irrigation irrigation;send 0 1 0 0;stick e1 s1 west;pass nobody;wake 0 1 0 0;sell black food 11;take food food;send 0 0 0 0;pass nobody;sell ginger food 10;take gold gold;send 0 0 0 0;pass nobody;sell ginger food 11;take recruit recruit;sell black food 12;take irrigation irrigation;send 0 1 0 0;stick e2 0 west;pass nobody;wake 0 1 0 0;sell black food 13;take fields fields;send 0 1 0 0;field e2 0;pass nobody;sell ginger food 12;take food food;send 2 0 0 0;wake 2 0 0 0;sell ginger food 13;take gold gold;send 0 0 0 0;pass nobody;sell black food 14;take irrigation irrigation;send 0 1 0 0;stick 0 n1 north;pass nobody;wake 0 1 0 0;sell black food 15;take fields fields;send 0 1 0 0;field 0 n2;pass nobody;sell ginger food 14;take recruit recruit;sell ginger food 15;take food food;close;take irrigation irrigation;send 0 1 0 0;stick w1 0 west;follow ginger;stick 0 0 west;wake 0 1 0 0;close;take fields fields;send 0 1 0 0;field w2 0;follow ginger;field w1 0',
  },
} as const satisfies { readonly [name: string]: Prepared }
