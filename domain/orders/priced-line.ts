import type { CartLine } from '../cart/line.ts'
import { parseCompositeId } from '../catalogue/composite-id.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import { priceText } from '../money/price.ts'
import type { CartChange } from './wire.ts'

type Buyable = { readonly id: string; readonly name: string; readonly variants: readonly PublicVariant[] }

type Found<P extends Buyable> = {
  readonly line: CartLine
  readonly product: P
  readonly variant: P['variants'][number]
  readonly index: number
}

/** A line that may be billed: its article exists and costs what the person last saw. */
export type ReadyLine<P extends Buyable> = Found<P> & { readonly state: 'ready' }

/** A line whose price is another than the person saw; `seenPrice` is rupees as exact text. */
export type RepricedLine<P extends Buyable> = Found<P> & {
  readonly state: 'price-changed'
  readonly seenPrice: string
}

/** A line whose product or variant no longer exists. */
export type UnavailableLine<P extends Buyable> = {
  readonly state: 'gone'
  readonly line: CartLine
  readonly product: P | null
}

/** What the catalogue says today of a cart line (CART-16). */
export type PricedLine<P extends Buyable> = ReadyLine<P> | RepricedLine<P> | UnavailableLine<P>

/**
 * Looks a cart line up in the products of today. The variant is found by its uid where the line carries one, so that
 * a changed order of variants never turns one article into another; otherwise by its index.
 */
export function priceLine<P extends Buyable>(
  line: CartLine,
  products: ReadonlyMap<string, P>,
): PricedLine<P> {
  const address = parseCompositeId(line.product)
  const product = (address && products.get(address.productId)) ?? null
  if (address === null || product === null) return { state: 'gone', line, product: null }
  const index = findVariant(product.variants, address.index, line.variantUid)
  const variant = product.variants[index]
  if (variant === undefined) return { state: 'gone', line, product }
  const found = { line, product, variant, index }
  return line.seenPrice !== undefined && line.seenPrice !== priceText(variant.priceWithGst)
    ? { state: 'price-changed', ...found, seenPrice: line.seenPrice }
    : { state: 'ready', ...found }
}

/** The changes among priced lines; empty when all of them may be billed. */
export function cartChanges(lines: readonly PricedLine<Buyable>[]): CartChange[] {
  return lines.flatMap((line): CartChange[] => {
    const product = line.line.product
    if (line.state === 'gone') return [{ product, change: 'gone' }]
    if (line.state === 'ready') return []
    return [
      { product, change: 'price', seenPrice: line.seenPrice, price: priceText(line.variant.priceWithGst) },
    ]
  })
}

function findVariant(variants: readonly PublicVariant[], index: number, uid: string | undefined): number {
  if (uid === undefined || variants[index]?.uid === uid) return index
  return variants.findIndex((variant) => variant.uid === uid)
}
