/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import { dots, path } from './shapes.ts'

export function speckle(seed: string, colour: string): string {
  return (
    path(dots(seed, 34, [24, 216], [60, 206], 2.6), dark(colour, 0.45), 'opacity=".38"') +
    path(dots(`${seed}+`, 30, [24, 216], [60, 206], 2.2), light(colour, 0.5), 'opacity=".45"')
  )
}
