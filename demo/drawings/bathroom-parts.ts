/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Pen } from './pen.ts'
import { ellipse, stroke } from './shapes.ts'
import { metalBall, metalColour } from './surfaces.ts'

/** A bent tube of plated metal: dark edge, body, highlight. */
export function tube(tone: string, d: string, width: number): string {
  const body = metalColour(tone)
  const deep = tone === 'black' ? '#0f1113' : dark(body, 0.5)
  return (
    stroke(d, deep, width) +
    stroke(d, body, width * 0.78) +
    stroke(
      d,
      light(body, tone === 'black' ? 0.35 : 0.75),
      width * 0.26,
      `transform="translate(${round(-width * 0.14)} ${round(-width * 0.14)})"`,
    )
  )
}

export function rose(pen: Pen, tone: string, cx: number, cy: number, rx: number, ry: number): string {
  return (
    ellipse(cx + 1.5, cy + 2.5, rx, ry, dark(metalColour(tone), 0.6)) +
    ellipse(cx, cy, rx, ry, metalBall(pen, tone))
  )
}
