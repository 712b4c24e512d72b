import type { CartLine } from '#domain/cart/line.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isSoldByWeight, netOf } from '#domain/cart/weighing.ts'
import { AppError } from '#domain/errors.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { pricingOf } from '#domain/pricing/agreed-prices.ts'
import {
  cartChanges,
  priceLines as priceTogether,
  type PricedLine,
  type ReadyLine,
} from '#domain/orders/placing/priced-line.ts'
import { findRatedProducts } from '../../../db/pricing/rated-products.ts'
import type { Queries } from '../../../db/database.ts'
import { priceFor, type Buyer } from '../../pricing/steps/price-for.ts'

/** A buyer, with lines that are bought beside those that are priced, and that count for their price breaks (PRICE-11). */
type LineBuyer = Buyer & { readonly beside?: readonly CartLine[] }

/** Prices lines for a buyer from the catalogue and the price lists of this moment. Throws `cart-changed` and `quantity-not-allowed` with every line that differs. */
export async function priceLines(
  queries: Queries,
  lines: readonly CartLine[],
  buyer: LineBuyer,
): Promise<ReadyLine<Product>[]> {
  const priced = await findPricedLines(queries, lines, buyer)
  const ready = priced.filter((line) => line.state === 'ready')
  if (ready.length < priced.length) {
    const changes = cartChanges(priced)
    const areQuantities = changes.every(({ change }) => change === 'quantity')
    throw new AppError(areQuantities ? 'quantity-not-allowed' : 'cart-changed', { changes })
  }
  requireWeights(ready)
  return ready
}

/** Throws `invalid-input` for a weight of what is not sold by it, and for a quantity that is another one. */
function requireWeights(ready: readonly ReadyLine<Product>[]): void {
  for (const { line, variant } of ready) {
    if (line.weighing === undefined) continue
    if (!isSoldByWeight(variant.unit)) throw weightFault('not-sold-by-weight')
    if (netOf(line.weighing) !== line.quantity) throw weightFault('not-the-weight')
  }
}

function weightFault(code: 'not-sold-by-weight' | 'not-the-weight'): AppError {
  return new AppError('invalid-input', { faults: [{ field: 'weighing', code }] })
}

/** Lines with the prices of this moment for a buyer, or for everybody, as far as they can be had. */
export async function findPricedLines(
  queries: Queries,
  lines: readonly CartLine[],
  buyer: LineBuyer | null,
): Promise<PricedLine<Product>[]> {
  const { beside = [] } = buyer ?? {}
  const all = [...lines, ...beside]
  const ids = all.map((line) => parseCompositeId(line.product)?.productId).filter((id) => id !== undefined)
  const only = new Set(lines.flatMap(({ product, variantUid }) => [product, variantUid ?? product]))
  const found = await findRatedProducts(queries, [...new Set(ids)])
  const products = buyer === null ? found : await priceFor(queries, found, { ...buyer, only })
  const byId = new Map(products.map((product) => [product.id, product]))
  return priceTogether(lines, byId, beside)
}

/** A priced line as an order keeps it. */
export function frozenItem({ line, product, variant, index, breakQuantity }: ReadyLine<Product>): OrderItem {
  return {
    cartId: line.cartId ?? null,
    productId: product.id,
    productName: product.name,
    productImageUrl: variant.image ?? product.description.images[0] ?? null,
    quantity: line.quantity,
    productRate: variant.basePrice,
    priceWithGst: variant.priceWithGst,
    productDiscount: variant.discount,
    commissionAmount: variant.commission,
    pricing: pricingOf(product.variants[index] ?? variant, breakQuantity),
    ...(line.weighing && { weighing: line.weighing }),
    variantId: line.product,
    variantSpecs: {
      uid: variant.uid,
      options: variant.options,
      unit: variant.unit,
      taxStatus: variant.taxStatus,
      hsn: product.hsn,
      gstRate: product.gstRate,
      priceWithoutGst: variant.priceWithoutGst,
      gst: variant.gst,
      packagingCost: variant.packagingCost,
    },
  }
}
