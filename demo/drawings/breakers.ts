/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, circle, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metalBall } from './surfaces.ts'

function breaker(pen: Pen, x: number, w: number, lever: string, top: string): string {
  return (
    path(`M${x} 52H${x + w}V86H${x + w}V160H${x + w}V200H${x}Z`, flat(pen, '#eceded', 0.4, 0.12)) +
    rect(x, 34, w, 30, 3, flat(pen, '#dfe1e2', 0.3, 0.12)) +
    rect(x, 186, w, 26, 3, flat(pen, '#d3d6d8', 0.2, 0.14)) +
    circle(x + w / 2, 48, 8, metalBall(pen, 'gi')) +
    stroke(`M${x + w / 2 - 5} 48h10`, '#3b4248', 2) +
    circle(x + w / 2, 199, 8, metalBall(pen, 'gi')) +
    stroke(`M${x + w / 2 - 5} 199h10`, '#3b4248', 2) +
    rect(x + 3, 68, w - 6, 20, 2, top) +
    rect(x + w * 0.22, 100, w * 0.56, 62, 3, falling(pen, '#c7cbce', '#eef0f0')) +
    rect(x + w * 0.3, 104, w * 0.4, 28, 3, falling(pen, light(lever, 0.3), dark(lever, 0.3))) +
    rect(x + w * 0.3, 148, w * 0.4, 8, 1, '#3fa566') +
    stroke(`M${x + 1} 66V186`, '#fff', 1.6, 'opacity=".8"') +
    stroke(`M${x + w - 1} 40V208`, '#9aa1a6', 1.4)
  )
}

const mcb: Drawing = (pen) =>
  shadow(pen, 122, 212, 58, 8) +
  polygon(
    [
      [150, 38],
      [170, 30],
      [170, 200],
      [150, 212],
    ],
    '#b4babe',
  ) +
  breaker(pen, 90, 60, '#2b5fae', '#e0952a')

const mcbTwo: Drawing = (pen, tone) =>
  shadow(pen, 122, 212, 84, 8) +
  polygon(
    [
      [176, 38],
      [194, 30],
      [194, 200],
      [176, 212],
    ],
    '#b4babe',
  ) +
  breaker(pen, 62, 57, tone === 'red' ? '#c9352b' : '#2b5fae', tone === 'red' ? '#c9352b' : '#e0952a') +
  breaker(pen, 119, 57, tone === 'red' ? '#c9352b' : '#2b5fae', tone === 'red' ? '#c9352b' : '#e0952a') +
  rect(96, 108, 46, 8, 3, '#23292f')

const mcbThree: Drawing = (pen) =>
  shadow(pen, 122, 212, 106, 8) +
  polygon(
    [
      [202, 38],
      [218, 30],
      [218, 200],
      [202, 212],
    ],
    '#b4babe',
  ) +
  [34, 90, 146].map((x) => breaker(pen, x, 56, '#2b5fae', '#e0952a')).join('') +
  rect(64, 108, 108, 8, 3, '#23292f')

const rccb: Drawing = (pen) =>
  shadow(pen, 122, 212, 96, 8) +
  polygon(
    [
      [190, 38],
      [208, 30],
      [208, 200],
      [190, 212],
    ],
    '#b4babe',
  ) +
  rect(48, 34, 142, 178, 4, flat(pen, '#eceded', 0.4, 0.12)) +
  [78, 160]
    .map(
      (x) =>
        circle(x, 50, 9, metalBall(pen, 'gi')) +
        stroke(`M${x - 6} 50h12`, '#3b4248', 2) +
        circle(x, 196, 9, metalBall(pen, 'gi')) +
        stroke(`M${x - 6} 196h12`, '#3b4248', 2),
    )
    .join('') +
  rect(50, 68, 138, 20, 0, '#204a87') +
  letters('30 mA', 119, 83, 14, 90, '#ffd24a') +
  rect(64, 102, 58, 66, 4, falling(pen, '#c7cbce', '#eef0f0')) +
  rect(72, 108, 42, 28, 3, falling(pen, '#4d7cc4', '#1b3f74')) +
  rect(138, 104, 34, 26, 5, falling(pen, '#ffd95e', '#d39b14')) +
  letters('T', 155, 122, 15, 20, '#4a3606') +
  stroke('M138 146H172M138 156H164', '#9aa1a6', 3)

const db: Drawing = (pen) =>
  shadow(pen, 124, 204, 108, 10) +
  box(pen, 18, 54, 192, 146, 14, 12, '#e3e5e6') +
  rect(28, 64, 172, 126, 4, flat(pen, '#f5f6f6', 0.3, 0.06), 'stroke="#b4babe" stroke-width="1.4"') +
  rect(40, 92, 148, 70, 3, '#2b3138') +
  Array.from(
    { length: 8 },
    (_, i) =>
      rect(44 + i * 17.6, 97, 15.6, 60, 1, falling(pen, '#ffffff', '#cfd3d6')) +
      rect(47.5 + i * 17.6, 118, 8.6, 18, 1, i === 0 ? '#c9352b' : '#2b5fae'),
  ).join('') +
  rect(40, 72, 92, 10, 2, '#204a87') +
  circle(190, 128, 5, metalBall(pen, 'chrome')) +
  rect(36, 168, 156, 12, 2, '#e9ecee', 'stroke="#c3c8cb"') +
  path('M28 64H112L70 190H28Z', '#fff', 'opacity=".25"')

export const breakersDrawings: Readonly<Record<string, Drawing>> = {
  mcb,
  'mcb-2': mcbTwo,
  'mcb-3': mcbThree,
  rccb,
  db,
}
