import { MAX_QUANTITY } from '#domain/cart/line.ts'
import { convertQuantity } from '#domain/quick-order/units.ts'
import type {
  CandidateProductWire,
  MatchedLineWire,
  MatchedOrderWire,
  VariantOptionWire,
} from '#domain/quick-order/wire.ts'

/** The article that was chosen for a line. */
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
  choice: Selection | null
  /** How many go into the cart; null until that is certain. */
  pieces: number | null
  /** The choices are shown although one is made. */
  isOpen: boolean
}

export type ProductsById = Readonly<Record<string, CandidateProductWire>>

/** A list under review: its lines, the products that they may mean by id, and the text that was too much for once. */
export interface Review {
  lines: readonly ReviewLine[]
  products: ProductsById
  rest: string
}

/** What stands between a line and the cart: nothing, a choice, a quantity, or that nothing was found. */
export type LineState = 'ready' | 'choose' | 'count' | 'unknown'

export function lineState({ choice, pieces, candidates }: ReviewLine): LineState {
  if (candidates.length === 0) return 'unknown'
  if (choice === null) return 'choose'
  return pieces === null ? 'count' : 'ready'
}

/** The variant of a choice. */
export function variantOf(products: ProductsById, choice: Selection): VariantOptionWire | undefined {
  return products[choice.productId]?.variants[choice.variantIndex]
}

/** A found order as a review; keys count on from `first`. */
export function createReview({ lines, products, rest }: MatchedOrderWire, first = 0): Review {
  const byId = Object.fromEntries(products.map((product) => [product.id, product]))
  return {
    products: byId,
    rest,
    lines: lines.map((line, index) => reviewLine(line, String(first + index), byId)),
  }
}

/** The line with another article; the quantity follows the unit that it is sold by. */
export function selectVariant(line: ReviewLine, choice: Selection, products: ProductsById): ReviewLine {
  return { ...line, choice, isOpen: false, pieces: piecesOf(line, variantOf(products, choice)) }
}

/** The line with as many pieces; 0 or less is not yet said. */
export function setQuantity(line: ReviewLine, pieces: number): ReviewLine {
  return { ...line, pieces: pieces > 0 ? Math.min(MAX_QUANTITY, Math.ceil(pieces)) : null }
}

/** The review with what was found for one line alone in its place. */
export function replaceLine(review: Review, key: string, found: MatchedOrderWire): Review {
  const next = createReview(found)
  const lines = next.lines.map((line, index) => ({ ...line, key: `${key}.${index}` }))
  return {
    ...review,
    products: { ...review.products, ...next.products },
    lines: review.lines.flatMap((line) => (line.key === key ? lines : [line])),
  }
}

/** Every line that waits for a choice with its likeliest article. */
export function selectFirstCandidates(review: Review): Review {
  const { lines, products } = review
  const chosen = lines.map((line) => {
    const [first] = line.candidates
    return line.choice === null && first ? selectVariant(line, first, products) : line
  })
  return { ...review, lines: chosen }
}

/** What of a list is not in the cart yet, as text. */
export function remainingText({ lines, rest }: Review): string {
  return [...lines.map((line) => line.text), ...(rest === '' ? [] : [rest])].join('\n')
}

function reviewLine(found: MatchedLineWire, key: string, products: ProductsById): ReviewLine {
  const line: ReviewLine = { ...found, key, choice: null, isOpen: false, pieces: null }
  const best = found.best === null ? undefined : found.candidates[found.best]
  return best ? selectVariant(line, best, products) : line
}

/** A line that names no quantity is asked for it; one that names another unit too, unless one tells the other. */
function piecesOf({ quantity, unit }: ReviewLine, variant: VariantOptionWire | undefined): number | null {
  if (quantity === null || variant === undefined) return null
  const pieces = convertQuantity(quantity, unit, variant.unit)
  return pieces === null ? null : Math.min(MAX_QUANTITY, Math.ceil(pieces))
}
