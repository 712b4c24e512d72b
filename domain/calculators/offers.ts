import { compositeId, parseCompositeId, type CompositeId } from '../catalogue/composite-id.ts'
import { isForSale } from '../catalogue/is-for-sale.ts'
import { atQuantity } from '../catalogue/prices/at-quantity.ts'
import { unitPriceAt } from '../catalogue/prices/price-breaks.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import { roundQuantityUp } from '../catalogue/prices/quantity-rule.ts'
import type { PublicVariant } from '../catalogue/variants/variant.ts'
import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import { computeBill } from '../orders/bill.ts'
import { quantitiesForBreaks } from '../pricing/quantities-for-breaks.ts'
import { choosePacks } from './choose-packs.ts'
import type { Material } from '../catalogue/measures/materials.ts'
import { supplyOf, type Supply } from './supply.ts'

/** A quantity of a variant that a need is covered with, rounded to what is sold. */
export type CalculatedLine = {
  readonly product: CompositeId
  readonly name: string
  readonly variant: PublicVariant
  readonly quantity: number
}

/** Offer of a material: a product in one colour or finish, in all packs that it comes in. */
export type MaterialOffer = {
  /** The composite id of its first pack. */
  readonly value: CompositeId
  readonly name: string
  readonly choice: string
  /** The price with GST of one of the packs that cover the need, at their quantity, and what that is sold by. */
  readonly price: Price
  readonly unit: string | null
  /** That pack, where the product comes in several; null where there is one. */
  readonly pack: string | null
}

type Pack = Supply & { readonly product: CompositeId; readonly variant: PublicVariant }

/** A product in one colour or finish, with its packs. */
export type PackedOffer = {
  readonly value: CompositeId
  readonly record: PublicProduct
  readonly choice: string
  readonly size: string | null
  readonly packs: readonly Pack[]
}

/** The offers of a material: every product by what is chosen beside the pack, with its packs. */
export function packedOffers(material: Material, products: readonly PublicProduct[]): PackedOffer[] {
  return products.flatMap((record) => {
    const groups = new Map<string, Pack[]>()
    for (const [index, variant] of record.variants.entries()) {
      const supply = isForSale(variant) ? supplyOf(material, variant, record) : null
      if (supply === null) continue
      const key = JSON.stringify([supply.size?.value ?? null, supply.choice])
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { ...supply, variant, product: compositeId(record.id, index) },
      ])
    }
    return [...groups.values()].flatMap((packs) => {
      const [first] = packs
      if (first === undefined) return []
      const { product, choice, size } = first
      return [{ value: product, record, choice, size: size?.value ?? null, packs }]
    })
  })
}

/** The offer that a composite id is a pack of. */
export function findOffer(offers: readonly PackedOffer[], product: string): PackedOffer | undefined {
  return offers.find(({ packs }) => packs.some((pack) => pack.product === product))
}

/** The packs of an offer that cover an amount at the least price. */
export function linesFor(amount: number, { record, packs }: PackedOffer): CalculatedLine[] {
  const counts = choosePacks(
    amount,
    packs.map(({ amount: content, variant }) => ({ amount: content, price: variant.priceWithGst })),
  )
  return packs.flatMap(({ product, variant }, index) => {
    const count = counts[index] ?? 0
    return count === 0
      ? []
      : [{ product, name: record.name, variant, quantity: roundQuantityUp(variant, count) }]
  })
}

/** The quantities that choose the price breaks of lines that are bought together (PRICE-11). */
export function breakQuantities(lines: readonly CalculatedLine[]): number[] {
  return quantitiesForBreaks(
    lines.map(({ product, variant, quantity }) => ({
      productId: parseCompositeId(product)?.productId ?? product,
      variant,
      quantity,
    })),
  )
}

/** Cost of lines with GST, as the cart computes it: at the prices of their quantities, exact, and rounded once. */
export function totalOf(lines: readonly CalculatedLine[]): Paise {
  const forBreaks = breakQuantities(lines)
  const billed = lines.map(({ variant, quantity }, index) => ({
    ...atQuantity(variant, forBreaks[index] ?? quantity),
    quantity,
  }))
  return computeBill(billed).grandTotal
}

/** An offer with the price of the pack that most of the money goes to; where nothing is needed, of its first. */
export function pricedOffer(offer: PackedOffer, lines: readonly CalculatedLine[]): MaterialOffer {
  const { value, record, choice, packs } = offer
  const forBreaks = breakQuantities(lines)
  const bought = lines
    .map(({ variant, quantity }, index) => ({
      variant,
      quantity,
      price: unitPriceAt(variant, forBreaks[index] ?? quantity),
    }))
    .toSorted((a, b) => b.price * b.quantity - a.price * a.quantity)[0]
  const variant = bought?.variant ?? packs[0]?.variant
  return {
    value,
    name: record.name,
    choice,
    price: bought?.price ?? variant?.priceWithGst ?? (0 as Price),
    unit: variant?.unit ?? null,
    pack: packs.length > 1 ? (variant?.options[0] ?? null) : null,
  }
}
