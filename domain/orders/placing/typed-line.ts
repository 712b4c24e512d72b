import type { CartLine } from '../../cart/line.ts'
import { PRICE_SCALE, type Price } from '../../money/price.ts'
import { splitAs } from '../../pricing/agreed-prices.ts'
import type { PriceFacts, TypedPrice } from '../../pricing/typed-price.ts'
import type { OrderItem } from '../order.ts'

/** A line as it is asked for, with the price that staff typed for it. */
export type RequestedLine = CartLine & { readonly typed?: TypedPrice | undefined }

/** Prices of an item that a typed one is measured against: those that it has, under whatever was typed before. */
export function priceFacts(item: OrderItem, cost: Price | null): PriceFacts {
  const { pricing, priceWithGst, variantSpecs } = item
  return {
    publicPrice: pricing?.publicPrice ?? priceWithGst,
    untyped: untypedPrice(item),
    cost,
    parts: { priceWithoutGst: variantSpecs.priceWithoutGst, priceWithGst },
  }
}

/** An item at a typed price. Its parts follow in the proportion that they have; what is given away is discount, as on every paper. */
export function atTypedPrice(item: OrderItem, { price, reason }: TypedPrice, by: string): OrderItem {
  const { priceWithGst, productDiscount, pricing, variantSpecs } = item
  const micros = (price * (PRICE_SCALE / 100)) as Price
  const parts = splitAs({ ...variantSpecs, priceWithGst }, micros)
  const discount = productDiscount + variantSpecs.priceWithoutGst - parts.priceWithoutGst
  const { listPrice, publicPrice } = pricing ?? { listPrice: priceWithGst, publicPrice: priceWithGst }
  return {
    ...item,
    priceWithGst: micros,
    productDiscount: discount as Price,
    pricing: { source: { kind: 'line', by, reason, instead: untypedPrice(item) }, listPrice, publicPrice },
    variantSpecs: { ...variantSpecs, priceWithoutGst: parts.priceWithoutGst, gst: parts.gst },
  }
}

/** Price of one that the buyer would have without the one that was typed. */
function untypedPrice({ pricing, priceWithGst }: OrderItem): Price {
  return pricing?.source.kind === 'line' ? pricing.source.instead : priceWithGst
}
