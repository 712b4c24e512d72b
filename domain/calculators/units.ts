// The measures that the calculators convert between; all formulas work in metres, square metres and cubic metres.

/** Metres in a foot, exactly (international foot, 1959). */
export const METRES_PER_FOOT = 0.3048
export const SQUARE_METRES_PER_SQUARE_FOOT = METRES_PER_FOOT ** 2
export const CUBIC_METRES_PER_CUBIC_FOOT = METRES_PER_FOOT ** 3

/** The systems of lengths and areas that a reader may choose. */
export const lengthUnits = ['ft', 'm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** Rounds a quantity to be bought up to whole pieces; a billionth more than whole is the error of binary fractions. */
export function wholeUp(amount: number): number {
  return Math.max(0, Math.ceil(amount - 1e-9))
}
