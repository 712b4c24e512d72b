import { MAX_QUANTITY } from '#domain/cart/line.ts'
import { roundQuantityUp } from '#domain/catalogue/quantity-rule.ts'
import { parseOption } from '#domain/quick-order/parse-option.ts'
import { convertQuantity } from '#domain/quick-order/units.ts'
import type {
  CandidateProductWire,
  MatchedLineWire,
  MatchedOrderWire,
  VariantOptionWire,
} from '#domain/quick-order/wire.ts'

/** The variant selected for a line. */
export interface Selection {
  productId: string
  variantIndex: number
}

/** A line under review. */
export interface ReviewLine {
  key: string
  text: string
  quantity: number | null
  unit: string | null
  candidates: readonly Selection[]
  selection: Selection | null
  /** Quantity for the cart in sales units; null until it is certain. */
  pieces: number | null
  /** The candidates are shown although one is selected. */
  isOpen: boolean
}

export type ProductsById = Readonly<Record<string, CandidateProductWire>>

/** A list under review: its lines, their candidate products by id, and the text beyond the line limit. */
export interface Review {
  lines: readonly ReviewLine[]
  products: ProductsById
  rest: string
}

/** What a line still needs before it can go into the cart: nothing, a selection, a quantity or other words. */
export type LineState = 'ready' | 'choose' | 'count' | 'unknown'

export function lineState({ selection, pieces, candidates }: ReviewLine): LineState {
  if (candidates.length === 0) return 'unknown'
  if (selection === null) return 'choose'
  return pieces === null ? 'count' : 'ready'
}

/** The variant of a selection. */
export function variantOf(products: ProductsById, selection: Selection): VariantOptionWire | undefined {
  return products[selection.productId]?.variants[selection.variantIndex]
}

/** Creates a review of a matched order; line keys count from `first`. */
export function createReview({ lines, products, rest }: MatchedOrderWire, first = 0): Review {
  const byId = Object.fromEntries(products.map((product) => [product.id, product]))
  return {
    products: byId,
    rest,
    lines: lines.map((line, index) => reviewLine(line, String(first + index), byId)),
  }
}

/** The line with another variant; the quantity is converted to the unit it is sold by. */
export function selectVariant(line: ReviewLine, selection: Selection, products: ProductsById): ReviewLine {
  return { ...line, selection, isOpen: false, pieces: piecesOf(line, variantOf(products, selection)) }
}

/** The line with another quantity; 0 or less resets it. */
export function setQuantity(line: ReviewLine, pieces: number): ReviewLine {
  return { ...line, pieces: pieces > 0 ? Math.min(MAX_QUANTITY, Math.ceil(pieces)) : null }
}

/** The review with one line replaced by its new matches. */
export function replaceLine(review: Review, key: string, found: MatchedOrderWire): Review {
  const replacement = createReview(found)
  const lines = replacement.lines.map((line, index) => ({ ...line, key: `${key}.${index}` }))
  return {
    ...review,
    products: { ...review.products, ...replacement.products },
    lines: review.lines.flatMap((line) => (line.key === key ? lines : [line])),
  }
}

/** Selects the best candidate of every undecided line. */
export function selectFirstCandidates(review: Review): Review {
  const { lines, products } = review
  const selected = lines.map((line) => {
    const [first] = line.candidates
    return line.selection === null && first ? selectVariant(line, first, products) : line
  })
  return { ...review, lines: selected }
}

/** The lines not yet in the cart, as text. */
export function remainingText({ lines, rest }: Review): string {
  return [...lines.map((line) => line.text), ...(rest === '' ? [] : [rest])].join('\n')
}

function reviewLine(found: MatchedLineWire, key: string, products: ProductsById): ReviewLine {
  const line: ReviewLine = { ...found, key, selection: null, isOpen: false, pieces: null }
  const best = found.best === null ? undefined : found.candidates[found.best]
  return best ? selectVariant(line, best, products) : line
}

/** Null when the line names no quantity, or a unit that cannot be converted: the quantity is then asked for. */
function piecesOf({ quantity, unit }: ReviewLine, variant: VariantOptionWire | undefined): number | null {
  if (quantity === null || variant === undefined) return null
  const pieces = convertQuantity(quantity, unit, variant.unit)
  return pieces === null ? null : roundQuantityUp(parseOption(variant), Math.ceil(pieces))
}
