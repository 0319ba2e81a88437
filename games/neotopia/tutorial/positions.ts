// The positions that the lessons of Neotopia begin from.
import type { Prepared } from '../../../core/tutorial.ts'

export const positions = {
  first: { seats: 2, seed: '3', options: { first: 0 }, moves: '' },
  complete: {
    seats: 2,
    seed: '0',
    options: { first: 0 },
    moves:
      'place energy desert d4;place farming water d4;draw;move a technology desert c3;move c technology desert c2;use initiative;place technology desert b1;build spire-2;end;draw;move b farming water c3;move a farming water c2;build skyfarm-2;use subsidy;draw;draw;end;draw;move a energy desert d2;move a community desert d3;build rooftops-1;end;move a technology desert e2;move a community desert f2;move c community desert b2;build academy-3;use subsidy;take rooftops-2;draw;end;draw;move c energy forest d4;move b energy water b1;end;move a farming water b2;move a energy desert b3;move a energy desert b4;use subsidy;take tram-1;draw;end;move a community water c4;move b community water e3;build market-1;move a energy water b4;end;move a community desert e3;build forum-2;move a farming water e4;build skyfarm-1;move a farming water e5;use subsidy;take sun-2;draw;end',
  },
  token: { seats: 2, seed: '5', options: { first: 0 }, moves: 'place energy desert d4;place farming desert c3' },
  use: {
    seats: 2,
    seed: '36',
    options: { first: 0 },
    moves:
      'place energy desert d4;place farming desert c3;move a farming desert c2;move c farming desert c4;build skyfarm-1;take garden-2',
  },
  lowest: {
    seats: 2,
    seed: '3',
    options: { first: 0 },
    moves:
      'place energy desert d4;place farming water d4;draw;move b energy water c3;move a energy water c2;end;draw;move b farming water c4;move a farming water b4;use subsidy;draw;draw;end;move c farming desert c3;move c energy desert c2;move c technology forest d4;end;move a community desert b3;move a technology desert b4;move a farming water b3;build orchard-1;end;move a energy desert b2;build biogas-1;take spire-1;move a community desert c4;use initiative;place community desert c5;build forum-2;end;move a technology desert d5;move c community desert e5;move a technology desert f5;build robots-3;end;draw;move c technology forest c3;move c technology forest e4;build spire-1;end;move a energy water b1;move a energy water d2;build sun-5;take sun-2;use initiative;place energy desert c1;build sun-2;end;take algae-2;move b technology forest c2;move c community forest e5;use subsidy;take academy-3;draw;end;take biogas-2;move c community desert d3;move c farming forest c4;use subsidy;draw;draw;end;move c technology forest b3;build algae-2;move c community forest b4;move a technology desert c6;build robots-2;use permits;move a community desert a4;build academy-3;end;move a energy desert e4;build biogas-2;move c farming forest c5;move c farming forest d5;build skyfarm-3;use automatization;move c farming forest f5;build garden-2;end;take biogas-3;move a energy water e3;move a technology water d3;build fusion-2;use initiative;place energy water a2;build biogas-3;end;move a farming water f2;draw;move a farming water d5;end;move a community water e5;move b community water c5;build garden-1;take forum-4;end;move b energy forest d3;move c technology forest e2;build grid-2;take sun-1;use automatization;move b energy water c1;build sun-1;end;take tram-1;move b community forest d2;move b community forest e3;build tram-1;end;move b farming water f4;build garden-3;take tram-2;move b farming forest f2;use permits;move a community desert a1;build tram-2;end;take spire-2',
  },
  group: {
    seats: 2,
    seed: '1',
    options: { first: 0 },
    moves:
      'place energy desert d4;place farming desert c3;take biogas-2;move a energy desert c2;move c energy desert d3;end;draw;move b community water d4;move c community forest d4;end;move b technology water c3;move a community water c2;move a technology water c1;build robots-1;use subsidy;take forum-2;take spire-3;end;move b farming water b1;move c farming forest c3;move b energy forest c2;use subsidy;take seedvault-2;draw;end;move b community water d3;build forum-2;move b energy forest b1;move b farming forest d3;use subsidy;take skyfarm-2;take robots-3;end;move a farming water b2;move c technology forest e3;move c community forest f2;end;move a technology water d5;build robots-3;move b technology water e5;move b farming water a2;build skyfarm-2;use automatization;move b technology water d6;build spire-3;end;move c community forest f3;build academy-1;move c technology forest b2;move b farming forest a2;build seedvault-2;use subsidy;take rooftops-2;draw;end;take algae-2;move a energy desert b2;move a energy desert e4;build biogas-2;end;move a technology desert e5;move a community water e2;build forum-5;move a energy water e3;build tram-1;end;move a energy desert e3;build sun-3;move c technology forest e4;move b technology forest d2;build algae-2;end;move b energy water f2;move c community desert e2;draw;end',
  },
} as const satisfies { readonly [name: string]: Prepared }
