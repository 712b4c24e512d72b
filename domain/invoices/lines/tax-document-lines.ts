import { ZERO, add, subtract, sum, type Paise } from '../../money/paise.ts'
import { PRICE_SCALE, type Price } from '../../money/price.ts'
import { lineTotal } from '../../orders/bill.ts'
import type { OrderItem } from '../../orders/order.ts'
import type { DocumentLine, DocumentTotals } from '../tax-document.ts'
import { gstRateOf } from '../tax-rates.ts'
import type { Seller } from '../seller.ts'
import { computeItemTaxes, type ItemTax } from './tax-breakdown.ts'
import { unitCode } from '../unit-code.ts'

/** One paisa in micro-rupees: the tolerance for price components to add up. */
const PAISA = PRICE_SCALE / 100

type LineOptions = Pick<Seller, 'hsnDigits' | 'gstRates'> & { readonly interState: boolean }

/**
 * The lines of a tax document from the frozen items of an order. The packaging cost has no line of its own: the selling
 * price includes it.
 */
export function documentLines(items: readonly OrderItem[], options: LineOptions): DocumentLine[] {
  const taxableItems = items.map((item) => ({
    quantity: item.quantity,
    priceWithGst: item.priceWithGst,
    priceWithoutGst: item.variantSpecs.priceWithoutGst,
    gstRate: gstRateOf(item, options.gstRates),
    hsn: printedHsn(item.variantSpecs.hsn, options.hsnDigits),
  }))
  const shares = computeItemTaxes(taxableItems, options.interState)
  return items.flatMap((item, index) => {
    const [share, taxable] = [shares[index], taxableItems[index]]
    if (share === undefined || taxable === undefined) return []
    const { unitPrice: _, ...amounts } = share
    return {
      serial: index + 1,
      description: describe(item),
      hsn: taxable.hsn,
      quantity: item.quantity,
      unit: unitCode(item.variantSpecs.unit),
      unitName: item.variantSpecs.unit ?? '',
      gstRate: taxable.gstRate,
      ...priceOfLine(item, share),
      ...amounts,
      total: add(amounts.taxable, amounts.cgst, amounts.sgst, amounts.igst),
      ...(item.weighing && { weighing: item.weighing }),
    }
  })
}

/** The totals of all lines, and the round-off to the amount charged. All amounts are paise. */
export function documentTotals(lines: readonly DocumentLine[], grandTotal: Paise): DocumentTotals {
  const column = (name: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'): Paise =>
    sum(lines.map((line) => line[name]))
  const total = column('total')
  return {
    discount: column('discount'),
    taxable: column('taxable'),
    cgst: column('cgst'),
    sgst: column('sgst'),
    igst: column('igst'),
    total,
    roundOff: subtract(grandTotal, total),
    grandTotal,
  }
}

/**
 * The unit price before the discount and the discount of the whole line, both without tax: the base price is an MRP, which includes
 * it. Without a discount, or when the price components disagree, the unit price behind the taxable value and no discount.
 */
function priceOfLine(item: OrderItem, share: ItemTax): Pick<DocumentLine, 'ratePerUnit' | 'discount'> {
  const { productRate: base, productDiscount, quantity, priceWithGst, variantSpecs } = item
  const { priceWithoutGst, gst } = variantSpecs
  const pricesAgree =
    Math.abs(base - productDiscount - priceWithoutGst) <= PAISA &&
    Math.abs(priceWithoutGst + gst - priceWithGst) <= PAISA
  if (pricesAgree && base > priceWithGst && priceWithGst > 0) {
    const ratePerUnit = withoutTax(base, priceWithGst, priceWithoutGst)
    const beforeDiscount = lineTotal(ratePerUnit, quantity)
    if (beforeDiscount > share.taxable)
      return { ratePerUnit, discount: subtract(beforeDiscount, share.taxable) }
  }
  return { ratePerUnit: share.unitPrice, discount: ZERO }
}

/** A price with tax, less the share of tax that another price has; rounded half up to a millionth of a rupee. */
function withoutTax(price: Price, withGst: Price, withoutGst: Price): Price {
  const doubled = BigInt(price) * BigInt(withoutGst) * 2n
  return Number((doubled + BigInt(withGst)) / (2n * BigInt(withGst))) as Price
}

function printedHsn(hsn: string | null, digits: number): string | null {
  const code = hsn?.replaceAll(/\D/g, '') ?? ''
  return code === '' ? null : code.slice(0, digits)
}

function describe({ productName, variantSpecs }: OrderItem): string {
  const options = variantSpecs.options.filter((option) => !productName.includes(option))
  return [productName, ...options].join(', ')
}
