import type { Drawing } from './pen.ts'
import { box, circle, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { flat } from './surfaces.ts'

const tileBox: Drawing = (pen, _tone, label) =>
  shadow(pen, 124, 210, 104, 11) +
  box(pen, 30, 92, 150, 116, 34, 26, '#c99d66') +
  path('M30 92L64 66H214L180 92Z', '#fff', 'opacity=".08"') +
  polygon(
    [
      [96, 92],
      [130, 66],
      [146, 66],
      [112, 92],
    ],
    '#e8dcc0',
    'opacity=".8"',
  ) +
  rect(96, 92, 16, 40, 0, '#e8dcc0', 'opacity=".75"') +
  rect(42, 128, 126, 58, 2, label.main) +
  letters(label.brand.toUpperCase(), 105, 152, 20, 112, label.ink) +
  letters(label.text, 105, 177, 18, 100, label.accent) +
  stroke('M34 204H176', '#7d5a2e', 1.2, 'opacity=".5"')

const cableBox: Drawing = (pen, _tone, label) =>
  shadow(pen, 124, 208, 100, 11) +
  box(pen, 34, 78, 146, 130, 30, 24, '#3a73bb') +
  letters(label.brand.toUpperCase(), 107, 112, 22, 124, '#fff') +
  letters(label.text, 107, 196, 24, 110, label.accent) +
  circle(107, 146, 24, flat(pen, '#d8dce0')) +
  circle(107, 146, 13, '#23282e') +
  stroke('M107 148C114 168 150 160 168 176C186 192 200 190 214 206', '#2f63a6', 6) +
  stroke('M107 147C114 166 150 158 168 174', '#8db5e6', 1.6) +
  rect(40, 84, 134, 3, 0, '#fff', 'opacity=".3"')

export const cartonsDrawings: Readonly<Record<string, Drawing>> = {
  'tile-box': tileBox,
  'cable-box': cableBox,
}
