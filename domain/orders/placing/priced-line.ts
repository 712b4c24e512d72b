import type { CartLine } from '../../cart/line.ts'
import { parseCompositeId } from '../../catalogue/composite-id.ts'
import { allowedQuantities, roundQuantityDown } from '../../catalogue/prices/quantity-rule.ts'
import { atQuantity, unitPriceAt } from '../../catalogue/prices/price-breaks.ts'
import { isForSale } from '../../catalogue/is-for-sale.ts'
import type { PublicVariant } from '../../catalogue/variants/variant.ts'
import { priceText } from '../../money/price.ts'
import type { CartChange } from '../../problem/cart-change.ts'

type SellableProduct = {
  readonly id: string
  readonly name: string
  readonly variants: readonly PublicVariant[]
}

type ResolvedLine<P extends SellableProduct> = {
  readonly line: CartLine
  readonly product: P
  /** At the prices of the line's quantity (PRICE-01). */
  readonly variant: P['variants'][number]
  readonly index: number
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

/**
 * Looks up a cart line in the current products, by product id, and prices its quantity. The price that the customer saw is
 * compared with today's for the quantity they saw it for: reaching a price break is no change of price. The variant is
 * found by uid if the line has one, so that reordered variants never change what the line means; otherwise by index.
 */
export function priceLine<P extends SellableProduct>(
  line: CartLine,
  products: ReadonlyMap<string, P>,
): PricedLine<P> {
  const id = parseCompositeId(line.product)
  const product = (id && products.get(id.productId)) ?? null
  if (id === null || product === null) return { state: 'gone', line, product: null }
  const index = findVariant(product.variants, id.index, line.variantUid)
  const listed: P['variants'][number] | undefined = product.variants[index]
  if (listed === undefined || !isForSale(listed)) return { state: 'gone', line, product }
  const { seenPrice, quantity, seenQuantity = quantity } = line
  const resolved = { line, product, variant: atQuantity(listed, quantity), index }
  // a load weighs what it weighs
  const allowed = line.weighing === undefined ? allowedQuantities(listed, quantity) : []
  const most = mostInStock(listed, quantity)
  if (most === 0) return { state: 'gone', isOutOfStock: true, line, product }
  if (most < quantity) return { state: 'quantity-not-allowed', ...resolved, allowed: [most] }
  if (allowed.length > 0) return { state: 'quantity-not-allowed', ...resolved, allowed }
  return seenPrice !== undefined && seenPrice !== priceText(unitPriceAt(listed, seenQuantity))
    ? { state: 'price-changed', ...resolved, seenPrice }
    : { state: 'ready', ...resolved }
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
