import type { CartLine } from '#domain/cart/line.ts'
import type { CompositeId } from '#domain/catalogue/composite-id.ts'
import { unitPriceAt, type Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { priceText } from '#domain/money/price.ts'
import { uniqueId } from '#app/browser/unique-id.ts'

/** Variant as far as a cart line needs it. */
export type AddableVariant = Tiered & { readonly uid: string | null }

/** A new cart line that records the chosen variant and the price on screen. */
export function createCartLine(product: CompositeId, variant: AddableVariant, quantity: number): CartLine {
  return {
    product,
    quantity,
    addedDate: new Date().toISOString(),
    active: true,
    cartId: uniqueId(),
    ...(variant.uid === null ? {} : { variantUid: variant.uid }),
    seenPrice: priceText(unitPriceAt(variant, quantity)),
  }
}
