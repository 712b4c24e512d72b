import { roundToPaise, type Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'

/** What a bill needs to know of a line: prices of one unit, and how many units. */
export type BillLine = {
  readonly quantity: number
  readonly basePrice: Price
  readonly discount: Price
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly packagingCost: Price
  readonly priceWithGst: Price
}

/** The figures of the bill-details card (CART-09). Handling charges are contained in the grand total. */
export type Bill = {
  readonly mrpTotal: Paise
  readonly discountTotal: Paise
  readonly discountedPrice: Paise
  readonly gstTotal: Paise
  readonly handlingCharges: Paise
  readonly grandTotal: Paise
  /** MRP total minus discounted price. */
  readonly savings: Paise
}

/**
 * The bill of some lines. Each figure is the exact sum over the lines of amount × quantity, rounded half-up once
 * to paise (CART-10): 3 × ₹33.335 is ₹100.01.
 */
export function computeBill(lines: readonly BillLine[]): Bill {
  const figure = (amount: (line: BillLine) => Price): Paise =>
    roundToPaise(lines.reduce((sum, line) => sum + BigInt(amount(line)) * BigInt(line.quantity), 0n))
  const mrpTotal = figure((line) => line.basePrice)
  const discountedPrice = figure((line) => line.priceWithoutGst)
  return {
    mrpTotal,
    discountTotal: figure((line) => line.discount),
    discountedPrice,
    gstTotal: figure((line) => line.gst),
    handlingCharges: figure((line) => line.packagingCost),
    grandTotal: figure((line) => line.priceWithGst),
    savings: (mrpTotal - discountedPrice) as Paise,
  }
}

/** A unit price times a quantity, rounded once to paise: the total of a single line. */
export function lineTotal(price: Price, quantity: number): Paise {
  return roundToPaise(BigInt(price) * BigInt(quantity))
}
