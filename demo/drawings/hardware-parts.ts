/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import type { Pen } from './pen.ts'
import { circle, stroke } from './shapes.ts'
import { metalBall } from './surfaces.ts'

export const screwHole = (pen: Pen, x: number, y: number, r = 5): string =>
  circle(x, y, r, '#3a4046') +
  circle(x + 0.6, y + 0.8, r * 0.72, metalBall(pen, 'gi')) +
  stroke(`M${x - r * 0.4} ${y - r * 0.2}l${r * 0.9} ${r}`, '#2b3036', 1.2)
