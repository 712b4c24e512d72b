import { formatSize, type Size } from '#domain/text/size.ts'

/** Nominal pipe sizes: bore in millimetres, and the customary inches. */
const pipeSizes = new Map([
  [15, 0.5],
  [20, 0.75],
  [25, 1],
  [32, 1.25],
  [40, 1.5],
  [50, 2],
  [65, 2.5],
  [80, 3],
  [110, 4],
])

/**
 * The search terms of a size: the size itself, each of its dimensions, and their customary equivalents in other units.
 * `600 x 600 mm` is also `2x2`, a block of 100 mm is also `4in` (SEARCH-01).
 */
export function equivalentSizes(size: Size): string[] {
  const sizes = [size, ...inOtherUnits(size)]
  const dimensions =
    size.numbers.length === 1 ? [] : size.numbers.map((value) => ({ ...size, numbers: [value] }))
  const withUnits = size.unit === null ? [] : dimensions.flatMap((each) => [each, ...inOtherUnits(each)])
  const unitless = sizes.filter((each) => each.numbers.length > 1).map((each) => ({ ...each, unit: null }))
  return [...new Set([...sizes, ...unitless, ...withUnits].map(formatSize))]
}

function inOtherUnits({ numbers, unit }: Size): Size[] {
  if (unit === 'mm') return [convertAll(numbers, 'in', toInches), convertAll(numbers, 'ft', toFeet)].flat()
  if (unit === 'cm') {
    const mm = numbers.map((value) => value * 10)
    return [{ numbers: mm, unit: 'mm' }, ...inOtherUnits({ numbers: mm, unit: 'mm' })]
  }
  if (unit === 'in') {
    const mm = convertAll(numbers, 'mm', (value) => value * 25)
    return [...mm, ...convertAll(numbers, 'ft', (value) => (value % 12 === 0 ? value / 12 : null))]
  }
  if (unit === 'ft') {
    const mm = convertAll(numbers, 'mm', (value) => value * 300)
    return [...mm, ...convertAll(numbers, 'in', (value) => value * 12)]
  }
  // wires are sold by square millimetres, but customers say millimetres
  return unit === 'sqmm' ? [{ numbers, unit: 'mm' }] : []
}

function convertAll(
  numbers: readonly number[],
  unit: string,
  convert: (value: number) => number | null,
): Size[] {
  const values = numbers.map(convert).filter((value) => value !== null)
  return values.length === numbers.length ? [{ numbers: values, unit }] : []
}

/** The customary inches of millimetres: in quarters below two inches, halves below ten, whole inches above. */
function toInches(mm: number): number | null {
  const fractions = mm < 50 ? 4 : mm < 250 ? 2 : 1
  return pipeSizes.get(mm) ?? roundToFraction(mm / 25.4, fractions, mm <= 25 ? 0.06 : 0.025)
}

function toFeet(mm: number): number | null {
  return roundToFraction(mm / 304.8, 2, 0.025)
}

/** Rounds to a multiple of 1 / fractions; null when the relative error exceeds the tolerance. */
function roundToFraction(value: number, fractions: number, tolerance: number): number | null {
  const rounded = Math.round(value * fractions) / fractions
  return rounded > 0 && Math.abs(rounded - value) / value <= tolerance ? rounded : null
}
