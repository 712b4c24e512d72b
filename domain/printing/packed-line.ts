import type { OrderItem } from '../orders/order.ts'

/** Units of a variant as they are packed: `size` names it, the weight is that of one unit, null where nobody knows it. */
export type PackedLine = {
  readonly name: string
  readonly size: string
  readonly quantity: number
  /** The unit of sale, such as `bag`; empty where the catalogue has none. */
  readonly unit: string
  readonly unitKg: number | null
}

/** So many units of an item of an order. */
export function packedLine(item: OrderItem, quantity: number, unitKg: number | null): PackedLine {
  const { options, unit } = item.variantSpecs
  return {
    name: item.productName.trim(),
    size: options.filter((option) => !item.productName.includes(option)).join(', '),
    quantity,
    unit: unit?.trim() ?? '',
    unitKg,
  }
}
