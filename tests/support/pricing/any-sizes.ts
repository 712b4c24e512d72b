import fc from 'fast-check'
import type { CartLine } from '#domain/cart/line.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { priceLines } from '#domain/orders/placing/priced-line.ts'
import { computeBill } from '#domain/orders/bill.ts'
import { priceText } from '#domain/money/price.ts'
import { priceProducts, type RuleInForce } from '#domain/pricing/price-list.ts'
import { serializeOwnPrices, type OwnPricesWire } from '#domain/pricing/wire.ts'
import type { Paise } from '#domain/money/paise.ts'

const PRODUCT = 'bar'

const split = (paise: number) => {
  const rupees = paise / 100
  const without = Math.round((rupees / 1.18) * 1e6) / 1e6
  return {
    sellingPriceWOGST: without,
    sellingGSTAmount: Math.round((rupees - without) * 1e6) / 1e6,
    sellingPriceWithGST: rupees,
  }
}

const anyVariant = fc.record({
  unit: fc.constantFrom('rod', 'tonne'),
  paise: fc.integer({ min: 200, max: 90_000 }),
  breaks: fc.constantFrom([], [10], [10, 50], [10, 50], [12, 50]),
  quantityStep: fc.constantFrom(undefined, undefined, 5),
})

const anyProduct = fc.array(anyVariant, { minLength: 1, maxLength: 5 }).map((variants): Product => {
  const reading = parseProduct({
    id: PRODUCT,
    productName: 'Bar',
    variants: variants.map(({ unit, paise, breaks, quantityStep }, index) => ({
      uid: `v${index}`,
      options: [`${index} mm`],
      unit,
      basePrice: paise / 100,
      ...split(paise),
      ...(quantityStep && { quantityStep }),
      priceBreaks: breaks.map((minQuantity, rung) => ({
        minQuantity,
        ...split(Math.floor(paise * (rung === 0 ? 0.95 : 0.9))),
      })),
    })),
  })
  if (!('record' in reading)) throw new Error(reading.rejected.code)
  return reading.record
})

const anyRule = fc
  .record({
    size: fc.nat(5),
    percentOff: fc.constantFrom(null, 300, 700, 1_200),
    price: fc.integer({ min: 100, max: 90_000 }),
    from: fc.constantFrom(1, 8, 20, 50),
  })
  .map(({ size, percentOff, price, from }): RuleInForce => {
    const target =
      size === 5
        ? ({ target: 'product', key: PRODUCT, uid: null } as const)
        : ({ target: 'variant', key: compositeId(PRODUCT, size), uid: `v${size}` } as const)
    const terms = percentOff === null ? { percentOff, price: price as Paise } : { percentOff, price: null }
    return { ...target, ...terms, from, priceListId: 'list', name: 'Contractors' }
  })

/** A product in any sizes as everybody sees it, at the prices of a buyer, and those prices as their reader is told them. */
export const anySizes = fc.tuple(anyProduct, fc.array(anyRule, { maxLength: 3 })).map(([listed, rules]) => {
  const priced = priceProducts([listed], rules)
  const own: Readonly<Record<string, OwnPricesWire>> = Object.fromEntries(
    serializeOwnPrices(priced).prices.map((each) => [each.product, each]),
  )
  return { listed, priced, own }
})

/** A quantity of each size, many of them none. */
export const anyQuantities = fc.array(fc.oneof(fc.constant(0), fc.nat(60)), { minLength: 5, maxLength: 5 })

/** So many of each size of a product, as many as are sold; those that are none are left out. */
export function chosenSizes(product: Product, quantities: readonly number[]) {
  return product.variants.flatMap((variant, index) => {
    const quantity = quantities[index] ?? 0
    const sold = roundQuantityUp(variant, quantity)
    return quantity === 0 ? [] : [{ product: compositeId(product.id, index), variant, index, quantity: sold }]
  })
}

/** Sizes as the desk offers them, so many of each. */
export function deskItems(product: Product, quantities: readonly number[]) {
  return chosenSizes(product, quantities).map(({ product: id, variant, index, quantity }) => ({
    id,
    quantity,
    item: {
      productId: product.id,
      variantIndex: index,
      uid: variant.uid,
      name: product.name,
      options: variant.options,
      unit: variant.unit,
      price: priceText(variant.priceWithGst),
      priceBreaks: (variant.priceBreaks ?? []).map((each) => ({
        minQuantity: each.minQuantity,
        price: priceText(each.priceWithGst),
      })),
    },
  }))
}

type Sent = Pick<CartLine, 'product' | 'quantity' | 'seenPrice' | 'variantUid'>

/** Charge of the store for lines that are sent; null where it refuses one of them. */
export function chargedFor(products: readonly Product[], lines: readonly Sent[]): Paise | null {
  const sent = lines.map((line) => ({ ...line, addedDate: '', active: true }))
  const priced = priceLines(sent, new Map(products.map((product) => [product.id, product])))
  const ready = priced.filter((each) => each.state === 'ready')
  if (ready.length < priced.length) return null
  return computeBill(ready.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }))).grandTotal
}
