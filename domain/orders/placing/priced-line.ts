import type { CartLine } from '../../cart/line.ts'
import { parseCompositeId } from '../../catalogue/composite-id.ts'
import { allowedQuantities, roundQuantityDown } from '../../catalogue/prices/quantity-rule.ts'
import { atQuantity } from '../../catalogue/prices/at-quantity.ts'
import { unitPriceAt, type Tiered } from '../../catalogue/prices/price-breaks.ts'
import { isForSale } from '../../catalogue/is-for-sale.ts'
import type { PublicVariant } from '../../catalogue/variants/variant.ts'
import { priceText } from '../../money/price.ts'
import { quantitiesForBreaks, type BreakLine } from '../../pricing/quantities-for-breaks.ts'
import type { Sharing } from '../../pricing/shared-breaks.ts'
import type { CartChange } from '../../problem/cart-change.ts'

/** A variant, maybe at the prices of a buyer, with those of everybody. */
type SellableVariant = PublicVariant & Pick<Sharing, 'agreed'> & { readonly publicly?: Tiered }

type SellableProduct = {
  readonly id: string
  readonly name: string
  readonly variants: readonly SellableVariant[]
}

type ResolvedLine<P extends SellableProduct> = {
  readonly line: CartLine
  readonly product: P
  /** At the prices of `breakQuantity` (PRICE-01). */
  readonly variant: P['variants'][number]
  readonly index: number
  /** The quantity that chooses its price break, of all lines that share it (PRICE-11). */
  readonly breakQuantity: number
}

/** A line that can be billed: its variant exists at the price that the customer last saw. */
export type ReadyLine<P extends SellableProduct> = ResolvedLine<P> & { readonly state: 'ready' }

/** A line whose price differs from the one the customer saw; `seenPrice` is exact decimal text in rupees. */
export type RepricedLine<P extends SellableProduct> = ResolvedLine<P> & {
  readonly state: 'price-changed'
  readonly seenPrice: string
}

/** A line with a quantity that the variant is not sold in; `allowed` are the nearest that it is (PRICE-02). */
export type MisquantifiedLine<P extends SellableProduct> = ResolvedLine<P> & {
  readonly state: 'quantity-not-allowed'
  readonly allowed: readonly number[]
}

/** A line whose product or variant no longer exists, is not for sale, or is out of stock. */
export type UnavailableLine<P extends SellableProduct> = {
  readonly state: 'gone'
  /** True when it is sold, and nothing is left of it (STOCK-01). */
  readonly isOutOfStock?: true
  readonly line: CartLine
  readonly product: P | null
}

/** A cart line compared with the current catalogue (CART-16). */
export type PricedLine<P extends SellableProduct> =
  | ReadyLine<P>
  | RepricedLine<P>
  | MisquantifiedLine<P>
  | UnavailableLine<P>

/** A line whose variant can be had, before its price is known. */
type FoundLine<P extends SellableProduct> = Listed<P> & {
  readonly state: 'found'
  readonly line: CartLine
  /** The nearest quantities that can be had instead; empty where its own can. */
  readonly allowed: readonly number[]
}

/**
 * Looks up cart lines in the current products, by product id, and prices them together, as they share price breaks (PRICE-11); a line
 * that cannot be billed lowers the price of no other one. `beside` are lines that are bought with them and keep the price that they
 * have. The variant is found by uid if the line has one, so that reordered variants never change what the line means; otherwise by index.
 *
 * The price that the customer saw is compared with today's for the quantity they saw it for, or else for the one that chooses the break:
 * reaching a price break is no change of price.
 */
export function priceLines<P extends SellableProduct>(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, P>,
  beside: readonly CartLine[] = [],
): PricedLine<P>[] {
  const found = lines.map((line) => findLine(line, products))
  const quantities = quantitiesForBreaks([
    ...found.map((each) => breakLine(each, canBeBilled(each) ? each.line.quantity : 0)),
    ...beside.map((line) => breakLine(findListed(line, products), line.quantity)),
  ])
  return found.map((each, index) => {
    if (each.state === 'gone') return each
    const shared = quantities[index] ?? 0
    return priceFound(each, canBeBilled(each) ? shared : shared + each.line.quantity)
  })
}

/** Prices a line alone. */
export function priceLine<P extends SellableProduct>(
  line: CartLine,
  products: ReadonlyMap<string, P>,
): PricedLine<P> {
  return priceLines([line], products)[0] ?? { state: 'gone', line, product: null }
}

/** A variant as a line names it. */
type Listed<P extends SellableProduct> = {
  readonly product: P
  readonly listed: P['variants'][number]
  readonly index: number
}

function findListed<P extends SellableProduct>(
  { product: key, variantUid }: CartLine,
  products: ReadonlyMap<string, P>,
): Listed<P> | { readonly product: P | null } {
  const id = parseCompositeId(key)
  const product = (id && products.get(id.productId)) ?? null
  if (id === null || product === null) return { product: null }
  const index = findVariant(product.variants, id.index, variantUid)
  const listed: P['variants'][number] | undefined = product.variants[index]
  return listed === undefined ? { product } : { product, listed, index }
}

function findLine<P extends SellableProduct>(
  line: CartLine,
  products: ReadonlyMap<string, P>,
): UnavailableLine<P> | FoundLine<P> {
  const found = findListed(line, products)
  const { product } = found
  if (!('listed' in found) || !isForSale(found.listed)) return { state: 'gone', line, product }
  const most = mostInStock(found.listed, line.quantity)
  if (most === 0) return { state: 'gone', isOutOfStock: true, line, product }
  // a load weighs what it weighs
  const soldIn = line.weighing === undefined ? allowedQuantities(found.listed, line.quantity) : []
  return { state: 'found', line, ...found, allowed: most < line.quantity ? [most] : soldIn }
}

/** A line for the choice of price breaks; one that is not found shares them with none. */
function breakLine(
  found: Listed<SellableProduct> | { readonly product: SellableProduct | null },
  quantity: number,
): BreakLine {
  return 'listed' in found
    ? { productId: found.product.id, variant: found.listed, quantity }
    : { productId: '', variant: { unit: null }, quantity: 0 }
}

/** Tells whether a line can be billed; one that does not say for which quantity its price was seen is refused as a whole if it cannot. */
function canBeBilled(found: UnavailableLine<SellableProduct> | FoundLine<SellableProduct>): boolean {
  if (found.state === 'gone' || found.allowed.length > 0) return false
  const { seenQuantity } = found.line
  return seenQuantity === undefined || isSeen(found, seenQuantity)
}

function priceFound<P extends SellableProduct>(found: FoundLine<P>, breakQuantity: number): PricedLine<P> {
  const { line, product, listed, index, allowed } = found
  const resolved = { line, product, variant: atQuantity(listed, breakQuantity), index, breakQuantity }
  if (allowed.length > 0) return { state: 'quantity-not-allowed', ...resolved, allowed }
  const { seenPrice, seenQuantity = breakQuantity } = line
  return seenPrice === undefined || isSeen(found, seenQuantity)
    ? { state: 'ready', ...resolved }
    : { state: 'price-changed', ...resolved, seenPrice }
}

/** Tells whether a line was seen at its price, or at the public one, of which nobody need accept the lower one of their own. */
function isSeen({ line, listed }: FoundLine<SellableProduct>, quantity: number): boolean {
  const { seenPrice } = line
  const seen = listed.publicly === undefined ? [listed] : [listed, listed.publicly]
  return seenPrice === undefined || seen.some((each) => priceText(unitPriceAt(each, quantity)) === seenPrice)
}

/** So many units as far as they are known to be in stock, in the quantities that the variant is sold in. */
function mostInStock(variant: PublicVariant, quantity: number): number {
  const left = variant.stock?.left ?? quantity
  return left < quantity ? roundQuantityDown(variant, left) : quantity
}

/** The changes among priced lines; empty when all of them may be billed. */
export function cartChanges(lines: readonly PricedLine<SellableProduct>[]): CartChange[] {
  return lines.flatMap((line): CartChange[] => {
    const product = line.line.product
    if (line.state === 'gone') return [{ product, change: 'gone' }]
    if (line.state === 'ready') return []
    if (line.state === 'quantity-not-allowed')
      return [{ product, change: 'quantity', quantity: line.line.quantity, allowed: line.allowed }]
    return [
      { product, change: 'price', seenPrice: line.seenPrice, price: priceText(line.variant.priceWithGst) },
    ]
  })
}

/** The position of a line's variant, found by uid if the line has one; -1 where it is gone. */
export function findVariant(
  variants: readonly PublicVariant[],
  index: number,
  uid: string | undefined,
): number {
  if (uid === undefined || variants[index]?.uid === uid) return index
  return variants.findIndex((variant) => variant.uid === uid)
}
