import { round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { box, dots, ellipse, path, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import { falling, flat, lying } from './surfaces.ts'

const ceilingChannel: Drawing = (pen) => {
  const one = (x: number, y: number): string =>
    polygon(
      [
        [x, y],
        [x + 150, y - 70],
        [x + 164, y - 64],
        [x + 14, y + 6],
      ],
      flat(pen, '#c9d0d4', 0.3, 0.1),
    ) +
    polygon(
      [
        [x + 14, y + 6],
        [x + 164, y - 64],
        [x + 164, y - 40],
        [x + 14, y + 30],
      ],
      falling(pen, '#9aa2a8', '#747c83'),
    ) +
    polygon(
      [
        [x + 14, y + 30],
        [x + 164, y - 40],
        [x + 184, y - 32],
        [x + 34, y + 38],
      ],
      flat(pen, '#dfe4e7', 0.2, 0.1),
    ) +
    polygon(
      [
        [x + 34, y + 38],
        [x + 184, y - 32],
        [x + 184, y - 22],
        [x + 34, y + 48],
      ],
      falling(pen, '#8b939a', '#6c747b'),
    ) +
    stroke(`M${x + 22} ${y + 16}L${x + 158} ${y - 48}`, '#dfe5e9', 2, 'stroke-dasharray="1 7"')
  return shadow(pen, 124, 184, 108, 20) + one(20, 92) + one(20, 122) + one(20, 152)
}

const ceilingTile: Drawing = (pen) => {
  const one = (x: number, y: number): string =>
    polygon(
      [
        [x, y],
        [x + 120, y - 22],
        [x + 120, y + 104],
        [x, y + 132],
      ],
      flat(pen, '#f3f3f0', 0.3, 0.1),
    ) +
    polygon(
      [
        [x, y],
        [x - 9, y - 6],
        [x - 9, y + 126],
        [x, y + 132],
      ],
      '#bdbdb6',
    ) +
    polygon(
      [
        [x - 9, y - 6],
        [x + 111, y - 28],
        [x + 120, y - 22],
        [x, y],
      ],
      '#fff',
    )
  const holes = strew('fissure', 46, [52, 158], [78, 176])
    .map((spot) => `M${spot.x} ${spot.y}h${round(1 + spot.s * 4)}`)
    .join('')
  return (
    shadow(pen, 122, 204, 100, 12) + one(84, 48) + one(46, 70) + stroke(holes, '#a9a9a2', 1.8, 'opacity=".8"')
  )
}

const rockwool: Drawing = (pen) => {
  const slab = (y: number): string =>
    box(pen, 26, y, 142, 34, 48, 32, '#c3b06a') +
    stroke(
      strew(`wool ${y}`, 14, [28, 130], [y + 5, y + 30])
        .map(
          (line) =>
            `M${line.x} ${line.y}q14 ${round(line.s * 6 - 3)} ${round(20 + line.s * 16)} ${round(line.s * 4 - 2)}`,
        )
        .join(''),
      '#80702f',
      1.2,
      'opacity=".55"',
    )
  return (
    shadow(pen, 124, 204, 108, 14) +
    slab(168) +
    slab(132) +
    slab(96) +
    stroke(
      strew('wool top', 14, [60, 170], [70, 92])
        .map((line) => `M${line.x} ${line.y}q14-3 26 1`)
        .join(''),
      '#80702f',
      1.2,
      'opacity=".45"',
    )
  )
}

const xps: Drawing = (pen) =>
  shadow(pen, 124, 204, 108, 14) +
  [172, 142, 112]
    .map(
      (y) =>
        box(pen, 22, y, 150, 28, 48, 32, '#7fb2dd') +
        stroke(`M26 ${y + 8}H168M26 ${y + 20}H168`, '#5c92c2', 1, 'opacity=".5"'),
    )
    .join('') +
  stroke('M50 100L190 100M62 92H200', '#5c92c2', 1, 'opacity=".5"')

const membrane: Drawing = (pen) =>
  shadow(pen, 124, 200, 108, 14) +
  polygon(
    [
      [112, 150],
      [206, 150],
      [226, 196],
      [120, 196],
    ],
    flat(pen, '#3a3d41', 0.2, 0.1),
  ) +
  path('M40 92H190A20 50 0 0 1 190 192H40A20 50 0 0 1 40 92Z', lying(pen, '#33363a')) +
  ellipse(190, 142, 22, 50, flat(pen, '#4a4e53')) +
  [40, 30, 20]
    .map(
      (r) =>
        `<ellipse cx="190" cy="142" rx="${round(r * 0.44)}" ry="${r}" fill="none" stroke="#1d2023" stroke-width="2"/>`,
    )
    .join('') +
  ellipse(190, 142, 5, 12, '#d7dce0') +
  rect(70, 92, 44, 100, 0, lying(pen, '#e7eaec')) +
  rect(70, 118, 44, 26, 0, '#175e9c') +
  path(dots('mineral', 40, [30, 180], [96, 186], 1.8), '#8d939a', 'opacity=".5"')

export const ceilingsDrawings: Readonly<Record<string, Drawing>> = {
  'ceiling-channel': ceilingChannel,
  'ceiling-tile': ceilingTile,
  rockwool,
  xps,
  membrane,
}
