/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, dots, ellipse, group, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, metal, upright } from './surfaces.ts'

const sandpaper: Drawing = (pen) => {
  const one = (x: number, y: number, a: number, colour: string): string =>
    group(
      rect(0, 0, 112, 140, 1, flat(pen, colour, 0.18, 0.14)) +
        path(dots(`paper ${a}`, 60, [3, 108], [3, 136], 2), light(colour, 0.45), 'opacity=".5"') +
        path('M112 140L84 140Q96 132 94 116Q104 120 112 112Z', '#d8c3a0') +
        path('M94 116Q104 120 112 112L84 140Q96 132 94 116Z', '#b8a27c', 'opacity=".6"'),
      `transform="translate(${x} ${y}) rotate(${a})"`,
    )
  return (
    shadow(pen, 124, 194, 104, 16, 0.3) +
    one(96, 34, 16, '#8a4f3a') +
    one(66, 44, 2, '#4b5056') +
    one(40, 66, -12, '#6a7076')
  )
}

const tapeRoll: Drawing = (pen) =>
  shadow(pen, 122, 196, 96, 14) +
  path('M52 118V146A68 50 0 0 0 188 146V118Z', upright(pen, '#e0cd98')) +
  ellipse(120, 118, 68, 50, flat(pen, '#efe0b4', 0.3, 0.1)) +
  ellipse(120, 118, 44, 32, '#b99f68') +
  ellipse(120, 122, 40, 28, falling(pen, '#8d7648', '#d9c695')) +
  [49, 54, 59, 64]
    .map(
      (r) =>
        `<ellipse cx="120" cy="118" rx="${r}" ry="${round(r * 0.735)}" fill="none" stroke="#c9b47c" stroke-width="1"/>`,
    )
    .join('') +
  polygon(
    [
      [176, 152],
      [212, 172],
      [204, 196],
      [166, 174],
    ],
    flat(pen, '#f0e2b8'),
  )

const brush: Drawing = (pen) => {
  const bristles = Array.from(
    { length: 13 },
    (_, i) => `M${74 + i * 7.6} 138Q${72 + i * 8} 174 ${76 + i * 7.4} ${206 - Math.abs(6 - i) * 0.6}`,
  ).join('')
  return group(
    shadow(pen, 124, 212, 60, 6, 0.3) +
      path(
        'M106 22C108 14 132 14 134 22C138 46 128 62 132 84Q148 92 152 104H88Q92 92 108 84C112 62 102 46 106 22Z',
        upright(pen, '#c98a3c'),
      ) +
      circle(120, 28, 5, '#6e4617') +
      rect(72, 100, 96, 36, 3, metal(pen, 'ss')) +
      stroke('M74 108H166M74 129H166', '#6f777e', 1.4) +
      [84, 156].map((x) => circle(x, 118, 2.4, '#6f777e')).join('') +
      path('M74 136H166Q168 176 164 206Q120 214 76 206Q72 176 74 136Z', upright(pen, '#e9d6ae')) +
      stroke(bristles, '#a98a52', 1.1, 'opacity=".6"') +
      path('M75 190H165Q165 200 164 206Q120 214 76 206Q75 198 75 190Z', '#2f7f86', 'opacity=".85"'),
    'transform="rotate(14 120 120)"',
  )
}

const roller: Drawing = (pen) =>
  shadow(pen, 122, 212, 92, 8, 0.3) +
  stroke('M178 66H206Q212 66 212 74V104Q212 110 206 110H128Q122 110 122 116V140', '#5c646b', 7) +
  stroke('M178 65H206Q211 65 211 74', '#e5e9ec', 2) +
  rect(112, 138, 20, 72, 8, upright(pen, '#2f6db3')) +
  rect(115, 150, 14, 3, 1, '#fff', 'opacity=".5"') +
  rect(112, 136, 20, 8, 2, upright(pen, '#3a4148')) +
  rect(24, 34, 160, 64, 12, lying(pen, '#f3e3bf')) +
  path(dots('nap', 70, [30, 178], [38, 94], 3), '#cbb27a', 'opacity=".4"') +
  rect(24, 34, 12, 64, 6, lying(pen, '#2f6db3')) +
  rect(174, 34, 12, 64, 6, lying(pen, '#2f6db3'))

export const paintToolsDrawings: Readonly<Record<string, Drawing>> = {
  sandpaper,
  'tape-roll': tapeRoll,
  brush,
  roller,
}
