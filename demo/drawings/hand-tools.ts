/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, metal, metalBall, upright } from './surfaces.ts'
import { grip } from './tools-parts.ts'

const trowel: Drawing = (pen) =>
  shadow(pen, 124, 200, 92, 9, 0.26) +
  group(
    path('M-98 14L10-34Q22-38 22-26V52Q22 62 12 60Z', metal(pen, 'gi', 'slant')) +
      stroke('M-96 13L12-34', '#fff', 1.6, 'opacity=".8"') +
      stroke('M14 10H40Q52 10 54-8V-20', '#6d757c', 11) +
      stroke('M14 8H40Q50 8 52-8V-20', '#dfe4e7', 3) +
      group(
        rect(0, -11, 84, 22, 9, lying(pen, '#b57a3c')) + rect(0, -11, 12, 22, 3, metal(pen, 'brass', 'down')),
        'transform="translate(52 -26) rotate(-8)"',
      ),
    'transform="translate(104 126) rotate(-4)"',
  )

const float: Drawing = (pen) =>
  shadow(pen, 122, 190, 108, 12, 0.3) +
  polygon(
    [
      [16, 152],
      [60, 104],
      [226, 104],
      [200, 152],
    ],
    metal(pen, 'ss', 'slant'),
  ) +
  polygon(
    [
      [16, 152],
      [200, 152],
      [200, 158],
      [16, 158],
    ],
    '#7d858c',
  ) +
  polygon(
    [
      [200, 152],
      [226, 104],
      [226, 110],
      [200, 158],
    ],
    '#5d656c',
  ) +
  rect(70, 112, 108, 12, 4, falling(pen, '#c9ced2', '#858d94')) +
  [84, 164].map((x) => path(`M${x - 8} 120V84H${x + 8}V120Z`, upright(pen, '#a9b1b7'))).join('') +
  rect(60, 60, 130, 30, 15, lying(pen, '#c98a3c')) +
  rect(60, 60, 18, 30, 9, lying(pen, '#d4622a')) +
  rect(172, 60, 18, 30, 9, lying(pen, '#d4622a'))

const hammer: Drawing = (pen, tone) => {
  const handle = tone === 'fibre' ? '#e0a62c' : '#c08a4a'
  return group(
    shadow(pen, 120, 232, 50, 7, 0.26) +
      path('M108 70H132L136 220Q136 228 120 228T104 220Z', upright(pen, handle)) +
      (tone === 'fibre'
        ? path('M106 146H134L136 220Q136 228 120 228T104 220Z', upright(pen, grip)) +
          stroke('M106 162H134M106 176H134M106 190H135M105 204H135', '#4d545b', 2)
        : stroke('M114 110V214M124 100V216', dark(handle, 0.4), 1, 'opacity=".5"')) +
      path(
        'M96 40Q120 34 144 40L150 46H176Q182 46 182 52V72Q182 78 176 78H150L142 84H100L92 76Q60 70 36 92Q30 96 30 88Q44 44 96 40Z',
        metal(pen, 'gi', 'down'),
      ) +
      rect(176, 40, 20, 44, 4, metal(pen, 'chrome', 'down')) +
      stroke('M40 82Q58 52 98 46H142', '#fff', 2.4, 'opacity=".75"') +
      ellipse(120, 38, 13, 4, dark(handle, 0.2)),
    'transform="rotate(32 120 120) translate(0 -8)"',
  )
}

const plier: Drawing = (pen) =>
  group(
    shadow(pen, 120, 226, 60, 6, 0.2) +
      path(
        'M112 92C84 120 74 170 78 214Q84 222 94 216C96 180 104 146 128 112Z',
        pen.gradient('linear', ' x1="0" x2="1"', [
          [0, '#7e1f16'],
          [0.35, '#ee6a58'],
          [1, '#a92c20'],
        ]),
      ) +
      path(
        'M128 92C156 120 166 170 162 214Q156 222 146 216C144 180 136 146 112 112Z',
        pen.gradient('linear', ' x1="0" x2="1"', [
          [0, '#d8483a'],
          [0.4, '#f4897b'],
          [1, '#8a2218'],
        ]),
      ) +
      path('M98 96Q88 64 104 24Q112 14 118 22V84Z', metal(pen, 'gi')) +
      path('M142 96Q152 64 136 24Q128 14 122 22V84Z', metal(pen, 'gi')) +
      stroke('M112 34h5M111 42h6M110 50h7M123 34h5M123 42h6M123 50h7', '#4d565e', 2) +
      circle(120, 94, 22, metalBall(pen, 'gi')) +
      circle(120, 94, 8, metalBall(pen, 'chrome')),
    'transform="rotate(22 120 120)"',
  )

const screwdriver: Drawing = (pen) => {
  const one = (x: number, y: number, a: number, colour: string, flatTip: boolean): string =>
    group(
      rect(-5, -96, 10, 100, 2, metal(pen, 'chrome')) +
        (flatTip
          ? path('M-5-96L-7-112H7L5-96Z', metal(pen, 'gi'))
          : path('M-5-96L0-112L5-96Z', metal(pen, 'gi'))) +
        path('M-14 0Q-18 8-17 24L-19 78Q-18 92 0 93T19 78L17 24Q18 8 14 0Z', upright(pen, colour)) +
        stroke('M-9 24V76M0 24V80M9 24V76', dark(colour, 0.4), 2.6, 'opacity=".5"') +
        rect(-15, 2, 30, 12, 5, upright(pen, grip)),
      `transform="translate(${x} ${y}) rotate(${a})"`,
    )
  return (
    shadow(pen, 122, 208, 92, 9, 0.26) +
    one(150, 118, 30, '#e0a62c', true) +
    one(98, 118, -6, '#d14a36', false)
  )
}

const measure: Drawing = (pen) => {
  const marks = Array.from({ length: 10 }, (_, i) => `M${140 + i * 8.2} 178v${i % 5 === 0 ? 14 : 8}`).join('')
  return (
    shadow(pen, 122, 204, 104, 10) +
    polygon(
      [
        [120, 174],
        [226, 174],
        [226, 198],
        [120, 198],
      ],
      falling(pen, '#f8dc63', '#d9ab1f'),
    ) +
    stroke(marks, '#2b2b22', 1.8) +
    rect(221, 170, 6, 34, 2, metal(pen, 'gi')) +
    path(
      'M24 84Q24 40 72 38H112Q164 40 166 92V186Q166 198 154 198H38Q24 198 24 184Z',
      flat(pen, '#33383d', 0.25, 0.25),
    ) +
    path(
      'M34 88Q34 50 74 48H110Q154 50 156 94V150Q156 160 146 160H46Q34 160 34 148Z',
      flat(pen, '#e9b62f', 0.35, 0.16),
    ) +
    circle(96, 106, 38, flat(pen, '#33383d', 0.2, 0.2)) +
    circle(96, 106, 31, flat(pen, '#f4f3ee', 0.3, 0.1)) +
    letters('5 m', 96, 117, 28, 50, '#33383d') +
    path('M44 92Q44 60 74 56', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"') +
    rect(128, 54, 28, 14, 6, '#d4622a')
  )
}

const level: Drawing = (pen) =>
  group(
    shadow(pen, 120, 168, 118, 9, 0.26) +
      polygon(
        [
          [4, 92],
          [14, 84],
          [236, 84],
          [226, 92],
        ],
        '#f6d873',
      ) +
      rect(
        4,
        92,
        222,
        60,
        4,
        pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [
          [0, '#f3c53a'],
          [0.16, '#f9dd7d'],
          [0.2, '#d9a417'],
          [0.8, '#d9a417'],
          [0.84, '#f3c53a'],
          [1, '#b5850c'],
        ]),
      ) +
      rect(-2, 88, 14, 68, 4, grip) +
      rect(218, 88, 14, 68, 4, grip) +
      rect(84, 100, 62, 44, 5, '#2b3036') +
      rect(90, 108, 50, 26, 12, lying(pen, '#c5e86c')) +
      rect(107, 111, 17, 13, 6, '#f3ffd0') +
      stroke('M104 107V135M126 107V135', '#33383d', 2) +
      circle(44, 122, 21, '#2b3036') +
      rect(34, 106, 20, 32, 9, upright(pen, '#c5e86c')) +
      circle(188, 122, 21, '#2b3036') +
      rect(178, 106, 20, 32, 9, upright(pen, '#c5e86c'), 'transform="rotate(45 188 122)"'),
    'transform="translate(11 11) scale(.91) rotate(-14 120 120)"',
  )

export const handToolsDrawings: Readonly<Record<string, Drawing>> = {
  trowel,
  float,
  hammer,
  plier,
  screwdriver,
  measure,
  level,
}
