// misfits.ts finds each kind of misfit, and reports nothing that fits.
import { expect, test } from '@playwright/test'
import { misfits } from './misfits.ts'

const SHEET = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif; overflow-wrap: break-word }
  .card, button { border: 1px solid; background: #fff }
  .badge { position: absolute; inset: -8px -8px auto auto; padding: 0 4px; border-radius: 9px; background: #fc0 }
</style>`

const PLANTED: readonly (readonly [what: string, page: string, found: readonly string[]])[] = [
  [
    'a line that ends in dots',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Bewässerung</p>',
    ['cut off: Bewässerung'],
  ],
  [
    'a paragraph whose last lines are hidden',
    '<p style="width: 80px; height: 24px; overflow: hidden">One line and more</p>',
    ['cut off: One line and more'],
  ],
  [
    'a line below what scrolls sideways only',
    '<div style="width: 80px; height: 24px; overflow: auto hidden">One line and more</div>',
    ['cut off: One line and more'],
  ],
  [
    'a line at the side of the page',
    '<p style="position: fixed; left: 320px; white-space: nowrap">Too far</p>',
    ['cut off: Too far'],
  ],
  ['a page that scrolls sideways', '<div style="width: 400px">Wide</div>', ['40 px too wide']],
  [
    'a word wider than its button',
    '<button style="width: 60px; white-space: nowrap">Назначить</button>',
    ['outside its box: Назначить'],
  ],
  [
    'lines higher than their button',
    '<button style="width: 60px; height: 22px; padding: 0">Two whole lines</button>',
    ['outside its box: Two whole lines'],
  ],
  [
    'a word wider than its badge',
    '<div class="card" style="position: relative; width: 200px">Card<span class="badge" style="width: 20px; white-space: nowrap">+100</span></div>',
    ['outside its box: +100'],
  ],
  [
    'a bare word that hangs out of its card',
    '<div class="card" style="position: relative; width: 100px">Card<b style="position: absolute; left: 90px">word</b></div>',
    ['outside its box: word'],
  ],
  [
    'two texts in one place',
    '<p style="margin: 0">One</p><p style="margin: -20px 0 0">Two</p>',
    ['one over the other: One / Two'],
  ],
  [
    'a text under a picture',
    '<div style="display: flex; width: 60px; white-space: nowrap"><span style="width: 30px">Long words</span><svg style="position: relative; width: 30px; height: 20px; pointer-events: none"><rect width="30" height="20"/></svg></div>',
    ['covered: Long words'],
  ],
  [
    'a text under a button far down the page',
    '<div style="height: 3000px"></div><div style="position: relative"><span>Words</span><button style="position: absolute; left: 20px">Go</button></div>',
    ['one over the other: Words / Go', 'covered: Words'],
  ],
  ['a word broken in two', '<p style="width: 60px">Baugenehmigung</p>', ['broken: Baugenehmigung']],
  [
    'a list too narrow for one of its choices',
    '<select style="width: 90px"><option>Yes</option><option>Whatever the box holds</option></select>',
    ['cut off: Whatever the box holds'],
  ],
  [
    'a field too narrow for its hint',
    '<input style="width: 60px" placeholder="Name of the player">',
    ['cut off: Name of the player'],
  ],
  [
    'a drawn text that leaves the drawing',
    '<svg width="60" height="20"><text x="30" y="15">Vorrat</text></svg>',
    ['cut off: Vorrat'],
  ],
  [
    'a drawn text wider than its plate',
    '<svg width="200" height="40"><g><rect x="50" width="30" height="30"/><text x="65" y="20" text-anchor="middle">Vorrat</text></g></svg>',
    ['outside its box: Vorrat'],
  ],
  [
    'two drawn texts in one place',
    '<svg width="200" height="40"><text y="20">Vorrat</text><g><text x="20" y="20">12</text></g></svg>',
    ['one over the other: Vorrat / 12'],
  ],
]

const SOUND: readonly (readonly [what: string, page: string])[] = [
  [
    'a badge over a corner',
    '<div class="card" style="position: relative; width: 200px; margin: 20px">Card<span class="badge">3</span></div>',
  ],
  [
    'a badge in the margin of what clips',
    '<div class="card" style="position: relative; width: 200px; margin: 20px; overflow: clip; overflow-clip-margin: 10px">Card<span class="badge">3</span></div>',
  ],
  [
    'what only screen readers tell',
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">Far too long</p>',
  ],
  [
    'what scrolls',
    '<div style="width: 80px; height: 30px; overflow: auto">Some lines, one below the other</div><p>After</p>',
  ],
  [
    'a line that stays while others pass below',
    '<p style="position: sticky; top: 0; margin: 0; background: #fff">Stays</p><p style="margin: -20px 0 0">Passes</p>',
  ],
  [
    'a tip over a page',
    '<p style="margin: 0">Below</p><p role="tooltip" style="position: absolute; top: 0; margin: 0; background: #fff">Tip</p>',
  ],
  ['a word parted at its hyphen', '<p style="width: 40px">Öko-Bau</p>'],
  [
    'one drawn text twice, for its outline',
    '<svg width="99" height="40"><text y="20" stroke="#fff">12</text><text y="20">12</text></svg>',
  ],
  [
    'a number on its plate',
    '<svg width="99" height="40"><g><circle cx="20" cy="20" r="15" fill="#fff"/><text x="20" y="25" text-anchor="middle">12</text></g></svg>',
  ],
  [
    'a control that is not seen over its words',
    '<label style="position: relative">Words<input type="radio" style="position: absolute; inset: 0; opacity: 0"></label>',
  ],
  ['an open sheet over a page', '<p style="width: 20px; overflow: hidden">Hidden</p><dialog open>Sheet</dialog>'],
]

test.use({ viewport: { width: 360, height: 740 } })

test('each kind of misfit is found', async ({ page }) => {
  for (const [what, html, found] of PLANTED) {
    await page.setContent(SHEET + html)
    expect.soft(await misfits(page), what).toEqual(found)
  }
})

test('what is as it should be is not reported', async ({ page }) => {
  for (const [what, html] of SOUND) {
    await page.setContent(SHEET + html)
    expect.soft(await misfits(page), what).toEqual([])
  }
})
