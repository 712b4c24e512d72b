import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { ball, falling, flat, metal, upright } from './surfaces.ts'

const fanTones: Readonly<Record<string, string>> = { brown: '#6b4630', ivory: '#efe7d6', black: '#33373c' }

const ceilingFan: Drawing = (pen, tone) => {
  const c = fanTones[tone] ?? '#6b4630'
  const fill = flat(pen, c, 0.3, 0.2)
  return (
    rect(115, 16, 10, 74, 2, upright(pen, c)) +
    path('M100 16H140L132 36H108Z', upright(pen, c)) +
    path('M104 84H136L142 100H98Z', upright(pen, c)) +
    path('M92 112Q40 92 8 116Q6 128 16 134Q60 142 96 128Z', fill) +
    path('M148 112Q200 92 232 116Q234 128 224 134Q180 142 144 128Z', flat(pen, dark(c, 0.12), 0.2, 0.3)) +
    path('M104 132Q96 176 84 204Q104 216 124 206Q134 170 132 134Z', flat(pen, light(c, 0.08), 0.3, 0.12)) +
    stroke('M14 120Q54 108 92 118M148 118Q190 108 226 120', light(c, 0.5), 1.6, 'opacity=".5"') +
    [
      [92, 118],
      [148, 118],
    ]
      .map(([x = 0, y = 0]) => rect(x - 10, y - 4, 20, 12, 3, metal(pen, 'brass', 'down')))
      .join('') +
    ellipse(120, 118, 44, 24, dark(c, 0.4)) +
    ellipse(120, 112, 44, 24, ball(pen, c)) +
    ellipse(120, 110, 30, 14, 'none', 'stroke="#d9b052" stroke-width="2"') +
    ellipse(120, 126, 16, 8, ball(pen, light(c, 0.1)))
  )
}

const exhaust: Drawing = (pen) => {
  const blade = pen.part(path('M0-10C30-20 46-46 36-62C14-66-8-44-8-16Z', flat(pen, '#dfe3e5', 0.3, 0.2)))
  return (
    shadow(pen, 124, 208, 100, 9) +
    rect(36, 34, 176, 172, 14, '#a7aeb3') +
    rect(30, 28, 176, 172, 14, flat(pen, '#f1f2f1', 0.4, 0.1)) +
    circle(118, 114, 76, falling(pen, '#4a5157', '#2a2f34')) +
    [20, 110, 200, 290]
      .map((a) => `<g transform="translate(118 114) rotate(${a})"><use href="#${blade}"/></g>`)
      .join('') +
    [74, 58, 42].map((r) => circle(118, 114, r, 'none', 'stroke="#e9ebeb" stroke-width="3.4"')).join('') +
    stroke(
      'M118 38V90M118 138V190M42 114H94M142 114H194M64 60L100 96M136 132L172 168M64 168L100 132M136 96L172 60',
      '#e9ebeb',
      3.4,
    ) +
    circle(118, 114, 26, flat(pen, '#f5f6f5', 0.4, 0.14)) +
    circle(118, 114, 16, flat(pen, '#3c7d8c', 0.3, 0.2))
  )
}

const solar: Drawing = (pen) => {
  const clip = pen.clip('<path d="M60 44H214L190 170H22Z"/>')
  return (
    shadow(pen, 122, 208, 104, 9) +
    polygon(
      [
        [128, 170],
        [150, 170],
        [196, 206],
        [182, 206],
      ],
      '#8d959c',
    ) +
    polygon(
      [
        [44, 170],
        [60, 170],
        [52, 206],
        [40, 206],
      ],
      '#a9b1b7',
    ) +
    polygon(
      [
        [58, 40],
        [218, 40],
        [194, 176],
        [16, 176],
      ],
      metal(pen, 'gi', 'slant'),
    ) +
    polygon(
      [
        [16, 176],
        [194, 176],
        [194, 184],
        [16, 184],
      ],
      '#7d858c',
    ) +
    polygon(
      [
        [60, 44],
        [213, 44],
        [190, 171],
        [22, 171],
      ],
      pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
        [0, '#35598c'],
        [0.5, '#1c3258'],
        [1, '#101d36'],
      ]),
    ) +
    group(
      stroke('M58 60H214M52 78H210M46 98H206M40 120H202M33 144H198', '#9fb4cf', 1.2, 'opacity=".7"') +
        [0, 1, 2, 3, 4, 5]
          .map((i) => stroke(`M${60 + i * 26} 44L${22 + i * 28.5} 171`, '#9fb4cf', 1.3, 'opacity=".75"'))
          .join('') +
        path('M70 44H124L66 171H22Z', '#fff', 'opacity=".12"'),
      `clip-path="${clip}"`,
    )
  )
}

const inverter: Drawing = (pen) =>
  shadow(pen, 122, 202, 108, 11) +
  path(
    'M28 110Q30 84 60 80H186Q212 84 214 110V176Q212 194 190 196H52Q30 194 28 176Z',
    flat(pen, '#2f343a', 0.25, 0.2),
  ) +
  path('M32 108Q34 88 62 84H184Q208 88 210 108Q120 98 32 108Z', '#fff', 'opacity=".14"') +
  rect(86, 118, 70, 40, 5, '#10151a') +
  letters('230 V', 121, 144, 18, 60, '#7fe0a5') +
  [52, 66].map((x) => circle(x, 138, 4, ball(pen, x === 52 ? '#3fc178' : '#e0952a'))).join('') +
  circle(186, 138, 11, flat(pen, '#d0542a', 0.3, 0.2)) +
  stroke('M186 131v7', '#fff', 2.4) +
  stroke('M60 176H182M60 184H182', '#15191d', 3) +
  path('M100 80V62Q120 54 142 62V80', 'none', 'stroke="#3b4147" stroke-width="7"') +
  polygon(
    [
      [64, 196],
      [84, 196],
      [80, 204],
      [68, 204],
    ],
    '#15191d',
  ) +
  polygon(
    [
      [158, 196],
      [178, 196],
      [174, 204],
      [162, 204],
    ],
    '#15191d',
  )

export const fansDrawings: Readonly<Record<string, Drawing>> = {
  'ceiling-fan': ceilingFan,
  exhaust,
  solar,
  inverter,
}
