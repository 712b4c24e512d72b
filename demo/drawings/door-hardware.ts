import { screwHole } from './hardware-parts.ts'
import { dark } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, circle, ellipse, group, path, rect, shadow, stroke } from './shapes.ts'
import { flat, metal, metalBall, metalColour } from './surfaces.ts'

const lever: Drawing = (pen, tone) => {
  const c = metalColour(tone)
  const arm =
    'M74 90C90 88 100 92 116 93L200 95Q214 96 214 107T200 119L116 120C100 121 90 124 74 122Q58 120 58 106T74 90Z'
  return (
    ellipse(82, 120, 46, 46, dark(c, 0.6), 'opacity=".35"') +
    circle(74, 108, 46, metalBall(pen, tone)) +
    circle(74, 108, 39, 'none', 'stroke="#fff" stroke-width="1" opacity=".35"') +
    path(arm, '#1b2028', 'opacity=".28" transform="translate(6 12)"') +
    path(arm, metal(pen, tone, 'down')) +
    stroke('M70 97C88 94 100 98 118 99L200 101', '#fff', 2, `opacity="${tone === 'black' ? 0.25 : 0.7}"`) +
    circle(74, 106, 13, metalBall(pen, tone), 'opacity=".7"') +
    ellipse(80, 190, 27, 27, dark(c, 0.6), 'opacity=".3"') +
    circle(75, 184, 26, metalBall(pen, tone)) +
    circle(75, 179, 6, '#14181c') +
    path('M72 181H78L81 196H69Z', '#14181c') +
    shadow(pen, 126, 216, 88, 5, 0.16)
  )
}

const pull: Drawing = (pen, tone) =>
  shadow(pen, 128, 210, 40, 8) +
  path(
    'M128 34V206',
    'none',
    'stroke="#1b2028" stroke-width="16" stroke-linecap="round" opacity=".18" transform="translate(14 8)"',
  ) +
  [62, 176]
    .map(
      (y) =>
        rect(84, y - 9, 40, 18, 3, metal(pen, tone, 'down')) + ellipse(86, y, 9, 20, metalBall(pen, tone)),
    )
    .join('') +
  rect(112, 18, 24, 204, 12, metal(pen, tone)) +
  rect(112, 52, 24, 3, 0, '#000', 'opacity=".2"') +
  rect(112, 186, 24, 3, 0, '#000', 'opacity=".2"')

const hinge: Drawing = (pen, tone) => {
  const holes = [52, 98, 142, 188].map((y) => screwHole(pen, 62, y, 7) + screwHole(pen, 178, y, 7)).join('')
  return (
    shadow(pen, 124, 212, 98, 8, 0.3) +
    rect(32, 32, 84, 176, 7, dark(metalColour(tone), 0.5), 'transform="translate(3 4)"') +
    rect(124, 32, 84, 176, 7, dark(metalColour(tone), 0.5), 'transform="translate(3 4)"') +
    rect(32, 32, 84, 176, 7, metal(pen, tone, 'slant')) +
    rect(124, 32, 84, 176, 7, metal(pen, tone, 'slant')) +
    holes +
    [0, 1, 2, 3, 4].map((i) => rect(108, 30 + i * 36.4, 24, 34.6, 2, metal(pen, tone))).join('') +
    rect(110, 22, 20, 9, 4, metal(pen, tone)) +
    rect(110, 211, 20, 8, 4, metal(pen, tone))
  )
}

const towerBolt: Drawing = (pen, tone) =>
  shadow(pen, 128, 204, 40, 8, 0.25) +
  group(
    rect(-26, -100, 52, 168, 5, dark(metalColour(tone), 0.5), 'transform="translate(4 5)"') +
      rect(-26, -100, 52, 168, 5, metal(pen, tone, 'slant')) +
      rect(-9, -112, 18, 200, 8, metal(pen, tone)) +
      [-84, -22, 40].map((y) => rect(-17, y - 9, 34, 20, 4, metal(pen, tone))).join('') +
      rect(6, 2, 26, 13, 6, metal(pen, tone, 'down')) +
      [-92, 58].map((y) => screwHole(pen, -19, y, 4) + screwHole(pen, 19, y, 4)).join('') +
      rect(-24, 80, 48, 22, 4, metal(pen, tone, 'slant')) +
      rect(-12, 84, 24, 14, 3, metal(pen, tone)),
    'transform="translate(120 122) rotate(14)"',
  )

const stopper: Drawing = (pen, tone) =>
  shadow(pen, 120, 196, 96, 11) +
  ellipse(66, 122, 18, 46, dark(metalColour(tone), 0.4)) +
  ellipse(58, 120, 18, 46, metalBall(pen, tone)) +
  rect(58, 96, 92, 48, 4, metal(pen, tone, 'down')) +
  ellipse(150, 120, 12, 34, metalBall(pen, tone)) +
  rect(150, 90, 24, 60, 3, metal(pen, tone, 'down')) +
  ellipse(174, 120, 13, 30, flat(pen, '#3b4147', 0.3, 0.2)) +
  ellipse(176, 120, 8, 18, '#8d959c') +
  screwHole(pen, 54, 92, 4) +
  screwHole(pen, 54, 148, 4)

const closer: Drawing = (pen, tone) =>
  shadow(pen, 122, 204, 100, 8, 0.26) +
  group(
    bar([60, 90], [206, 40], 7, metal(pen, tone, 'down')) +
      bar([206, 42], [122, 26], 6, metal(pen, tone, 'down')) +
      circle(206, 42, 9, metalBall(pen, tone)) +
      rect(96, 16, 40, 16, 4, metal(pen, tone, 'down')),
    '',
  ) +
  rect(30, 110, 184, 62, 12, dark(metalColour(tone), 0.5), 'transform="translate(3 6)"') +
  rect(30, 106, 184, 62, 12, metal(pen, tone, 'down')) +
  circle(60, 108, 15, metalBall(pen, tone)) +
  circle(60, 92, 10, metalBall(pen, tone)) +
  [48, 196].map((x) => screwHole(pen, x, 150, 5)).join('') +
  rect(92, 126, 64, 20, 3, '#fff', 'opacity=".35"') +
  circle(200, 122, 5, '#3a4046')

export const doorHardwareDrawings: Readonly<Record<string, Drawing>> = {
  lever,
  pull,
  hinge,
  'tower-bolt': towerBolt,
  stopper,
  closer,
}
