import { subtract, roundToPaise, type Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'

/** A line to bill: unit prices and a quantity. */
export type BillLine = {
  readonly quantity: number
  readonly basePrice: Price
  readonly discount: Price
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly packagingCost: Price
  readonly priceWithGst: Price
}

/** The figures of the bill-details card (CART-09), in paise. The grand total includes the handling charges. */
export type Bill = {
  readonly mrpTotal: Paise
  readonly discountTotal: Paise
  readonly discountedPrice: Paise
  readonly gstTotal: Paise
  readonly handlingCharges: Paise
  /** With its GST, which is not in `gstTotal`; absent where delivery is free. */
  readonly deliveryFee?: Paise
  readonly grandTotal: Paise
  /** MRP total minus discounted price. */
  readonly savings: Paise
}

/**
 * Computes the bill of the lines, in paise. Each figure is the exact sum of amount × quantity, rounded half-up once
 * (CART-10): 3 × ₹33.335 is ₹100.01.
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
    savings: subtract(mrpTotal, discountedPrice),
  }
}

/** The total of a single line in paise: unit price × quantity, rounded half-up once. */
export function lineTotal(price: Price, quantity: number): Paise {
  return roundToPaise(BigInt(price) * BigInt(quantity))
}
