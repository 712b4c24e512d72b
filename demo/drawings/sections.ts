/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import type { Drawing, Pen } from './pen.ts'
import { group, polygon, rect, shadow, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { lines } from './steel-parts.ts'
import { falling, flat, sideways } from './surfaces.ts'

function section(
  pen: Pen,
  profile: readonly Point[],
  dx: number,
  dy: number,
  faces: readonly (readonly [number, number, 'top' | 'side'])[],
): string {
  const back = ([x, y]: Point): Point => [x + dx, y - dy]
  const at = (i: number): Point => profile[i] ?? [0, 0]
  const skins = faces
    .map(([i, j, kind]) =>
      polygon(
        [at(i), back(at(i)), back(at(j)), at(j)],
        kind === 'top' ? sideways(pen, '#8b939a', '#aab2b8') : sideways(pen, '#4a5158', '#626a72'),
      ),
    )
    .join('')
  return (
    skins +
    polygon(profile, flat(pen, '#79828a', 0.3, 0.2)) +
    polygon(profile, 'none', 'stroke="#dde2e6" stroke-width="1" opacity=".6"')
  )
}

const angle: Drawing = (pen) =>
  shadow(pen, 128, 196, 106, 16) +
  section(
    pen,
    [
      [34, 96],
      [46, 96],
      [46, 190],
      [128, 190],
      [128, 202],
      [34, 202],
    ],
    86,
    58,
    [
      [0, 1, 'top'],
      [1, 2, 'side'],
      [2, 3, 'top'],
      [3, 4, 'side'],
    ],
  )

const channel: Drawing = (pen) =>
  shadow(pen, 128, 196, 106, 16) +
  section(
    pen,
    [
      [30, 92],
      [96, 92],
      [96, 104],
      [43, 104],
      [43, 190],
      [96, 190],
      [96, 202],
      [30, 202],
    ],
    110,
    52,
    [
      [5, 4, 'top'],
      [3, 4, 'side'],
      [0, 1, 'top'],
      [1, 2, 'side'],
      [5, 6, 'side'],
    ],
  )

const beam: Drawing = (pen) =>
  shadow(pen, 128, 198, 108, 16) +
  section(
    pen,
    [
      [26, 84],
      [116, 84],
      [116, 97],
      [78, 97],
      [78, 189],
      [116, 189],
      [116, 202],
      [26, 202],
      [26, 189],
      [64, 189],
      [64, 97],
      [26, 97],
    ],
    98,
    50,
    [
      [5, 4, 'top'],
      [3, 4, 'side'],
      [0, 1, 'top'],
      [1, 2, 'side'],
      [5, 6, 'side'],
    ],
  )

const flatBar: Drawing = (pen) =>
  shadow(pen, 124, 190, 108, 14) +
  [0, 1, 2]
    .map((i) =>
      section(
        pen,
        [
          [20 + i * 8, 186 - i * 17],
          [86 + i * 8, 186 - i * 17],
          [86 + i * 8, 198 - i * 17],
          [20 + i * 8, 198 - i * 17],
        ],
        116,
        62,
        [
          [0, 1, 'top'],
          [1, 2, 'side'],
        ],
      ),
    )
    .join('')

const squareBar: Drawing = (pen) =>
  shadow(pen, 124, 190, 106, 14) +
  (
    [
      [28, 178],
      [58, 178],
      [88, 178],
      [43, 154],
      [73, 154],
    ] as const
  )
    .map(([x, y]) =>
      section(
        pen,
        [
          [x, y],
          [x + 23, y],
          [x + 23, y + 23],
          [x, y + 23],
        ],
        100,
        60,
        [
          [0, 1, 'top'],
          [1, 2, 'side'],
        ],
      ),
    )
    .join('')

const squareTube: Drawing = (pen) => {
  const one = (x: number, y: number, s: number): string =>
    section(
      pen,
      [
        [x, y],
        [x + s, y],
        [x + s, y + s],
        [x, y + s],
      ],
      96,
      58,
      [
        [0, 1, 'top'],
        [1, 2, 'side'],
      ],
    ) + rect(x + 5, y + 5, s - 10, s - 10, 2, falling(pen, '#1f2429', '#454c53'))
  return shadow(pen, 126, 194, 108, 16) + one(24, 150, 50) + one(78, 150, 50) + one(51, 98, 50)
}

const chequer: Drawing = (pen) => {
  const marks = lines(9, (row) =>
    lines(11, (i) =>
      (row + i) % 2 === 0 ? `M${20 + i * 19} ${46 + row * 19}l11 8` : `M${20 + i * 19} ${54 + row * 19}l11-8`,
    ),
  )
  const plate: Point[] = [
    [20, 150],
    [112, 66],
    [224, 106],
    [132, 200],
  ]
  return (
    shadow(pen, 124, 194, 108, 14) +
    polygon(
      plate.map(([x, y]): Point => [x, y + 9]),
      '#40464c',
    ) +
    polygon(plate, flat(pen, '#8a9299', 0.3, 0.25)) +
    group(
      stroke(marks, '#4b5258', 4.4, 'transform="translate(.8 1.2)"') + stroke(marks, '#c3c9ce', 3.4),
      `clip-path="${pen.clip(polygon(plate, '#000'))}"`,
    )
  )
}

export const sectionsDrawings: Readonly<Record<string, Drawing>> = {
  angle,
  channel,
  beam,
  flat: flatBar,
  'square-bar': squareBar,
  'square-tube': squareTube,
  chequer,
}
