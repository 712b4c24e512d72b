import { screwHole } from './hardware-parts.ts'
import type { Drawing } from './pen.ts'
import { box, circle, ellipse, group, path, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metal, metalBall, metalColour } from './surfaces.ts'

const padlock: Drawing = (pen, tone) =>
  shadow(pen, 122, 208, 82, 11) +
  path('M78 116V78A42 44 0 0 1 162 78V116', 'none', 'stroke="#4d565e" stroke-width="20"') +
  path('M78 116V78A42 44 0 0 1 162 78V116', 'none', 'stroke="#c9d0d5" stroke-width="14"') +
  path('M74 116V78A46 48 0 0 1 120 31', 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') +
  rect(52, 104, 136, 104, 14, metal(pen, tone)) +
  rect(52, 104, 136, 12, 6, '#fff', 'opacity=".28"') +
  rect(62, 118, 116, 78, 8, 'none', 'stroke="#6b4d12" stroke-width="1.4" opacity=".5"') +
  circle(120, 150, 13, falling(pen, '#8b6620', '#f0d78c')) +
  circle(120, 147, 6, '#23180a') +
  path('M117 149H123L126 168H114Z', '#23180a')

const roundLock: Drawing = (pen) =>
  shadow(pen, 122, 206, 88, 11) +
  circle(124, 122, 88, '#4d565e') +
  circle(120, 116, 88, metalBall(pen, 'chrome')) +
  circle(120, 116, 74, metal(pen, 'ss', 'slant')) +
  path('M84 56A70 70 0 0 1 156 56L146 84A44 44 0 0 0 94 84Z', '#20262c') +
  stroke('M86 66Q120 44 154 66', metalColour('chrome'), 15) +
  stroke('M86 63Q120 41 150 61', '#fff', 3, 'opacity=".8"') +
  circle(120, 140, 20, metalBall(pen, 'brass')) +
  rect(116.5, 126, 7, 28, 3, '#23180a') +
  circle(120, 116, 74, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".5"')

const cylinder: Drawing = (pen, tone) =>
  shadow(pen, 122, 186, 104, 12) +
  path('M46 96H196V150Q196 160 186 160H138V150H104V160H56Q46 160 46 150Z', metal(pen, tone, 'down')) +
  rect(28, 62, 186, 58, 28, metal(pen, tone, 'down')) +
  rect(104, 58, 34, 104, 3, falling(pen, '#8d959c', '#4d565e')) +
  path('M108 60L134 60L128 34Q121 26 114 34Z', falling(pen, '#cfd5d9', '#737c84')) +
  ellipse(214, 91, 9, 28, metalBall(pen, tone)) +
  rect(209, 84, 9, 14, 2, '#1b2025') +
  group(
    circle(0, 0, 20, metal(pen, 'brass', 'slant')) +
      circle(-4, 0, 6, '#F1EEEA') +
      path('M16-6H66L72 0L66 6H60L56 2L50 6L46 2L40 6H16Z', metal(pen, 'brass', 'down')),
    'transform="translate(60 194) rotate(-8)"',
  )

const mortiseLock: Drawing = (pen, tone) =>
  shadow(pen, 124, 212, 90, 8) +
  box(pen, 66, 42, 104, 150, 14, 10, '#8f979d') +
  rect(66, 42, 104, 150, 3, metal(pen, 'gi', 'slant')) +
  circle(112, 84, 15, '#2a2f35') +
  rect(105, 77, 14, 14, 1, '#a9b1b7') +
  path('M103 126A15 15 0 1 1 129 126L124 156H108Z', '#2a2f35') +
  rect(48, 24, 20, 192, 5, metal(pen, tone)) +
  path('M48 72H26Q22 84 36 94H48Z', metal(pen, 'brass', 'down')) +
  [124, 146].map((y) => rect(24, y, 30, 14, 5, metal(pen, 'brass', 'down'))).join('') +
  screwHole(pen, 58, 38, 5) +
  screwHole(pen, 58, 202, 5) +
  [
    [84, 60],
    [156, 60],
    [84, 176],
    [156, 176],
  ]
    .map(([x = 0, y = 0]) => screwHole(pen, x, y, 4))
    .join('')

const rimLock: Drawing = (pen) =>
  shadow(pen, 124, 204, 104, 10) +
  box(pen, 40, 62, 128, 120, 12, 9, '#6a4a35') +
  rect(40, 62, 128, 120, 8, flat(pen, '#7d5a42', 0.3, 0.2)) +
  [84, 114, 144].map((y) => rect(10, y, 40, 18, 8, metal(pen, 'brass', 'down'))).join('') +
  circle(98, 112, 26, metalBall(pen, 'brass')) +
  rect(92, 84, 12, 56, 6, metal(pen, 'brass')) +
  circle(144, 146, 13, metalBall(pen, 'satin')) +
  rect(142, 138, 4, 14, 1, '#23282d') +
  rect(190, 66, 30, 112, 5, metal(pen, 'brass', 'slant')) +
  screwHole(pen, 205, 84, 5) +
  screwHole(pen, 205, 160, 5) +
  [
    [52, 74],
    [156, 74],
    [52, 170],
    [156, 170],
  ]
    .map(([x = 0, y = 0]) => screwHole(pen, x, y, 4))
    .join('')

const digitalLock: Drawing = (pen) => {
  const keys = Array.from(
    { length: 12 },
    (_, i) =>
      circle(82 + (i % 3) * 16, 82 + Math.floor(i / 3) * 17, 5.4, '#2f363d') +
      circle(82 + (i % 3) * 16, 82 + Math.floor(i / 3) * 17, 2, '#8fd3ff'),
  ).join('')
  return (
    shadow(pen, 122, 214, 70, 8) +
    rect(66, 18, 72, 196, 16, '#0d0f12', 'transform="translate(4 5)"') +
    rect(64, 16, 72, 198, 16, flat(pen, '#24282d', 0.25, 0.2)) +
    path('M66 30Q66 18 80 18H110L84 212H80Q66 212 66 200Z', '#fff', 'opacity=".07"') +
    circle(98, 48, 13, '#14181c', 'stroke="#4fb3ff" stroke-width="1.6"') +
    stroke('M92 52Q98 36 104 52M95 54Q98 44 101 54', '#4fb3ff', 1.6) +
    keys +
    path(
      'M98 162Q104 156 116 157L206 160Q216 162 216 171T206 182L114 184Q100 186 98 178Z',
      metal(pen, 'satin', 'down'),
    ) +
    circle(98, 170, 17, metalBall(pen, 'satin'))
  )
}

export const locksDrawings: Readonly<Record<string, Drawing>> = {
  padlock,
  'round-lock': roundLock,
  cylinder,
  'mortise-lock': mortiseLock,
  'rim-lock': rimLock,
  'digital-lock': digitalLock,
}
