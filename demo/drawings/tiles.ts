/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { ellipse, group, path, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import { flat } from './surfaces.ts'
import { clouds, grains, marbled, sheet } from './tiles-parts.ts'
import type { Surface } from './tiles-parts.ts'

function woods(seed: string, colour: string): Surface {
  return (pen) => {
    const board = (y: number, i: number): string =>
      rect(0, y, 200, 66, 0, flat(pen, i % 2 === 0 ? colour : light(colour, 0.1), 0.12, 0.12)) +
      strew(`${seed}${i}`, 8, [0, 120], [y + 5, y + 60])
        .map((line) =>
          stroke(
            `M${line.x - 20} ${line.y}q${round(30 + line.s * 40)} ${round(line.s * 9 - 5)} ${round(80 + line.s * 70)} ${round(line.s * 6 - 3)}`,
            dark(colour, 0.45),
            round(0.6 + line.s),
            'opacity=".45"',
          ),
        )
        .join('') +
      (i === 1
        ? ellipse(
            126,
            y + 34,
            13,
            6,
            'none',
            `stroke="${dark(colour, 0.5)}" stroke-width="1.2" opacity=".5"`,
          ) + ellipse(126, y + 34, 5, 2.2, dark(colour, 0.5), 'opacity=".5"')
        : '')
    return (
      [0, 67, 134].map(board).join('') +
      stroke('M0 66.5H200M0 133.5H200M130 0V66M56 67V133M150 134V200', dark(colour, 0.6), 1.4, 'opacity=".7"')
    )
  }
}

function grid(
  pen: Pen,
  seam: string,
  columns: number,
  rows: number,
  shift: number,
  colours: readonly string[],
  lift: number,
): string {
  const w = 200 / columns
  const h = 200 / rows
  let out = ''
  for (let r = 0; r < rows; r += 1) {
    for (let c = -1; c < columns; c += 1) {
      const colour = colours[(r * 3 + c * 5 + ((r * c) % 3) + 7) % colours.length] ?? '#888888'
      const x = c * w + (r % 2) * shift * w
      if (x > 200 || x + w < 0) continue
      out += rect(x + 1.5, r * h + 1.5, w - 3, h - 3, 1.5, flat(pen, colour, lift, lift))
    }
  }
  return sheet(seam) + out
}

const moroccan: Surface = (pen) => {
  const one = pen.part(
    rect(0, 0, 50, 50, 0, '#f2efe6') +
      path('M25 3L32 18L47 25L32 32L25 47L18 32L3 25L18 18Z', '#2f5f93') +
      path('M25 14L36 25L25 36L14 25Z', '#e0a93d') +
      `<circle cx="25" cy="25" r="5" fill="#f2efe6"/>` +
      path(
        'M0 0H11A11 11 0 0 1 0 11ZM50 0V11A11 11 0 0 1 39 0ZM0 50V39A11 11 0 0 1 11 50ZM50 50H39A11 11 0 0 1 50 39Z',
        '#7fa8cf',
      ),
  )
  return (
    [0, 1, 2, 3]
      .flatMap((r) => [0, 1, 2, 3].map((c) => `<use href="#${one}" x="${c * 50}" y="${r * 50}"/>`))
      .join('') + stroke('M0 100H200M100 0V200', '#b9b4a6', 1.6)
  )
}

const cube: Surface = (pen) => {
  const one = pen.part(
    path('M0 14L25 0L50 14L25 28Z', '#efece6') +
      path('M0 14L25 28V57L0 43Z', '#c9c4ba') +
      path('M50 14L25 28V57L50 43Z', '#9b968c'),
  )
  return (
    sheet('#b5b0a6') +
    [-1, 0, 1, 2, 3, 4]
      .flatMap((r) =>
        [-1, 0, 1, 2, 3].map(
          (c) => `<use href="#${one}" x="${c * 50 + (((r % 2) + 2) % 2) * 25}" y="${r * 43}"/>`,
        ),
      )
      .join('')
  )
}

const parking: Surface = (pen) => {
  const one = pen.part(rect(2, 2, 29, 29, 5, flat(pen, '#9d9a92', 0.25, 0.2)))
  return (
    sheet('#77746d') +
    [0, 1, 2, 3, 4, 5]
      .flatMap((r) => [0, 1, 2, 3, 4, 5].map((c) => `<use href="#${one}" x="${c * 33.5}" y="${r * 33.5}"/>`))
      .join('')
  )
}

const chequerRed: Surface = (pen) => {
  const one = pen.part(path('M2 20L20 2L38 20L20 38Z', flat(pen, '#c05f48', 0.25, 0.2)))
  return (
    sheet('#8f4133') +
    [0, 1, 2, 3, 4]
      .flatMap((r) => [0, 1, 2, 3, 4].map((c) => `<use href="#${one}" x="${c * 40}" y="${r * 40}"/>`))
      .join('')
  )
}

const cobble: Surface = (pen) =>
  sheet('#6c6861') +
  strew('cobble', 49, [-5, 5], [-5, 5])
    .map((spot, i) => {
      const colour = ['#a39c90', '#8f897e', '#b3ab9d'][i % 3] ?? '#a39c90'
      return rect(
        (i % 7) * 29 + (Math.floor(i / 7) % 2) * 8 + spot.x * 0.5 - 4,
        Math.floor(i / 7) * 29 + spot.y * 0.4,
        25 + spot.s * 3,
        25,
        9,
        flat(pen, colour, 0.25, 0.25),
      )
    })
    .join('')

const pebble: Surface = (pen) =>
  sheet('#8d877c') +
  strew('pebbles', 64, [-4, 4], [-4, 4])
    .map((spot, i) => {
      const colour = ['#cfc6b4', '#b4ab9c', '#a1988a', '#ded7c8'][i % 4] ?? '#cfc6b4'
      return ellipse(
        (i % 8) * 26 + 12 + spot.x,
        Math.floor(i / 8) * 26 + 12 + spot.y,
        11 + spot.s * 3,
        9 + spot.s * 3,
        flat(pen, colour, 0.3, 0.2),
      )
    })
    .join('')

const slate: Surface = (pen) =>
  sheet(flat(pen, '#6b7073', 0.16, 0.16)) +
  clouds(pen, 'slate', '#8d8578', 6, 0.55) +
  strew('slate lines', 16, [-20, 160], [6, 196])
    .map((line) =>
      stroke(
        `M${line.x} ${line.y}q${round(20 + line.s * 30)} ${round(line.s * 14 - 7)} ${round(40 + line.s * 60)} ${round(line.s * 8 - 4)}`,
        line.s > 0.5 ? '#4a4f52' : '#93989a',
        round(1 + line.s),
        'opacity=".5"',
      ),
    )
    .join('')

const linen: Surface = (pen) =>
  sheet(flat(pen, '#cfc7b6', 0.12, 0.1)) +
  stroke(
    Array.from({ length: 24 }, (_, i) => `M${i * 8.5} 0V200M0 ${i * 8.5}H200`).join(''),
    '#a69c88',
    0.9,
    'opacity=".5"',
  ) +
  stroke(
    Array.from({ length: 24 }, (_, i) => `M${i * 8.5 + 2} 0V200M0 ${i * 8.5 + 2}H200`).join(''),
    '#fff',
    0.8,
    'opacity=".5"',
  )

const aqua: Surface = (pen) =>
  sheet(flat(pen, '#a9d2d6', 0.3, 0.12)) +
  Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M-10 ${14 + i * 29}q26-17 55 0t55 0t55 0t55 0`,
      i % 2 === 0 ? '#ffffff' : '#6fb0b8',
      3.4,
      'opacity=".55"',
    ),
  ).join('')

const tiles: Readonly<Record<string, Surface>> = {
  statuario: marbled('statuario', '#f4f3f0', '#8f9296', '#c9ccd0'),
  grey: marbled('armani', '#8d9296', '#e8eaea', '#6d7378', 4, 1.5),
  beige: marbled('botticino', '#e6d8bf', '#b1946a', '#d4bf9b', 4, 1.6),
  nero: marbled('nero', '#232427', '#f4f2ee', '#3b3c40', 4, 1.5),
  honey: marbled('onice', '#e3b873', '#a86a2c', '#f3d9a4', 4, 2.4),
  ivory: grains('ivory', '#efe8d9', '#dccfb4', '#fbf7ee'),
  'speckle-grey': grains('sg', '#b8babb', '#8c8f92', '#e2e3e3', '#6d7073'),
  'speckle-beige': grains('sb', '#d8c5a5', '#b59c74', '#efe2c9', '#9a7f58'),
  pebble,
  slate,
  linen,
  aqua,
  moroccan,
  cube,
  parking,
  cobble,
  cloud: marbled('cloud', '#dfe3e6', '#aab3ba', '#ffffff', 3, 2.4),
  subway: (pen) => grid(pen, '#b9bdbf', 3, 9, 0.5, ['#fbfbf9', '#f4f5f4'], 0.12),
  mosaic: (pen) =>
    grid(pen, '#e9e4d8', 6, 6, 0, ['#b5532f', '#e0a93d', '#5d7f4a', '#d98d4f', '#8a3b2a', '#e9cf9b'], 0.2),
  ledge: (pen) => grid(pen, '#5f584e', 2, 9, 0.4, ['#a79a86', '#8d8272', '#bcae98', '#7d7466'], 0.26),
  brickclad: (pen) => grid(pen, '#cfc6b8', 3, 8, 0.5, ['#a8523c', '#b8644a', '#95452f'], 0.16),
  'chequer-red': chequerRed,
  coolroof: (pen) => grid(pen, '#d2d6d8', 5, 5, 0, ['#ffffff', '#f8f9f9'], 0.1),
  oak: woods('oak', '#c79b66'),
  walnut: woods('walnut', '#76503a'),
  ash: woods('ash', '#a89f93'),
}

/** A square of the surface leaning back, with its edge and a second one behind. */
function leaning(pen: Pen, paint: string, edge: string, glossy: boolean): string {
  const face = pen.part(group(paint, `clip-path="${pen.clip('<path d="M0 0H200V200H0Z"/>')}"`))
  const shine = glossy ? path('M0 0H84L18 200H0ZM112 0H134L72 200H48Z', '#fff', 'opacity=".2"') : ''
  const placed = (x: number, y: number): string =>
    group(
      polygon(
        [
          [-7, 5],
          [0, 0],
          [0, 200],
          [-7, 205],
        ],
        dark(edge, 0.3),
      ) +
        polygon(
          [
            [-7, 205],
            [0, 200],
            [200, 200],
            [193, 205],
          ],
          dark(edge, 0.45),
        ) +
        `<use href="#${face}"/>${shine}` +
        rect(0.5, 0.5, 199, 199, 0, 'none', 'stroke="#fff" stroke-width="1.2" opacity=".65"'),
      `transform="translate(${x} ${y}) skewY(-3) scale(.83)"`,
    )
  return shadow(pen, 124, 212, 104, 10) + placed(54, 42) + placed(28, 52)
}

const tile: Drawing = (pen, tone) => {
  const surface = tiles[tone] ?? tiles.statuario
  const matt = [
    'slate',
    'pebble',
    'linen',
    'ledge',
    'brickclad',
    'cube',
    'parking',
    'cobble',
    'chequer-red',
    'coolroof',
  ].includes(tone)
  return leaning(pen, surface === undefined ? '' : surface(pen), '#cbbfae', !matt)
}

export const tilesDrawings: Readonly<Record<string, Drawing>> = { tile }
