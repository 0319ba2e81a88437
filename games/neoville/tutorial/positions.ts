// The positions that the lessons of Neoville begin from.
import type { Prepared } from '../../../core/tutorial.ts'

export const positions = {
  start: { seats: 2, seed: '1', options: { first: 0, utilities: 'ecomobile-windmill' }, moves: '' },
  grow: {
    seats: 2,
    seed: '0',
    options: { first: 0, utilities: 'ecomobile-windmill' },
    moves:
      'place 59 d4 0;build corner tl;take 63;place 75 d4 0;build corner tl;take 40;place 63 d3 3;build waterfall4 tl;take 32;place 54 d3 3;build earth4 br;take 51;place 32 d2 0;build stone4 tl;take 24;place 51 d2 2;build forest4 bl;take 61',
  },
  high: {
    seats: 2,
    seed: '8',
    options: { first: 0, utilities: 'ecomobile-windmill' },
    moves:
      'place 7 d4 0;skip;take 52;place 75 d4 0;build mixed4 tr;take 48;place 52 d3 3;skip;take 24;place 48 d3 3;skip;take 16;place 24 c4 3;skip;take 69;place 13 c4 2;skip;take 2;place 63 e3 0',
  },
  utility: {
    seats: 2,
    seed: '3',
    options: { first: 0, utilities: 'ecomobile-windmill' },
    moves:
      'place 13 d4 0;build mixed4 tr;take 67;place 75 d4 0;build mixed4 tr;take 42;place 30 c4 1;build forest4 br;take 69;place 55 d3 1;build earth4 bl;take 7;place 67 d5 2;build centre tl;take 35;place 52 e4 3;build centre tr;take 26;place 35 e4 1;build stone4 tr;take 59;place 26 d5 1;build forest6 br;take 40;place 59 b4 2;build left tr;take 56;place 7 d2 1;build top tr;take 28;place 56 b5 0',
  },
  biodome: {
    seats: 2,
    seed: '12',
    options: { first: 0, utilities: 'windmill-biodome' },
    moves: 'place 9 d4 0;skip;take 57;place 75 d4 0;build corner tl;take 68;place 74 d3 0',
  },
  parks: {
    seats: 2,
    seed: '3',
    options: { first: 0, utilities: 'ecomobile-windmill' },
    moves:
      'place 13 d4 0;build mixed4 tr;take 67;place 75 d4 0;build mixed4 tr;take 42;place 30 c4 1;build forest4 br;take 69;place 55 d3 1;build earth4 bl;take 7;place 67 d5 2;build centre tl;take 35;place 52 e4 3;build centre tr;take 26;place 35 e4 1;build stone4 tr;take 59;place 26 d5 1;build forest6 br;take 40;place 59 b4 2;build left tr;take 56;place 7 d2 1;build top tr;take 28;place 56 b5 0;build left tl;take 8;place 28 e3 3;build waterfall4 tr;take 11',
  },
  fifteen: {
    seats: 2,
    seed: '210',
    options: { first: 0, utilities: 'ecomobile-windmill' },
    moves:
      'place 38 d4 0;build corner tl;take 44;place 75 d4 0;build mixed4 tr;take 42;place 63 c4 2;build waterfall6 bl;take 57;place 42 d3 3;build earth6 tl;take 66;place 57 b4 3;build parks4 tr;take 71;place 66 e4 0;build centre tl;take 26;place 44 a4 0;build left tl;take 23;place 26 d5 1;build stone4 tl;take 34;place 23 c5 2;build towers3 tl;take 36;place 34 d2 1;build top tl;take 19;place 36 b5 2;build earth4 tl;take 2;place 40 c2 0;build top tl;take 68;place 2 c6 0;build earth8 tl;take 45;place 68 f4 1;skip;take 18;place 45 c7 3;skip;take 51;place 19 c5 3;skip;take 24;place 51 b6 3;build forest4 tl;take 67;place 24 e3 2;build stone6 tl;take 4;place 67 a6 0;skip;take 22;place 4 f3 2;build forest8 tr;take 15;place 22 d6 0;build waterfall4 bl;take 21;place 15 e5 0;skip;take 59;place 21 d7 2;skip;take 20;place 59 e2 0;skip;take 9;place 74 d5 0;skip;take 73;place 9 f2 0;skip;take 70;place 73 a7 0;skip;take 49;place 70 f5 2;skip;take 65',
  },
} as const satisfies { readonly [name: string]: Prepared }
