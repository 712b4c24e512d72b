import { ZERO, add, subtract, type Paise } from '../money/paise.ts'
import { computeBill } from '../orders/bill.ts'
import type { Order, OrderItem } from '../orders/order.ts'
import type { OrderLine } from './line-progress.ts'

/** Number of units of a line that count. */
type Units = (line: OrderLine) => number

/**
 * Value of so many units of each line of an order, in paise: the bill of the order without the units that are left out, rounded
 * once, as the cart does it. All units come to the grand total, none to nothing, so that the differences between one state and the
 * next add up to what was charged, whatever the steps: of 3 × ₹33.335, which are ₹100.01, one is worth 33.34 and the others 33.33
 * and 33.34.
 */
export function orderValue(
  { grandTotal }: Pick<Order, 'grandTotal'>,
  lines: readonly OrderLine[],
  units: Units,
): Paise {
  const isNothing = lines.every((line) => units(line) === 0)
  if (isNothing) return ZERO
  const whole = billOf(lines.map(({ item }) => item)).grandTotal
  const part = billOf(lines.map((line) => ({ ...line.item, quantity: units(line) }))).grandTotal
  return add(subtract(grandTotal, whole), part)
}

/** The bill of items as they are frozen in an order. */
export function billOf(items: readonly OrderItem[]) {
  return computeBill(
    items.map(({ quantity, productRate, productDiscount, priceWithGst, variantSpecs }) => ({
      quantity,
      basePrice: productRate,
      discount: productDiscount,
      priceWithoutGst: variantSpecs.priceWithoutGst,
      gst: variantSpecs.gst,
      packagingCost: variantSpecs.packagingCost,
      priceWithGst,
    })),
  )
}
