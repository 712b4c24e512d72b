import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { typedBody, type TypedPriceText } from '#app/desk/kit/orders/typed-price.ts'
import { numberOf } from '#app/ui/forms/read-number.ts'

/** Quantities by line as they are typed, where they were changed; 0 takes a line out. */
export type Quantities = Readonly<Record<number, string>>

/** Prices that staff type, by line. */
export type Prices = Readonly<Record<number, TypedPriceText | undefined>>

/** Quantities of a line of an order, which may be taken out. */
export const quantityLimits = { most: MAX_QUANTITY }

/** Parses the new quantity of a line; null if an order does not accept it. */
export function quantityIn(typed: string): number | null {
  return numberOf(typed, quantityLimits)
}

/** The lines that get another quantity, NaN while it is none, or another price, null while that is not complete. */
export function changedLines({ lines }: DeskOrderDetailWire, quantities: Quantities, prices: Prices) {
  return lines.flatMap(({ line, open }) => {
    const text = quantities[line]
    const quantity = text === undefined ? open : quantityIn(text)
    const price = quantity === 0 ? undefined : prices[line]
    if (quantity === open && price === undefined) return []
    return [{ line, quantity: quantity ?? Number.NaN, ...(price && { typed: typedBody(price) }) }]
  })
}
