import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, circle, ellipse, group, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, metalBall } from './surfaces.ts'
import { grip } from './tools-parts.ts'

const ladder: Drawing = (pen) => {
  const rungs = (x1: number, x2: number): string =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(x1 - i * 7 + 6, 62 + i * 32, x2 - x1 + i * 14 - 4, 8, 2, falling(pen, '#eef1f3', '#868e95')),
      )
      .join('')
  return (
    shadow(pen, 122, 214, 84, 7) +
    bar([148, 40], [196, 206], 5, lying(pen, '#8d959c')) +
    bar([130, 44], [168, 190], 4, lying(pen, '#7d858c')) +
    stroke('M166 108L196 206M150 120H172M158 160H182', '#9aa2a8', 4) +
    bar([88, 36], [46, 212], 7, lying(pen, '#c9d0d4')) +
    bar([142, 36], [170, 212], 7, lying(pen, '#c9d0d4')) +
    rungs(80, 150) +
    path('M76 30H154L160 46H70Z', flat(pen, '#d4622a', 0.25, 0.2)) +
    [46, 170].map((x) => rect(x - 9, 206, 18, 10, 3, grip)).join('') +
    rect(189, 202, 14, 9, 3, grip)
  )
}

const wheelbarrow: Drawing = (pen) =>
  shadow(pen, 124, 206, 108, 9) +
  stroke('M60 176L150 168L226 118', '#33383d', 7) +
  stroke('M150 168L144 206M150 168L172 206', '#33383d', 7) +
  circle(58, 176, 31, '#24292e') +
  circle(58, 176, 19, flat(pen, '#8d959c', 0.3, 0.2)) +
  circle(58, 176, 7, metalBall(pen, 'gi')) +
  path(
    'M28 84Q118 60 206 92L170 158Q120 174 84 160Z',
    pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
      [0, light('#2f7d4f', 0.35)],
      [0.5, '#2f7d4f'],
      [1, dark('#2f7d4f', 0.4)],
    ]),
  ) +
  path('M26 84Q60 66 118 68T208 92Q170 112 116 106T26 84Z', falling(pen, '#174528', '#3d8f60')) +
  stroke('M26 84Q60 66 118 68T208 92Q170 112 116 106T26 84Z', '#6fbf8e', 4) +
  rect(210, 108, 24, 12, 6, grip, 'transform="rotate(-33 222 114)"')

const pan: Drawing = (pen) =>
  shadow(pen, 122, 180, 98, 14) +
  path(
    'M22 102C34 160 74 186 120 186S206 160 218 102Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#24282c'],
      [0.24, '#7d858c'],
      [0.5, '#454b51'],
      [1, '#17191c'],
    ]),
  ) +
  ellipse(120, 102, 98, 34, '#5d646b') +
  ellipse(120, 102, 91, 29, falling(pen, '#1c2024', '#565d64')) +
  ellipse(120, 112, 60, 15, '#656c73', 'opacity=".4"') +
  stroke('M24 98Q60 70 120 68', '#c3c9ce', 3, 'opacity=".8"')

const tarpaulin: Drawing = (pen, tone) => {
  const c = tone === 'yellow' ? '#e9b62f' : '#2b69b3'
  const fold = (y: number, k: number): string =>
    path(
      `M32 ${y}Q40 ${y - 14} 120 ${y - 12}T210 ${y - 4}Q218 ${y + 10} 208 ${y + 20}Q120 ${y + 30} 34 ${y + 20}Q24 ${y + 10} 32 ${y}Z`,
      lying(pen, light(c, k)),
    )
  return (
    shadow(pen, 124, 198, 108, 12) +
    fold(170, 0) +
    fold(146, 0.08) +
    fold(122, 0) +
    fold(98, 0.12) +
    path('M36 84Q90 52 150 62T212 92Q150 104 96 98T36 84Z', flat(pen, light(c, 0.22), 0.3, 0.1)) +
    stroke('M60 84Q100 66 150 70M80 92Q130 84 186 90', light(c, 0.6), 1.6, 'opacity=".5"') +
    [
      [52, 84],
      [104, 68],
      [158, 70],
      [200, 90],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, metalBall(pen, 'brass')) + circle(x, y, 2.2, '#33383d'))
      .join('') +
    stroke('M120 60C118 90 124 150 120 196', '#f0ead8', 5) +
    stroke('M32 140Q120 152 212 138', '#f0ead8', 5)
  )
}

const netRoll: Drawing = (pen) => {
  const weave = Array.from({ length: 22 }, (_, i) => `M${24 + i * 9} 84l18 90M${30 + i * 9} 84l-18 90`).join(
    '',
  )
  return (
    shadow(pen, 124, 192, 108, 13) +
    polygon(
      [
        [120, 168],
        [200, 168],
        [226, 192],
        [140, 192],
      ],
      '#3f9a63',
      'opacity=".8"',
    ) +
    path('M40 82H192A18 46 0 0 1 192 174H40A18 46 0 0 1 40 82Z', lying(pen, '#2f8a55')) +
    group(
      stroke(weave, '#1d5c37', 1.2, 'opacity=".6"'),
      `clip-path="${pen.clip('<path d="M40 82H192V174H40Z"/>')}"`,
    ) +
    ellipse(192, 128, 19, 46, flat(pen, '#4aa873', 0.3, 0.2)) +
    [34, 24, 14]
      .map((r) => ellipse(192, 128, r * 0.42, r, 'none', 'stroke="#1d5c37" stroke-width="1.6"'))
      .join('') +
    ellipse(192, 128, 4, 9, '#c9a06a') +
    [70, 140].map((x) => rect(x, 81, 10, 94, 0, lying(pen, '#f0ead8'))).join('')
  )
}

export const siteDrawings: Readonly<Record<string, Drawing>> = {
  ladder,
  wheelbarrow,
  pan,
  tarpaulin,
  'net-roll': netRoll,
}
