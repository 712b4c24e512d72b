import type { VariantStock } from '#domain/stock/stock.ts'
/** Quantities that a variant is sold in; product cards need only one text of these. */
export const quantityMessages = {
  stock: ({ left, expectedOn }: VariantStock) =>
    left !== 0
      ? left === null
        ? 'Few left'
        : `Only ${left} left`
      : expectedOn === null
        ? 'Out of stock'
        : `Out of stock. Comes on ${day(expectedOn)}`,
  soldFrom: (least: number, step: number) =>
    least === step
      ? `Sold in lots of ${count(step)}`
      : `Sold from ${count(least)}${step === 1 ? '' : `, in steps of ${count(step)}`}`,
}

/** Such as Tuesday, 24 November. */
function day(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString('en-IN', options)
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
