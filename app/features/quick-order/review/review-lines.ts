import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { allShareBreaks } from '#domain/pricing/shared-breaks.ts'
import { convertQuantity, wholeUnits } from '#search/product-kinds/convert.ts'
import { parseOption, toSalesUnits } from '#search/quick-order/parse-option.ts'
import type {
  CandidateProductWire,
  MatchedLineWire,
  MatchedOrderWire,
  RememberedChoiceWire,
  VariantOptionWire,
} from '#search/quick-order/wire.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import type { OwnVariant } from '#app/features/cart/own-prices/use-own-prices.ts'

/** The variant selected for a line. */
export interface Selection {
  productId: string
  variantIndex: number
}

/** A line under review. */
export interface ReviewLine {
  key: string
  text: string
  /** Words that a choice for it is remembered for; null for none. */
  words: string | null
  /** It was chosen for the same words before. */
  isRemembered: boolean
  quantity: number | null
  unit: string | null
  /** The written number that may mean several quantities. */
  doubt?: MatchedLineWire['doubt']
  status: MatchedLineWire['status']
  candidates: MatchedLineWire['candidates']
  /** Words that were not understood. */
  unread?: readonly string[] | undefined
  /** Measures that none of the candidates has. */
  unmatched?: readonly string[] | undefined
  /** Assumptions made about the chosen candidate. */
  assumed: readonly string[]
  selection: Selection | null
  /** Quantity for the cart in sales units; null until it is certain. */
  pieces: number | null
  /** Nothing is left of the selected variant. */
  isOut: boolean
  /** The candidates are shown although one is selected. */
  isOpen: boolean
  /** Ready, but its quantity is being entered among the open lines, where it stays until that is done. */
  isPending: boolean
  /** Taken out of the list; it can be put back. */
  isRemoved: boolean
  /** Other words, typed but not searched for yet. */
  reworded: string | null
}

/** Products with their variants, which may be at prices of the reader's own. */
export type ProductsById = Readonly<
  Record<
    string,
    Omit<CandidateProductWire, 'variants'> & {
      readonly variants: readonly OwnVariant<CandidateProductWire['variants'][number]>[]
    }
  >
>

/** A list under review: its lines, their candidate products by id, and the text beyond the line limit. */
export interface Review {
  lines: readonly ReviewLine[]
  products: ProductsById
  /** Rows that order nothing. */
  setAside: readonly string[]
  rest: string
}

/**
 * State of a line by what it still needs before it can go into the cart: nothing, a selection, another size, a quantity,
 * other words, or stock.
 */
export type LineState = 'ready' | 'out' | 'choose' | 'other-sizes' | 'count' | 'unknown'

export function lineState({ selection, pieces, candidates, status, isOut }: ReviewLine): LineState {
  if (candidates.length === 0) return 'unknown'
  if (selection === null) return status === 'other-sizes' ? 'other-sizes' : 'choose'
  if (isOut) return 'out'
  return pieces === null ? 'count' : 'ready'
}

/** The variant of a selection. */
export function variantOf(
  products: ProductsById,
  selection: Selection,
): OwnVariant<VariantOptionWire> | undefined {
  return products[selection.productId]?.variants[selection.variantIndex]
}

/** A variant as the cart needs it, with what everybody else pays for it. */
export function ownOption(
  variant: OwnVariant<VariantOptionWire>,
): OwnVariant<ReturnType<typeof parseOption>> {
  const { publicly } = variant
  return { ...parseOption(variant), ...(publicly && { publicly }) }
}

/** Tells whether all sizes of a product that are sold share their price breaks (PRICE-11). */
export function isAnySize({ variants }: ProductsById[string]): boolean {
  return allShareBreaks(variants.filter(({ price }) => Number(price) > 0))
}

/** Creates a review of a matched order; line keys count from `first`. */
export function createReview({ lines, products, setAside, rest }: MatchedOrderWire, first = 0): Review {
  const byId = Object.fromEntries(products.map((product) => [product.id, product]))
  return {
    products: byId,
    setAside,
    rest,
    lines: lines.map((line, index) => reviewLine(line, String(first + index), byId)),
  }
}

/** The line with another variant; the quantity is converted to the unit it is sold by. */
export function selectVariant(line: ReviewLine, selection: Selection, products: ProductsById): ReviewLine {
  const variant = variantOf(products, selection)
  const isOut = variant?.stock?.left === 0
  return { ...line, selection, isOpen: false, isOut, pieces: piecesOf(line, variant) }
}

/** The line with one of the quantities that its number may mean. */
export function settleDoubt(line: ReviewLine, quantity: number, products: ProductsById): ReviewLine {
  const settled = { ...line, quantity, doubt: undefined, isPending: true }
  return line.selection === null ? settled : selectVariant(settled, line.selection, products)
}

/** The line with another quantity; 0 or less, or more than an order may have, resets it. */
export function setQuantity(line: ReviewLine, pieces: number): ReviewLine {
  const whole = Math.ceil(pieces)
  return { ...line, pieces: whole > 0 && whole <= MAX_QUANTITY ? whole : null }
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

/** Tells whether only one product kind in one size is suggested for an undecided line: then taking it is nearly sure. */
export function hasSureSuggestion(line: ReviewLine): boolean {
  const isWhole = (line.unmatched ?? []).length === 0
  return !line.isRemoved && lineState(line) === 'choose' && line.candidates.length === 1 && isWhole
}

/** Selects the candidate of every undecided line that has a single one; the others stay to be chosen. */
export function selectSureSuggestions(review: Review): Review {
  const { lines, products } = review
  const selected = lines.map((line) => {
    const [first] = line.candidates
    return first && hasSureSuggestion(line) ? selectVariant(line, first, products) : line
  })
  return { ...review, lines: selected }
}

/** The brand that is selected for a line, and the same product kind of all brands. */
export function brandsOf({ selection, candidates }: ReviewLine): {
  brand: string
  offers: readonly (Selection & { brand: string })[]
} {
  for (const { brand, productId, variantIndex, otherBrands } of candidates) {
    const offers = [{ brand, productId, variantIndex }, ...otherBrands].filter((each) => each.brand !== '')
    const chosen = offers.find((each) => isSame(each, selection))
    if (chosen) return { brand: chosen.brand, offers }
  }
  return { brand: '', offers: [] }
}

/** The review with a brand for every selected line that has it. */
export function selectBrand(review: Review, brand: string): Review {
  const lines = review.lines.map((line) => {
    const offer = brandsOf(line).offers.find((each) => each.brand === brand)
    return offer ? selectVariant(line, offer, review.products) : line
  })
  return { ...review, lines }
}

/** True when both selections are the same variant. */
export function isSame(selection: Selection, other: Selection | null): boolean {
  return other?.productId === selection.productId && other.variantIndex === selection.variantIndex
}

function number(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 1 })
}

/** `188 rods`, `1 rod`, `500 kg`. */
function counted(value: number, unit: string): string {
  return quickOrderMessages.counted(number(value), unit, value > 1)
}

/** Explains how a written quantity became sales units: `2 tonnes ≈ 188 rods (2,002 kg)`; null when it is counted in them. */
export function conversionOf(line: ReviewLine, products: ProductsById): string | null {
  const { quantity, unit, selection, pieces } = line
  const variant = selection === null ? undefined : variantOf(products, selection)
  if (quantity === null || pieces === null || variant === undefined) return null
  if (unit === variant.unit || convertQuantity(quantity, unit, variant) === quantity) return null
  const asked = unit ?? 'piece'
  const held = ['kg', 'sq ft', 'cft', 'metre', 'litre'].find(
    (base) =>
      variant.unit !== base &&
      variant.contents[base] !== undefined &&
      convertQuantity(quantity, asked, { unit: null, contents: { [base]: 1 } }) !== null,
  )
  const sum =
    held === undefined
      ? ''
      : ` (${quickOrderMessages.counted(number(pieces * (variant.contents[held] ?? 0)), held, false)})`
  return `${counted(quantity, asked)} ≈ ${counted(pieces, variant.unit ?? 'piece')}${sum}`
}

/** Choice to remember when another variant was selected for a line (QO-09); null for none. */
export function choiceOf(
  { words, selection }: ReviewLine,
  products: ProductsById,
): RememberedChoiceWire | null {
  const variant = selection === null ? undefined : variantOf(products, selection)
  if (words === null || selection === null || variant === undefined) return null
  return { words, productId: selection.productId, options: (variant.readAs ?? variant.options).join(', ') }
}

/** The lines not yet in the cart, as text. */
export function remainingText({ lines, rest }: Review): string {
  const texts = lines.filter((line) => !line.isRemoved).map(writtenText)
  return [...texts, ...(rest === '' ? [] : [rest])].join('\n')
}

/** Text of a line in a list: as written, or the words it is being changed to. */
export function writtenText({ text, reworded }: ReviewLine): string {
  return reworded === null || reworded.trim() === '' ? text : reworded
}

function reviewLine(found: MatchedLineWire, key: string, products: ProductsById): ReviewLine {
  const line: ReviewLine = {
    ...found,
    key,
    selection: null,
    isOpen: false,
    isOut: false,
    isPending: false,
    isRemoved: false,
    reworded: null,
    pieces: null,
  }
  const best = found.best === null ? undefined : found.candidates[found.best]
  return best ? selectVariant(line, best, products) : line
}

/** Null when the line names no quantity, or a unit that cannot be converted: the quantity is then asked for. */
function piecesOf({ quantity, unit }: ReviewLine, variant: VariantOptionWire | undefined): number | null {
  return quantity === null || variant === undefined ? null : toSalesUnits(quantity, unit, variant)
}

/** Tells whether more is written than an order may have of one size: the quantity is asked for, never cut. */
export function isTooMany({ quantity, unit, pieces }: ReviewLine, variant: VariantOptionWire): boolean {
  if (quantity === null || pieces !== null) return false
  return wholeUnits(convertQuantity(quantity, unit, variant) ?? quantity) > MAX_QUANTITY
}

/**
 * The written quantity of a line that was rounded up, such as the 10.5 of bags, in sales units; null when it was not. Of what was converted
 * the conversion says it.
 */
export function roundedFrom(
  { quantity, unit, pieces }: ReviewLine,
  variant: VariantOptionWire,
): number | null {
  const converted = quantity === null ? null : convertQuantity(quantity, unit, variant)
  if (converted === null || pieces === null) return null
  const written = converted === quantity ? converted : wholeUnits(converted)
  const rounded = roundQuantityUp(parseOption(variant), wholeUnits(written))
  return pieces === rounded && pieces > written ? written : null
}
