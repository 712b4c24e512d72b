import {
  lathe,
  object,
  repeat,
  roundedBox,
  superellipse,
  sweep,
  tube,
  union,
  type Ring,
} from '../kit/lofts.ts'
import { rosette } from '../kit/chrome.ts'
import type { Label } from '../scene.ts'

/** How the taps of a brand look: what one turns, how boxy they are (2 is round), and how stout. */
export type TapStyle = {
  readonly grip: 'blade' | 'pin' | 'bar' | 'wheel'
  readonly power: number
  readonly girth: number
}

/** The look without a brand. */
export const plainStyle: TapStyle = { grip: 'blade', power: 2, girth: 1 }

const styles: Readonly<Record<string, TapStyle>> = {
  Nirjhari: plainStyle,
  Snanika: { grip: 'pin', power: 2, girth: 0.92 },
  Pravahi: { grip: 'bar', power: 2, girth: 1.14 },
  Sheetlin: { grip: 'blade', power: 8, girth: 0.96 },
  Dharavik: { grip: 'wheel', power: 2, girth: 1.1 },
}

/** The look of the label's brand; the plain one without a brand. */
export function styleOf({ brand }: Label): TapStyle {
  return styles[brand] ?? plainStyle
}

/** Whether a style is made of boxes rather than of rounds. */
export function isSquare({ power }: TapStyle): boolean {
  return power > 4
}

/** The section of a spout or neck in a style, thinner by its `taper` towards the end. */
export function sectionOf({ power, girth }: TapStyle, radius: number, taper = 0): (t: number) => Ring {
  return (t) => superellipse((radius - taper * t) * girth, (radius - taper * t) * girth, power, 48)
}

/** A flange around the z axis: round, or a plate with soft corners. */
export function flange(style: TapStyle, radius: number): string {
  const side = radius * 0.92
  return isSquare(style)
    ? roundedBox([-side, -side, -0.09], [side, side, 0], 0.03)
    : object(rosette(radius), `scale <${style.girth},${style.girth},1>`)
}

const hub = (radius: number): string =>
  lathe([
    [0.001, 0],
    [radius, 0, 0.02],
    [radius * 1.06, 0.16, 0.02],
    [radius * 0.9, 0.24, 0.05],
    [0.001, 0.27],
  ])

const ends = (reach: number, y: number, radius: number): string =>
  union(
    ...[-1, 1].map((side) => object(`sphere { <0,0,0>,${radius} }`, `translate <${side * reach},${y},0>`)),
  )

/** What one turns, on a spindle up the y axis from 0 and pointing to -x. */
export function grip({ grip: kind, power }: TapStyle): string {
  switch (kind) {
    case 'bar':
      return union(
        hub(0.2),
        tube(
          [
            [-0.5, 0.17, 0],
            [0.5, 0.17, 0],
          ],
          0.075,
        ),
        ends(0.5, 0.17, 0.105),
      )
    case 'wheel':
      return union(
        hub(0.16),
        object('torus { 0.44,0.07 }', 'translate y*0.2'),
        repeat(5, (i) =>
          object(
            tube(
              [
                [0.08, 0.17, 0],
                [0.42, 0.2, 0],
              ],
              0.05,
            ),
            `rotate y*${i * 72 + 12}`,
          ),
        ),
      )
    case 'pin':
      return union(
        hub(0.23),
        tube(
          [
            [-0.08, 0.16, 0],
            [-0.72, 0.52, 0],
          ],
          0.05,
        ),
        object('sphere { <0,0,0>,0.085 }', 'translate <-0.74,0.53,0>'),
      )
    default:
      return union(
        power > 4 ? roundedBox([-0.2, 0, -0.2], [0.2, 0.16, 0.2], 0.03) : hub(0.22),
        sweep(
          [
            [0.2, 0.19, 0],
            [-0.3, 0.21, 0],
            [-0.86, 0.27, 0],
          ],
          superellipse(power > 4 ? 0.17 : 0.13, 0.04, Math.max(4, power), 40),
        ),
      )
  }
}
