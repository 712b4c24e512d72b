/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { round } from './pen.ts'
import type { Pen } from './pen.ts'
import { dots, ellipse, path, rect, strew, stroke } from './shapes.ts'
import { flat } from './surfaces.ts'

/** A surface is painted on a sheet of 200 by 200. */
export type Surface = (pen: Pen) => string

export function sheet(fill: string): string {
  return rect(0, 0, 200, 200, 0, fill)
}

/** Long wandering veins with fine side branches. */
export function veins(seed: string, colour: string, count: number, width: number, opacity: number): string {
  return Array.from({ length: count }, (_, i) => {
    const points = strew(`${seed} ${i}`, 6, [-16, 16], [-14, 14])
    const startX = -30 + (i * 250) / count
    const at = (k: number): string =>
      `${round(startX + k * 26 + (points[k]?.x ?? 0))} ${round(-14 + k * 46 + (points[k]?.y ?? 0))}`
    const main = `M${at(0)}Q${at(1)} ${at(2)}T${at(4)}T${at(5)}`
    const side = `M${at(2)}Q${at(3)} ${round(startX + 124)} ${round(96 + (points[4]?.y ?? 0))}`
    const w = round(width * (0.4 + (points[0]?.s ?? 0.5)))
    return (
      stroke(main, colour, w * 2.6, `opacity="${opacity * 0.3}"`) +
      stroke(main, colour, w, `opacity="${opacity}"`) +
      stroke(side, colour, w * 0.5, `opacity="${opacity * 0.8}"`)
    )
  }).join('')
}

export function clouds(pen: Pen, seed: string, colour: string, count: number, opacity: number): string {
  const fill = pen.gradient('radial', '', [
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return strew(seed, count, [0, 200], [0, 200])
    .map((spot) =>
      ellipse(
        spot.x,
        spot.y,
        40 + spot.s * 50,
        24 + spot.s * 30,
        fill,
        `transform="rotate(-28 ${spot.x} ${spot.y})"`,
      ),
    )
    .join('')
}

export function marbled(
  seed: string,
  base: string,
  vein: string,
  cloud: string,
  count = 4,
  width = 2,
): Surface {
  return (pen) =>
    sheet(flat(pen, base, 0.1, 0.05)) +
    clouds(pen, seed, cloud, 5, 0.5) +
    veins(seed, vein, count, width, 0.6)
}

export function grains(seed: string, base: string, ...specks: readonly string[]): Surface {
  return (pen) =>
    sheet(flat(pen, base, 0.08, 0.1)) +
    specks
      .map((speck, i) =>
        path(dots(`${seed}${i}`, 46 - i * 6, [0, 198], [0, 198], 6 - i), speck, 'opacity=".75"'),
      )
      .join('')
}
