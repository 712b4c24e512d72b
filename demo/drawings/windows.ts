import { dark, light } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { circle, ellipse, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metal } from './surfaces.ts'

const glassFill = (pen: Pen): string =>
  pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
    [0, '#f2fafc'],
    [0.35, '#c3dee8'],
    [0.36, '#d9ebf1'],
    [0.6, '#aacbd8'],
    [1, '#8fb5c5'],
  ])

const windowDrawing: Drawing = (pen) =>
  shadow(pen, 122, 206, 108, 9) +
  rect(20, 34, 204, 170, 4, '#b4babe') +
  rect(16, 30, 204, 170, 4, flat(pen, '#f5f6f6', 0.4, 0.1)) +
  rect(28, 42, 180, 146, 2, '#9aa2a8') +
  rect(110, 46, 96, 138, 2, flat(pen, '#f0f1f1', 0.3, 0.12)) +
  rect(120, 56, 76, 118, 1, glassFill(pen)) +
  rect(30, 44, 98, 142, 2, '#c3c8cb') +
  rect(30, 42, 98, 142, 2, flat(pen, '#fbfbfb', 0.3, 0.1)) +
  rect(41, 54, 76, 118, 1, glassFill(pen)) +
  path('M41 54H84L52 172H41Z', '#fff', 'opacity=".35"') +
  rect(119, 100, 6, 28, 3, metal(pen, 'satin')) +
  rect(10, 198, 216, 8, 3, falling(pen, '#ffffff', '#b4babe'))

const casement: Drawing = (pen, tone) => {
  const c = tone === 'white' ? '#eeefef' : '#33383d'
  return (
    shadow(pen, 122, 208, 104, 9) +
    path('M58 28H216V206H58Z', flat(pen, c, 0.3, 0.2)) +
    rect(69, 39, 136, 156, 0, glassFill(pen)) +
    rect(132, 39, 9, 156, 0, flat(pen, c, 0.3, 0.2)) +
    polygon(
      [
        [64, 34],
        [64, 200],
        [22, 212],
        [22, 24],
      ],
      flat(pen, c, 0.34, 0.16),
    ) +
    polygon(
      [
        [57, 45],
        [57, 190],
        [30, 197],
        [30, 38],
      ],
      glassFill(pen),
    ) +
    polygon(
      [
        [57, 45],
        [44, 42],
        [36, 195],
        [30, 197],
        [30, 38],
      ],
      '#fff',
      'opacity=".3"',
    ) +
    rect(24, 112, 6, 26, 3, metal(pen, 'satin')) +
    path('M141 39H176L150 195H141Z', '#fff', 'opacity=".3"')
  )
}

const glass: Drawing = (pen, tone) => {
  const c = { clear: '#cfe6ee', bronze: '#b58f5f', green: '#9fd0bd' }[tone] ?? '#cfe6ee'
  const one = (x: number, y: number): string =>
    polygon(
      [
        [x, y + 20],
        [x + 128, y],
        [x + 128, y + 140],
        [x, y + 160],
      ],
      pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
        [0, light(c, 0.6), 0.85],
        [0.5, c, 0.7],
        [1, dark(c, 0.2), 0.85],
      ]),
    ) +
    polygon(
      [
        [x, y + 160],
        [x + 128, y + 140],
        [x + 132, y + 143],
        [x + 5, y + 164],
      ],
      dark(c, 0.45),
    ) +
    polygon(
      [
        [x + 128, y],
        [x + 132, y + 3],
        [x + 132, y + 143],
        [x + 128, y + 140],
      ],
      dark(c, 0.3),
    ) +
    stroke(`M${x} ${y + 160}V${y + 20}L${x + 128} ${y}`, '#fff', 2, 'opacity=".9"') +
    polygon(
      [
        [x + 16, y + 17.5],
        [x + 50, y + 12],
        [x + 22, y + 156.5],
        [x + 4, y + 159.5],
      ],
      '#fff',
      'opacity=".4"',
    ) +
    polygon(
      [
        [x + 62, y + 10.5],
        [x + 74, y + 8.5],
        [x + 46, y + 152.5],
        [x + 36, y + 154],
      ],
      '#fff',
      'opacity=".35"',
    )
  return shadow(pen, 124, 204, 104, 11) + one(84, 22) + one(58, 30) + one(32, 38)
}

const mirror: Drawing = (pen, tone) => {
  const silver = pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
    [0, '#f7fbfc'],
    [0.3, '#cfdde3'],
    [0.31, '#e6eff2'],
    [0.52, '#b5c8d0'],
    [0.53, '#d3e0e5'],
    [1, '#9bb3bd'],
  ])
  if (tone === 'round')
    return (
      shadow(pen, 122, 214, 74, 7) +
      circle(124, 120, 90, '#6d757c', 'opacity=".5"') +
      circle(120, 114, 90, metal(pen, 'black', 'slant')) +
      circle(120, 114, 82, silver) +
      path('M70 60L116 34L64 176Q42 150 40 116Z', '#fff', 'opacity=".35"')
    )
  const led = tone === 'led'
  return (
    (led
      ? ellipse(
          120,
          118,
          118,
          118,
          pen.gradient('radial', '', [
            [0.55, '#fff3c9', 0.9],
            [1, '#fff3c9', 0],
          ]),
        )
      : '') +
    shadow(pen, 122, 212, 90, 8) +
    rect(42, 22, 164, 186, 10, '#6d757c', 'opacity=".5"') +
    rect(38, 18, 164, 186, 10, led ? '#fffbea' : metal(pen, 'gold', 'slant')) +
    rect(led ? 46 : 45, led ? 26 : 25, led ? 148 : 150, led ? 170 : 172, 6, silver) +
    (led
      ? rect(58, 38, 124, 146, 4, 'none', 'stroke="#fff7d8" stroke-width="7"') +
        circle(120, 172, 7, '#6f8a96', 'opacity=".6"')
      : '') +
    path('M52 32H96L60 190H52Z', '#fff', 'opacity=".35"')
  )
}

export const windowsDrawings: Readonly<Record<string, Drawing>> = {
  window: windowDrawing,
  casement,
  glass,
  mirror,
}
