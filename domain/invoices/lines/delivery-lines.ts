import { ZERO, add, type Paise } from '../../money/paise.ts'
import { PRICE_SCALE, type Price } from '../../money/price.ts'
import { prorate, roundHalfUp } from '../../money/largest-remainder.ts'
import { computeItemTaxes } from './tax-breakdown.ts'
import type { DocumentLine } from '../tax-document.ts'
import { rateHundredths } from '../../catalogue/prices/gst-rate.ts'

const PRICE_PER_PAISA = PRICE_SCALE / 100

/**
 * The lines of a delivery fee on goods. Delivery by the seller is part of the supply of the goods (CGST Act, s. 8 and
 * 15(2)(c)), so the fee is shared by value with tax among the goods of each rate and taxed at that rate, under the HSN of
 * the dearest of them. The shares add up to the fee; the tax in each is rounded like that of goods, and what is left by that
 * is in the round-off of the document.
 */
export function deliveryLines(
  goods: readonly DocumentLine[],
  { fee, interState }: { readonly fee: Paise; readonly interState: boolean },
): DocumentLine[] {
  if (fee === 0) return []
  const groups = [...Map.groupBy(goods, ({ gstRate }) => gstRate).values()].flatMap((lines) => {
    const dearest = lines.toSorted((one, two) => two.total - one.total)[0]
    return dearest === undefined ? [] : [{ dearest, total: lines.reduce((sum, { total }) => sum + total, 0) }]
  })
  const shares = sharesOf(
    fee,
    groups.map(({ total }) => total),
  )
  const charged = groups
    .map(({ dearest }, index) => ({ dearest, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
  const taxes = computeItemTaxes(
    charged.map(({ dearest: { gstRate, hsn }, share }) => ({
      quantity: 1,
      priceWithGst: (share * PRICE_PER_PAISA) as Price,
      priceWithoutGst: withoutTax(share, gstRate ?? 0),
      gstRate,
      hsn,
    })),
    interState,
  )
  return charged.flatMap(({ dearest }, index) => {
    const tax = taxes[index]
    if (tax === undefined) return []
    const { unitPrice: ratePerUnit, ...amounts } = tax
    const { hsn, unit, unitName, gstRate } = dearest
    return {
      serial: goods.length + index + 1,
      description: 'Delivery',
      hsn,
      quantity: 1,
      unit,
      unitName,
      gstRate,
      ratePerUnit,
      discount: ZERO,
      ...amounts,
      total: add(amounts.taxable, amounts.cgst, amounts.sgst, amounts.igst),
      isDelivery: true,
    }
  })
}

/** Shares a fee in paise among totals; goods that are worth nothing leave all of it to the first. */
function sharesOf(fee: Paise, totals: readonly number[]): number[] {
  const sum = BigInt(totals.reduce((all, one) => all + one, 0))
  if (sum === 0n) return totals.map((_, index) => (index === 0 ? fee : 0))
  const shares = totals.map((total) => BigInt(total) * BigInt(fee))
  return prorate(BigInt(fee), shares, sum).map(Number)
}

function withoutTax(share: number, rate: number): Price {
  const withTax = 10_000n + rateHundredths(rate)
  return Number(roundHalfUp(BigInt(share * PRICE_PER_PAISA) * 10_000n, withTax)) as Price
}

/** Number of units of goods on a line; a delivery fee is none. */
export function unitsOfGoods({ quantity, isDelivery }: DocumentLine): number {
  return isDelivery ? 0 : quantity
}
