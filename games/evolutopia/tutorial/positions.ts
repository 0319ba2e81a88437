// The positions that the lessons of Evolutopia begin from.
import type { Prepared } from '../../../core/tutorial.ts'

export const positions = {
  choose: { seats: 2, seed: '867', options: { level: 'discovery', first: 0 }, moves: '' },
  recruit: {
    seats: 2,
    seed: '0',
    options: { level: 'discovery', first: 0 },
    moves: 'take none;start reed-bed-waterworks none',
  },
  nuisance: {
    seats: 2,
    seed: '0',
    options: { level: 'discovery', first: 0 },
    moves:
      'take none;start reed-bed-waterworks none;draw;keep;keep;role trainer;retrain urbanist technologist;assign builder reed-bed-waterworks;assign urbanist reed-bed-waterworks;assign technologist reed-bed-waterworks;inaugurate reed-bed-waterworks b1;manage;block choose;start green-business-park none;plan helping-hands;assign builder district-heating;assign technologist district-heating;draw;drop;drop;keep;keep;keep;keep;keep;assign regulator district-heating;assign designer crisis;assign regulator crisis;inaugurate district-heating a1;role treasurer;shift mobility comfort;manage;block choose;start urban-forest none;plan emergency-drill;draw;keep;drop;drop;keep;drop;role trainer;retrain designer urbanist;assign urbanist green-business-park;assign urbanist green-business-park;assign regulator green-business-park',
  },
  win: {
    seats: 2,
    seed: '157',
    options: { level: 'discovery', first: 0 },
    moves:
      'take none;start pocket-parks none;take none;layoff regulator;draw;keep;keep;keep;assign designer pocket-parks;assign urbanist pocket-parks;assign technologist solar-field;inaugurate pocket-parks b1;manage;option first;block choose;start superblocks none;draw;drop;keep;keep;keep;assign designer solar-field;assign designer superblocks;assign builder superblocks;inaugurate solar-field b3;role treasurer;shift mobility comfort;manage;option first;block choose;block start;block recruit;role first-aider;second urbanist crisis;manage;block choose;start night-trams none;take none;draw;keep;keep;keep;assign urbanist crisis;assign technologist crisis;assign regulator crisis;manage;option first;shelve night-trams;block choose;block start;layoff technologist;draw;keep;keep;keep;drop;drop;keep;assign urbanist superblocks;assign builder crisis;assign urbanist crisis;inaugurate superblocks a1;manage;option first;dismiss urbanist;block choose;block start;draw;keep;keep;keep;keep;drop;keep;assign technologist crisis;assign regulator crisis;manage;option first;block choose;role first-aider;second designer crisis;start green-roofs none;draw;keep;drop;keep;keep;keep;keep;assign urbanist crisis;assign regulator crisis;assign builder green-roofs;manage;option first;block choose;role first-aider;second designer crisis;start covered-market none;draw;drop;keep;drop;drop;role surveyor;assign builder crisis;assign regulator crisis;assign urbanist green-roofs;plan opening-party;inaugurate green-roofs c1;manage;option second;block choose;role first-aider;second builder crisis;start garden-quarter none;under;draw;keep;keep;keep;role surveyor;assign designer covered-market;assign builder covered-market;assign designer garden-quarter',
  },
} as const satisfies { readonly [name: string]: Prepared }
