import type { Calculator } from './calculator.ts'
import { bricks } from './definitions/bricks.ts'
import { concrete } from './definitions/concrete.ts'
import { paint } from './definitions/paint.ts'
import { plaster } from './definitions/plaster.ts'
import { steel } from './definitions/steel.ts'
import { tiles } from './definitions/tiles.ts'
import { wire } from './definitions/wire.ts'

/** The calculators by the last part of their address, `/calculators/tiles`. */
export const calculators = { tiles, paint, bricks, concrete, plaster, steel, wire } satisfies Record<
  string,
  Calculator
>

/** The parameters of all calculators' links. */
export const calculatorInputs: readonly string[] = [
  ...new Set(Object.values(calculators).flatMap(({ inputs }) => inputs.map(({ name }) => name))),
]
