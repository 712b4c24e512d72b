import type { CalculatorInput, Values } from '../calculator.ts'

const MOST_LENGTH_M = 300
const MOST_AREA_SQ_M = 10_000

type Lengths = { readonly ft: number; readonly m: number }

/** A length of up to 300 m. */
export function lengthInput(
  name: CalculatorInput['name'],
  initial: Lengths,
  only?: CalculatorInput['only'],
): CalculatorInput {
  return { kind: 'length', name, most: MOST_LENGTH_M, initial, ...(only && { only }) }
}

/** The inputs of a surface: by its two sides or by its area, less what is left out of it. */
export function surfaceInputs(
  second: 'width' | 'height',
  initial: readonly [Lengths, Lengths],
  area: Lengths,
): CalculatorInput[] {
  const bySides = { name: 'by', value: 'sides' } as const
  return [
    { kind: 'choice', name: 'by', options: ['sides', 'area'], initial: 'sides' },
    lengthInput('length', initial[0], bySides),
    lengthInput(second, initial[1], bySides),
    { kind: 'area', name: 'area', most: MOST_AREA_SQ_M, initial: area, only: { name: 'by', value: 'area' } },
    { kind: 'area', name: 'openings', most: MOST_AREA_SQ_M, initial: { ft: 0, m: 0 }, optional: true },
  ]
}

/** The area of those inputs; nothing is left where the openings are larger. */
export function surfaceSqM({ choice, number }: Values, second: 'width' | 'height'): number {
  const area = choice('by') === 'area' ? number('area') : number('length') * number(second)
  return Math.max(0, area - number('openings'))
}
