import { speckle } from './masonry-parts.ts'
import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, block, circle, ellipse, group, polygon, rect, shadow, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { falling, flat, upright } from './surfaces.ts'

const paverTones: Readonly<Record<string, string>> = { red: '#b0503c', grey: '#a3a39f', yellow: '#cfa24e' }

function paverShape(kind: string, x: number, y: number): Point[] {
  const shapes: Readonly<Record<string, readonly Point[]>> = {
    zigzag: [
      [0, 0],
      [16, -8],
      [30, 0],
      [46, -8],
      [64, 1],
      [56, 12],
      [64, 22],
      [48, 30],
      [34, 22],
      [18, 30],
      [0, 21],
      [8, 10],
    ],
    ishape: [
      [0, 4],
      [18, -6],
      [28, 0],
      [40, -6],
      [60, 4],
      [50, 11],
      [60, 19],
      [42, 29],
      [30, 22],
      [20, 29],
      [0, 19],
      [9, 11],
    ],
    hexa: [
      [0, 11],
      [16, -4],
      [44, -4],
      [60, 11],
      [44, 26],
      [16, 26],
    ],
    rect: [
      [0, 8],
      [30, -8],
      [62, 8],
      [32, 25],
    ],
  }
  return (shapes[kind] ?? shapes.rect ?? []).map(([px, py]) => [x + px, y + py])
}

const paver: Drawing = (pen, tone) => {
  const [kind = 'rect', name = 'red'] = tone.split('-')
  const colour = paverTones[name] ?? '#b0503c'
  const shape = paverShape(kind, 0, 0).map(([x, y]): Point => [120 + (x - 31) * 2.9, 112 + (y - 10) * 2.9])
  const walls = shape
    .map((from, i) => ({ from, to: shape[(i + 1) % shape.length] ?? from }))
    .filter(({ from, to }) => to[0] < from[0])
    .toSorted((one, other) => one.from[1] + one.to[1] - other.from[1] - other.to[1])
    .map(({ from, to }) =>
      polygon(
        [from, to, [to[0], to[1] + 44], [from[0], from[1] + 44]],
        to[1] < from[1]
          ? falling(pen, dark(colour, 0.08), dark(colour, 0.3))
          : falling(pen, dark(colour, 0.3), dark(colour, 0.46)),
      ),
    )
    .join('')
  const top = polygon(shape, flat(pen, light(colour, 0.1), 0.24, 0.14))
  const inner = polygon(
    shape,
    'none',
    `stroke="${light(colour, 0.45)}" stroke-width="2" opacity=".6" transform="translate(8 7) scale(.935)"`,
  )
  return (
    shadow(pen, 120, 182, 112, 24) +
    walls +
    top +
    group(speckle(`paver ${tone}`, colour), `clip-path="${pen.clip(polygon(shape, '#000'))}"`) +
    inner
  )
}

const kerb: Drawing = (pen) =>
  shadow(pen, 126, 198, 112, 18) +
  polygon(
    [
      [28, 128],
      [44, 104],
      [160, 46],
      [214, 66],
      [98, 128],
    ],
    flat(pen, '#c9c9c4', 0.24, 0.05),
  ) +
  polygon(
    [
      [28, 128],
      [98, 128 + 26],
      [98, 208],
      [28, 176],
    ],
    falling(pen, '#b8b8b3', '#9a9a95'),
  ) +
  polygon(
    [
      [28, 128],
      [44, 104],
      [98, 128],
      [98, 154],
    ],
    flat(pen, '#d8d8d3'),
  ) +
  polygon(
    [
      [98, 128],
      [214, 66],
      [214, 146],
      [98, 208],
    ],
    falling(pen, '#8f8f8a', '#74746f'),
  ) +
  group(
    speckle('kerb', '#a9a9a4'),
    `clip-path="${pen.clip('<path d="M28 128L44 104L160 46L214 66V146L98 208L28 176Z"/>')}"`,
  ) +
  stroke('M45 104L98 128L213 67', '#fff', 1.3, 'opacity=".6"')

const grassPaver: Drawing = (pen) => {
  const cells = [0, 1, 2]
    .flatMap((a) =>
      [0, 1, 2].map((b) => {
        const x = 120 + (b - a) * 31
        const y = 82 + (a + b) * 17
        return (
          polygon(
            [
              [x - 23, y + 13],
              [x, y],
              [x + 23, y + 13],
              [x, y + 26],
            ],
            falling(pen, '#3d5a2c', '#6f9a45'),
          ) +
          stroke(
            `M${x - 10} ${y + 15}l-3-9M${x - 3} ${y + 18}v-11M${x + 5} ${y + 16}l3-10M${x + 11} ${y + 13}l1-7`,
            '#8fbd55',
            1.6,
          )
        )
      }),
    )
    .join('')
  return (
    shadow(pen, 120, 190, 112, 20) +
    polygon(
      [
        [20, 128],
        [120, 72],
        [220, 128],
        [120, 184],
      ],
      flat(pen, '#c0c0ba', 0.2, 0.05),
    ) +
    cells +
    polygon(
      [
        [20, 128],
        [120, 184],
        [120, 206],
        [20, 150],
      ],
      falling(pen, '#a9a9a3', '#8d8d87'),
    ) +
    polygon(
      [
        [120, 184],
        [220, 128],
        [220, 150],
        [120, 206],
      ],
      falling(pen, '#85857f', '#6d6d68'),
    )
  )
}

const coverBlock: Drawing = (pen) => {
  const one = (x: number, y: number): string =>
    block(pen, x, y, 48, 48, 34, '#b3b3ad') +
    stroke(
      `M${x - 8} ${y - 52}C${x - 12} ${y - 76} ${x - 24} ${y - 76} ${x - 20} ${y - 90}M${x + 6} ${y - 54}C${x + 8} ${y - 78} ${x + 20} ${y - 78} ${x + 24} ${y - 92}`,
      '#4a4f55',
      2.2,
    )
  return shadow(pen, 120, 198, 110, 18) + one(120, 150) + one(72, 200) + one(170, 200)
}

const prop: Drawing = (pen) =>
  shadow(pen, 120, 214, 60, 8) +
  rect(96, 20, 48, 7, 2, falling(pen, '#5b90cf', '#2a5893')) +
  rect(113, 26, 14, 78, 0, upright(pen, '#8d959c')) +
  [40, 54, 68, 82].map((y) => circle(120, y, 2.6, '#2c3137')).join('') +
  rect(109, 100, 22, 108, 0, upright(pen, '#2f6db3')) +
  rect(106, 92, 28, 16, 3, upright(pen, '#6b737b')) +
  stroke('M109 118h22M109 122h22M109 126h22', '#1e4676', 1.1) +
  bar([86, 88], [154, 76], 3.2, falling(pen, '#d8dde1', '#70777d')) +
  circle(155, 76, 5.5, flat(pen, '#b9c0c5')) +
  rect(92, 206, 56, 7, 2, falling(pen, '#4a82c4', '#224a7d'))

const scaffold: Drawing = (pen) => {
  const pipe = upright(pen, '#b4bbc0')
  const cup = (x: number, y: number): string =>
    rect(x - 13, y, 26, 12, 4, upright(pen, '#8b9399')) + ellipse(x, y, 13, 3.6, '#d2d7da')
  const post = (x: number): string =>
    rect(x - 7, 22, 14, 188, 2, pipe) +
    [52, 110, 168].map((y) => cup(x, y)).join('') +
    ellipse(x, 22, 7, 2.4, '#5d656c')
  const ledge = (y: number): string => rect(62, y, 116, 9, 2, falling(pen, '#e1e5e8', '#7e868d'))
  return (
    shadow(pen, 120, 212, 96, 8) +
    ledge(58) +
    ledge(116) +
    ledge(174) +
    post(62) +
    post(178) +
    bar([66, 168], [174, 66], 3.5, falling(pen, '#d9dee1', '#848c93'))
  )
}

export const pavingDrawings: Readonly<Record<string, Drawing>> = {
  paver,
  kerb,
  'grass-paver': grassPaver,
  'cover-block': coverBlock,
  prop,
  scaffold,
}
