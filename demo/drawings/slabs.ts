import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { box, dots, group, path, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { falling, flat } from './surfaces.ts'
import { grains, marbled, sheet } from './tiles-parts.ts'
import type { Surface } from './tiles-parts.ts'

const slabs: Readonly<Record<string, Surface>> = {
  makrana: marbled('makrana', '#f3f1ec', '#a7a49e', '#dcd8d0', 5, 2.6),
  purple: marbled('purple', '#e9e2e2', '#8b6c80', '#d2bcc8', 5, 2.6),
  green: marbled('green', '#3f6a55', '#c2d8c9', '#27463a', 5, 2),
  ambaji: marbled('ambaji', '#efede8', '#8d9295', '#c5c9cb', 6, 1.6),
  statuario: marbled('slab', '#f5f4f1', '#85898e', '#c3c7cb', 4, 2.6),
  beige: marbled('classic', '#e4d4b8', '#a98a5e', '#cdb68e', 5, 1.4),
  pietra: marbled('pietra', '#5b5d60', '#dcdcda', '#46484b', 5, 1.1),
  ivory: grains('quartz', '#f3f1ec', '#d9d5cc', '#c9d3da', '#b7b1a4'),
  cement: grains('con', '#b4b3ae', '#a2a19c', '#c8c7c2'),
  galaxy: grains('galaxy', '#1e1f22', '#33353a', '#c8a24d', '#d9d7d0'),
  absolute: (pen) => sheet(flat(pen, '#202225', 0.2, 0.1)),
  pearl: grains('pearl', '#3a3d40', '#565b5f', '#7e868c', '#22252a'),
  red: grains('lakha', '#8e3b31', '#5e2620', '#b9695a', '#2e2624'),
  tan: grains('tan', '#5a4034', '#8a5f46', '#3a2a24', '#a98265'),
  gold: grains('gold', '#d9bf8d', '#b08e53', '#efe0bc', '#6e5636'),
  steelgrey: grains('sgrey', '#63686c', '#7f858a', '#484c50', '#a1a7ab'),
}

const slab: Drawing = (pen, tone) => {
  const surface = slabs[tone] ?? slabs.makrana
  const face = pen.part(
    group(
      surface === undefined ? '' : surface(pen),
      `clip-path="${pen.clip('<path d="M0 0H200V200H0Z"/>')}"`,
    ),
  )
  const edge = tone === 'galaxy' || tone === 'absolute' || tone === 'pearl' ? '#5a5d61' : '#b9b0a2'
  const one = (x: number, y: number): string =>
    group(
      polygon(
        [
          [-6, 4],
          [0, 0],
          [0, 200],
          [-6, 204],
        ],
        dark(edge, 0.2),
      ) +
        `<use href="#${face}"/>` +
        path('M0 0H90L40 200H0Z', '#fff', 'opacity=".13"') +
        rect(0.5, 0.5, 199, 199, 0, 'none', 'stroke="#fff" stroke-width="1" opacity=".5"'),
      `transform="translate(${x} ${y}) skewY(4) scale(.94 .74)"`,
    )
  const beam = box(pen, 14, 196, 204, 12, 8, 6, '#a97c47')
  return shadow(pen, 122, 210, 110, 9) + one(38, 26) + one(26, 34) + one(14, 42) + beam
}

const stoneStrip: Drawing = (pen, tone) => {
  const base = { galaxy: '#232427', tan: '#5f4538', red: '#8e3b31' }[tone] ?? '#555555'
  const one = (y: number, x: number): string => {
    const top: Point[] = [
      [x, y],
      [x + 130, y - 62],
      [x + 168, y - 46],
      [x + 38, y + 18],
    ]
    return (
      polygon(top, flat(pen, base, 0.3, 0.05)) +
      group(
        path(
          dots(`strip ${tone}`, 26, [y - 40, y + 160], [y - 60, y + 20], 3),
          light(base, 0.45),
          'opacity=".6"',
        ),
        `clip-path="${pen.clip(polygon(top, '#000'))}"`,
      ) +
      polygon(
        [
          [x, y],
          [x + 38, y + 18],
          [x + 38, y + 30],
          [x, y + 12],
        ],
        light(base, 0.2),
      ) +
      polygon(
        [
          [x + 38, y + 18],
          [x + 168, y - 46],
          [x + 168, y - 34],
          [x + 38, y + 30],
        ],
        falling(pen, light(base, 0.3), dark(base, 0.4)),
      )
    )
  }
  return shadow(pen, 124, 180, 108, 22) + one(166, 30) + one(142, 38) + one(118, 24)
}

const flags: Readonly<Record<string, string>> = {
  kota: '#7d8a86',
  kotabrown: '#a58b6c',
  kotagreen: '#77866a',
  dholpur: '#dcc39a',
  agrared: '#a85a43',
  teak: '#bf9863',
}

const flag: Drawing = (pen, tone) => {
  const colour = flags[tone] ?? '#7d8a86'
  const one = (dy: number, tint: string, seed: number): string => {
    const top: Point[] = [
      [20, 118 + dy],
      [104, 74 + dy],
      [222, 110 + dy],
      [136, 158 + dy],
    ]
    const marks = strew(`${tone}${seed}`, seed === 4 ? 9 : 0, [40, 170], [86 + dy, 146 + dy])
      .map(
        (line) =>
          `M${line.x} ${line.y}q${round(12 + line.s * 20)} ${round(line.s * 12 - 6)} ${round(26 + line.s * 30)} ${round(line.s * 8 - 2)}`,
      )
      .join('')
    return (
      polygon(
        [
          [20, 118 + dy],
          [136, 158 + dy],
          [136, 172 + dy],
          [78, 153 + dy],
          [20, 131 + dy],
        ],
        falling(pen, dark(tint, 0.12), dark(tint, 0.35)),
      ) +
      polygon(
        [
          [136, 158 + dy],
          [222, 110 + dy],
          [222, 123 + dy],
          [136, 172 + dy],
        ],
        falling(pen, dark(tint, 0.32), dark(tint, 0.5)),
      ) +
      polygon(top, flat(pen, tint, 0.22, 0.1)) +
      (marks === ''
        ? ''
        : group(
            stroke(marks, dark(tint, 0.35), 1.3, 'opacity=".5"') +
              stroke(marks, light(tint, 0.5), 1, 'opacity=".5" transform="translate(0 -1.4)"'),
            `clip-path="${pen.clip(polygon(top, '#000'))}"`,
          ))
    )
  }
  return (
    shadow(pen, 124, 190, 110, 22) +
    one(34, dark(colour, 0.08), 1) +
    one(15, light(colour, 0.06), 2) +
    one(-4, colour, 3) +
    one(-23, light(colour, 0.1), 4)
  )
}

const cladTones: Readonly<Record<string, readonly string[]>> = {
  jeera: ['#8e918f', '#a5a8a5', '#777a78', '#b6b8b4'],
  autumn: ['#a5764d', '#7d6a58', '#c09a68', '#6e6f6a'],
  silver: ['#a8adb2', '#c4c8cc', '#8d9297', '#d7dadd'],
}

const cladding: Drawing = (pen, tone) => {
  const colours = cladTones[tone] ?? ['#8e918f']
  let strips = ''
  for (let row = 0; row < 8; row += 1) {
    let x = 20 + (row % 2) * 14
    for (let i = 0; x < 205; i += 1) {
      const [one] = strew(`${tone} ${row} ${i}`, 1, [0, 1], [0, 1])
      const w = 30 + (one?.s ?? 0.5) * 52
      const colour = colours[(row * 2 + i * 3 + Math.floor((one?.x ?? 0) * 3)) % colours.length] ?? '#999999'
      const width = Math.min(w, 220 - x)
      strips +=
        rect(x, 46 + row * 20 + 3, width, 19, 1, dark(colour, 0.5)) +
        rect(x, 46 + row * 20, width - 1, 17, 1, flat(pen, colour, 0.3, 0.22))
      x += w
    }
  }
  return shadow(pen, 122, 212, 104, 8) + strips
}

export const slabsDrawings: Readonly<Record<string, Drawing>> = {
  slab,
  'stone-strip': stoneStrip,
  flag,
  cladding,
}
