import { formatSize, type Size } from './size.ts'

/** Sizes that pipes are called by: millimetres of the bore, and the inches that everybody says. */
const bores = new Map([
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
 * The words under which goods of a size are found: the size itself, each of its measures, and what the trade calls
 * the same in other units. `600 x 600 mm` is also `2x2`, a block of 100 mm is also `4in`.
 */
export function equivalentSizes(size: Size): string[] {
  const whole = [size, ...inOtherUnits(size)]
  const single = size.numbers.length === 1 ? [] : size.numbers.map((value) => ({ ...size, numbers: [value] }))
  const measures = size.unit === null ? [] : single.flatMap((part) => [part, ...inOtherUnits(part)])
  const bare = whole.filter((each) => each.numbers.length > 1).map((each) => ({ ...each, unit: null }))
  return [...new Set([...whole, ...bare, ...measures].map(formatSize))]
}

function inOtherUnits({ numbers, unit }: Size): Size[] {
  if (unit === 'mm') return [converted(numbers, 'in', inches), converted(numbers, 'ft', feet)].flat()
  if (unit === 'cm') {
    const mm = numbers.map((value) => value * 10)
    return [{ numbers: mm, unit: 'mm' }, ...inOtherUnits({ numbers: mm, unit: 'mm' })]
  }
  if (unit === 'in') {
    const mm = converted(numbers, 'mm', (value) => value * 25)
    return [...mm, ...converted(numbers, 'ft', (value) => (value % 12 === 0 ? value / 12 : null))]
  }
  if (unit === 'ft') {
    const mm = converted(numbers, 'mm', (value) => value * 300)
    return [...mm, ...converted(numbers, 'in', (value) => value * 12)]
  }
  // wires are sold by the square millimetre and asked for by the millimetre
  return unit === 'sqmm' ? [{ numbers, unit: 'mm' }] : []
}

function converted(
  numbers: readonly number[],
  unit: string,
  convert: (value: number) => number | null,
): Size[] {
  const values = numbers.map(convert).filter((value) => value !== null)
  return values.length === numbers.length ? [{ numbers: values, unit }] : []
}

/** The inches that the trade says for millimetres: quarters below two inches, halves below ten, whole ones above. */
function inches(mm: number): number | null {
  const parts = mm < 50 ? 4 : mm < 250 ? 2 : 1
  return bores.get(mm) ?? nearest(mm / 25.4, parts, mm <= 25 ? 0.06 : 0.025)
}

function feet(mm: number): number | null {
  return nearest(mm / 304.8, 2, 0.025)
}

/** The value rounded to a fraction of one, unless that is off by more than the tolerance. */
function nearest(value: number, parts: number, tolerance: number): number | null {
  const rounded = Math.round(value * parts) / parts
  return rounded > 0 && Math.abs(rounded - value) / value <= tolerance ? rounded : null
}
