// What the things on Evolutopia's board are, and what beginners are told, in English.
export const en = {
  explain: {
    tower: ['Tower', 'One of five sides of the city’s life. Three of them must reach 6; at 0 all is lost.'],
    lights: ['Crisis lights', 'Crises move the marker on. At the last light all is lost.'],
    crisis: [
      'Crisis',
      'Needs the experts shown. When the crises are managed and one is missing, it strikes as the card says.',
    ],
    calm: ['No crisis yet', 'One arrives when the crises are managed for the first time.'],
    action: ['Action', 'One in each turn. Once used it is blocked for everybody until the crises are managed.'],
    evolution: [
      'Evolution',
      'Below, the experts it needs; above, how it changes the towers. It is studied, started, staffed and then inaugurated on the map.',
    ],
    stack: ['Stack', 'Only its top evolution can be taken into study. It may be set aside to see the next.'],
    slot: ['Place for an expert', 'An expert of this kind is needed here, or stands here already.'],
    expert: ['Expert', 'Waits to be assigned to an evolution on the site, or to the crisis. The zone has five places.'],
    bag: ['Bag of experts', 'Recruiting draws from here. Whoever has done their work comes back into it.'],
    cell: ['Free ground', 'An inaugurated evolution goes next to what stands on the map.'],
    nuisance: ['Nuisance', 'Must be covered by an evolution that raises the tower of the same sign.'],
    built: ['Built', 'An evolution that was inaugurated here, or the tile the city began with.'],
    player: ['Player', 'All play together. Here are somebody’s role and good plans.'],
    role: [
      'Role',
      'A talent that may be used once in a turn, at the time the card says. After three uses a second one opens.',
    ],
    plan: ['Good plan', 'May be played once, in your turn. It comes with evolutions that bear a green mark.'],
  },
  notes: {
    turn: 'One action a turn; then it is blocked. Three towers at 6 and no nuisance left, and you all win.',
    blocked: 'Blocked actions become free when somebody manages the crises. Do that when little is left to do.',
    crisis: 'A crisis lies on the table. Assign the experts it needs, or it strikes when the crises are managed.',
    option: 'Most crises let you choose how they strike. Take what hurts your plans least.',
    block: 'Choose the action that nobody may use until the crises are managed again.',
    recruit: 'Keep the experts that open slots ask for. Up to three may be set aside.',
    ready: 'An evolution has all its experts. Inaugurate it: its place on the map may cover a nuisance.',
    role: 'Your role may be used now. It costs nothing, and after three uses a second one opens.',
    plan: 'You have a good plan: it may be played once, in a turn of yours.',
    danger: 'A tower is down to 1. If it falls to 0, all is lost.',
  },
} as const
