import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { path, polygon, shadow, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { flat, toneColour } from './surfaces.ts'

const roofTones: Readonly<Record<string, string>> = {
  blue: '#3f82c4',
  red: '#b04a36',
  green: '#3c7a54',
  gi: '#b9c1c7',
  frp: '#dfe6cf',
  cement: '#b3b2ac',
}

function corrugated(dy: number, tint: string): string {
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const x = 10 + i * 18
    const shades: readonly (readonly [number, number, string])[] = [
      [0, 4, light(tint, 0.05)],
      [4, 9, light(tint, 0.36)],
      [9, 13, dark(tint, 0.22)],
      [13, 18, dark(tint, 0.06)],
    ]
    return shades
      .map(([from, to, shade]) =>
        polygon(
          [
            [x + from, 150 + dy + i * 4 - (from > 2 && from < 12 ? 8 : 0)],
            [x + to, 150 + dy + i * 4 - (to > 2 && to < 12 ? 8 : 0) + (to > 12 ? 3 : 0)],
            [x + to + 78, 56 + dy + i * 4 - (to > 2 && to < 12 ? 8 : 0)],
            [x + from + 78, 56 + dy + i * 4 - (from > 2 && from < 12 ? 8 : 0)],
          ],
          shade,
        ),
      )
      .join('')
  }).join('')
  return ribs
}

const roofSheet: Drawing = (pen, tone) => {
  const colour = roofTones[tone] ?? '#3f82c4'
  return shadow(pen, 128, 190, 108, 20) + corrugated(28, dark(colour, 0.2)) + corrugated(12, colour)
}

const polySheet: Drawing = (pen, tone) => {
  const colour = { clear: '#d4e6ea', bronze: '#b08a5c', blue: '#7fb4dc' }[tone] ?? '#d4e6ea'
  const one = (x: number, y: number): string => {
    const d: Point[] = [
      [x, y + 24],
      [x + 124, y],
      [x + 124, y + 140],
      [x, y + 164],
    ]
    return (
      polygon(d, flat(pen, colour, 0.4, 0.1), 'opacity=".86"') +
      stroke(
        Array.from(
          { length: 14 },
          (_, i) => `M${round(x + 8 + i * 8.8)} ${round(y + 22.5 - i * 1.7)}v140`,
        ).join(''),
        dark(colour, 0.28),
        1,
        'opacity=".5"',
      ) +
      stroke(`M${x} ${y + 24}L${x + 124} ${y}`, '#fff', 2) +
      stroke(`M${x} ${y + 164}L${x + 124} ${y + 140}`, dark(colour, 0.4), 3, 'stroke-dasharray="6 2.8"')
    )
  }
  return (
    shadow(pen, 124, 206, 104, 12) +
    one(82, 22) +
    one(36, 38) +
    path('M46 62L92 53L60 194L40 198Z', '#fff', 'opacity=".35"')
  )
}

const clayTile: Drawing = (pen, tone) => {
  const colour = toneColour(tone, '#b9603d')
  const one = (x: number, y: number): string =>
    path(
      `M${x} ${y + 20}Q${x + 20} ${y - 16} ${x + 42} ${y + 10}Q${x + 54} ${y + 26} ${x + 72} ${y + 14}L${x + 98} ${y + 92}Q${x + 80} ${y + 106} ${x + 66} ${y + 92}Q${x + 44} ${y + 62} ${x + 24} ${y + 100}Z`,
      dark(colour, 0.5),
      'transform="translate(0 8)"',
    ) +
    path(
      `M${x} ${y + 20}Q${x + 20} ${y - 16} ${x + 42} ${y + 10}Q${x + 54} ${y + 26} ${x + 72} ${y + 14}L${x + 98} ${y + 92}Q${x + 80} ${y + 106} ${x + 66} ${y + 92}Q${x + 44} ${y + 62} ${x + 24} ${y + 100}Z`,
      pen.gradient('linear', ' x1="0" x2="1" y1=".1" y2="0"', [
        [0, dark(colour, 0.16)],
        [0.24, light(colour, 0.36)],
        [0.5, dark(colour, 0.1)],
        [0.66, dark(colour, 0.34)],
        [1, light(colour, 0.1)],
      ]),
    ) +
    stroke(
      `M${x + 2} ${y + 19}Q${x + 20} ${y - 14} ${x + 41} ${y + 11}Q${x + 54} ${y + 27} ${x + 71} ${y + 15}`,
      light(colour, 0.5),
      1.4,
      'opacity=".6"',
    )
  return shadow(pen, 124, 196, 106, 16) + one(110, 26) + one(46, 32) + one(128, 88) + one(62, 94)
}

export const roofsDrawings: Readonly<Record<string, Drawing>> = {
  'roof-sheet': roofSheet,
  'poly-sheet': polySheet,
  'clay-tile': clayTile,
}
