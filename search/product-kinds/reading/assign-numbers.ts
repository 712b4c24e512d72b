import type { Quantity, Request, WrittenNumber } from '../request.ts'

/** Bare numbers told apart: the sizes, and the quantity. */
type Assigned = {
  readonly sizes: readonly number[]
  readonly quantity: Quantity | null
  readonly isDoubtful: boolean
  /** True when numbers that may as well count are a size by themselves: a face or an angle. */
  readonly isOfSize?: boolean
}

type Bearing = {
  /** Tells whether a quantity can be told in sales units. */
  readonly converts: (quantity: Quantity) => boolean
  /** True when kilos or litres were written that are no size, and so the quantity. */
  readonly isPoured: boolean
  readonly bears: (value: number) => boolean
  /** Tells whether a size has the very number. */
  readonly bearsLiterally: (value: number) => boolean
  /** Tells whether a size begins with numbers, as its face or all of it: the 24 and 36 of a mirror. */
  readonly bearsFace: (values: readonly number[]) => boolean
  /** Tells whether a size has a number as its angle: the 45 of an elbow. */
  readonly bearsAngle: (value: number) => boolean
  /** True when sizes are told by an angle. */
  readonly isBent: boolean
  /** Tells whether all are sold in bags of just this weight, so that the number says nothing as a size: the 50 of `cement 50`. */
  readonly isOnlyBag: (value: number) => boolean
  /** Tells whether all are sold by weight or volume alone, in packs that nobody calls by so small a number: the 1 of `1 cement 50 bags`. */
  readonly isNoPack: (value: number) => boolean
}

/** Tells sizes from the quantity: the quantity is what no size explains. */
export function assignNumbers({ numbers, quantities }: Request, bearing: Bearing): Assigned {
  const quantity = quantities.find(bearing.converts) ?? quantities[0]
  const values = numbers
    .filter(({ isFirst, value }) => !isFirst || !bearing.isNoPack(value))
    .map(({ value }) => value)
  if (quantity !== undefined) return { sizes: values, quantity, isDoubtful: quantities.length > 1 }
  const [only] = numbers
  if (only === undefined) return { sizes: [], quantity: null, isDoubtful: false }
  return numbers.length > 1 ? assignSeveral(numbers, bearing) : assignOne(only, bearing)
}

/** Angles of pipe fittings. */
const ANGLES = new Set([45, 87.5, 90])

/** The angle that a first number may be, as in `45 elbow 1 inch`; null where it is none. */
function angleOf({ value, isFirst, isMarked }: WrittenNumber, bearing: Bearing): Assigned | null {
  if (!isFirst || isMarked) return null
  if (bearing.bearsAngle(value)) return { sizes: [value], quantity: null, isDoubtful: true, isOfSize: true }
  return bearing.isBent && ANGLES.has(value)
    ? { sizes: [], quantity: { value, unit: null }, isDoubtful: true }
    : null
}

function assignOne(only: WrittenNumber, bearing: Bearing): Assigned {
  const { bears, bearsLiterally, isPoured, isOnlyBag } = bearing
  if (isOnlyBag(only.value)) return split([only], 0)
  const size = { sizes: [only.value], quantity: null }
  const angle = angleOf(only, bearing)
  if (angle !== null) return angle
  // `binding wire 18 no 10 kg`
  if (only.isLoose && isPoured && bearsLiterally(only.value)) return { ...size, isDoubtful: false }
  // of what is counted there are no halves
  const isDecimal = !only.isMarked && !Number.isInteger(only.value) && bears(only.value)
  if (isDecimal) return { ...size, isDoubtful: false }
  const isSize = !only.isFirst && !only.isMarked && only.mayBeSize && bearsLiterally(only.value)
  return isSize ? { ...size, isDoubtful: true } : split([only], 0)
}

/** The marked one, the last or the first is the quantity, if sizes explain the others. */
function assignSeveral(numbers: Request['numbers'], { bears, bearsFace }: Bearing): Assigned {
  const last = numbers.length - 1
  const values = numbers.map(({ value }) => value)
  const isFace =
    numbers.every(({ isMarked, isFirst, isLoose }) => !isMarked && !isFirst && !isLoose) && bearsFace(values)
  if (isFace) return { sizes: values, quantity: null, isDoubtful: true, isOfSize: true }
  const marked = numbers.findLastIndex((number) => number.isMarked)
  const tries = [...(marked >= 0 ? [marked] : []), last, ...(numbers[0]?.isFirst === true ? [0] : [])]
  const explained = tries.map((index) => split(numbers, index)).find(({ sizes }) => sizes.every(bears))
  return explained ?? { ...split(numbers, last), isDoubtful: true }
}

/** The sizes that numbers are, those of a face together. */
export function sizesOf({ sizes, isOfSize }: Assigned): (readonly number[])[] {
  return isOfSize === true ? [sizes] : sizes.map((value) => [value])
}

function split(numbers: Request['numbers'], index: number): Assigned {
  return {
    sizes: numbers.filter((_, each) => each !== index).map(({ value }) => value),
    quantity: { value: numbers[index]?.value ?? 0, unit: null },
    isDoubtful: false,
  }
}
