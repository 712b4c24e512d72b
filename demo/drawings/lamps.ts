import type { Drawing } from './pen.ts'
import { circle, ellipse, group, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { ball, falling, flat, lying, metal, metalBall, upright } from './surfaces.ts'

const bulb: Drawing = (pen) => {
  const glow = pen.gradient('radial', '', [
    [0, '#fff3c4', 0.95],
    [0.6, '#ffe59a', 0.35],
    [1, '#ffe59a', 0],
  ])
  return (
    circle(120, 92, 98, glow) +
    path(
      'M66 88A54 54 0 0 1 174 88C174 112 158 124 152 146H88C82 124 66 112 66 88Z',
      pen.gradient('radial', ' cx=".38" cy=".3" r=".8"', [
        [0, '#ffffff'],
        [0.45, '#fffdf2'],
        [0.8, '#f4ead0'],
        [1, '#d3c7a6'],
      ]),
    ) +
    path('M86 144H154L148 182H92Z', upright(pen, '#eceeef')) +
    stroke('M98 150L100 178M109 150L110 179M120 150V180M131 150L130 179M142 150L140 178', '#aab1b6', 2.2) +
    path('M94 182H146V206Q146 214 136 215H104Q94 214 94 206Z', metal(pen, 'gi')) +
    ellipse(120, 215, 22, 5, '#5b646b') +
    circle(90, 198, 4.5, metalBall(pen, 'gi')) +
    circle(150, 198, 4.5, metalBall(pen, 'gi')) +
    ellipse(94, 72, 14, 22, '#fff', 'opacity=".85" transform="rotate(24 94 72)"')
  )
}

const batten: Drawing = (pen) => {
  const glow = pen.gradient('radial', '', [
    [0, '#eaf4ff', 0.9],
    [1, '#eaf4ff', 0],
  ])
  return (
    ellipse(122, 124, 118, 84, glow) +
    group(
      rect(-108, -15, 216, 30, 6, falling(pen, '#e3e6e8', '#aab1b6')) +
        rect(-104, -12, 208, 20, 9, falling(pen, '#ffffff', '#e9f3fb')) +
        rect(-112, -17, 18, 34, 5, lying(pen, '#c9ced2')) +
        rect(94, -17, 18, 34, 5, lying(pen, '#c9ced2')) +
        stroke('M-88-7H88', '#fff', 3),
      'transform="translate(122 92) rotate(-22)"',
    ) +
    group(
      rect(-104, -12, 208, 24, 5, falling(pen, '#d3d7da', '#949ba1')) +
        rect(-100, -9, 200, 15, 7, falling(pen, '#fdfefe', '#dfe8ee')) +
        rect(-108, -14, 16, 28, 5, lying(pen, '#bcc2c7')) +
        rect(92, -14, 16, 28, 5, lying(pen, '#bcc2c7')),
      'transform="translate(122 152) rotate(-22)"',
    ) +
    shadow(pen, 120, 206, 90, 8, 0.2)
  )
}

const panel: Drawing = (pen, tone) => {
  const glow = pen.gradient('radial', '', [
    [0, '#ffffff'],
    [0.7, '#fffbee'],
    [1, '#f0e7cd'],
  ])
  if (tone === 'square')
    return (
      shadow(pen, 124, 206, 100, 10) +
      polygon(
        [
          [34, 62],
          [196, 40],
          [208, 176],
          [44, 204],
        ],
        '#8d959c',
        'transform="translate(5 6)"',
      ) +
      polygon(
        [
          [34, 62],
          [196, 40],
          [208, 176],
          [44, 204],
        ],
        metal(pen, 'satin', 'slant'),
      ) +
      polygon(
        [
          [46, 72],
          [187, 53],
          [197, 168],
          [55, 192],
        ],
        glow,
      )
    )
  return (
    shadow(pen, 124, 200, 96, 12) +
    [50, 190]
      .map((x) => path(`M${x - 9} 66Q${x} 40 ${x + 9} 66L${x + 5} 96H${x - 5}Z`, metal(pen, 'gi')))
      .join('') +
    ellipse(124, 132, 92, 76, '#8d959c') +
    ellipse(120, 126, 92, 76, metal(pen, 'satin', 'slant')) +
    ellipse(120, 126, 77, 62, glow)
  )
}

const flood: Drawing = (pen) =>
  shadow(pen, 122, 208, 92, 9) +
  stroke('M44 96V188Q44 198 56 198H184Q196 198 196 188V96', '#2a2f34', 9) +
  stroke('M44 96V188Q44 198 56 198H184', '#6a727a', 2) +
  rect(48, 34, 148, 8, 3, '#3b4147') +
  Array.from({ length: 13 }, (_, i) => rect(54 + i * 10.6, 26, 5, 16, 1, '#33383e')).join('') +
  rect(38, 42, 164, 122, 12, flat(pen, '#3b4147', 0.2, 0.3)) +
  rect(52, 56, 136, 94, 5, falling(pen, '#e9eef1', '#b9c3c9')) +
  rect(84, 76, 72, 54, 4, '#f6e7a4') +
  Array.from({ length: 24 }, (_, i) =>
    rect(89 + (i % 6) * 11, 81 + Math.floor(i / 6) * 12, 8, 8, 1, '#f0c94a'),
  ).join('') +
  path('M52 56H128L86 150H52Z', '#fff', 'opacity=".35"') +
  [44, 196].map((x) => circle(x, 104, 7, metalBall(pen, 'gi'))).join('')

const gateLight: Drawing = (pen) => {
  const iron = '#33383d'
  return (
    shadow(pen, 120, 212, 62, 8) +
    circle(
      120,
      118,
      74,
      pen.gradient('radial', '', [
        [0, '#ffe9ad', 0.8],
        [1, '#ffe9ad', 0],
      ]),
    ) +
    path(
      'M78 92H162L150 168H90Z',
      pen.gradient('radial', ' cx=".45" cy=".45" r=".7"', [
        [0, '#fffdf0'],
        [0.6, '#ffefc0'],
        [1, '#e0c483'],
      ]),
    ) +
    stroke('M78 92L90 168M162 92L150 168M106 92L111 168M134 92L129 168', iron, 4) +
    path('M62 92Q84 84 92 58H148Q156 84 178 92Z', flat(pen, iron, 0.3, 0.2)) +
    rect(106, 44, 28, 16, 4, flat(pen, iron, 0.3, 0.2)) +
    circle(120, 38, 8, ball(pen, iron)) +
    rect(82, 166, 76, 12, 4, flat(pen, iron, 0.3, 0.2)) +
    path('M104 178H136L142 200H98Z', upright(pen, iron)) +
    rect(84, 198, 72, 12, 4, flat(pen, iron, 0.3, 0.2))
  )
}

export const lampsDrawings: Readonly<Record<string, Drawing>> = {
  bulb,
  batten,
  panel,
  flood,
  'gate-light': gateLight,
}
