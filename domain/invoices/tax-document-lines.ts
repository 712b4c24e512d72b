import type { Paise } from '../money/paise.ts'
import { PRICE_SCALE } from '../money/price.ts'
import { lineTotal } from '../orders/bill.ts'
import type { OrderItem } from '../orders/order.ts'
import type { DocumentLine, DocumentTotals } from './tax-document.ts'
import { gstRateOf } from './tax-rates.ts'
import type { Seller } from './seller.ts'
import { computeItemTaxes, type ItemTax } from './tax-breakdown.ts'
import { unitCode } from './unit-code.ts'

/** Parts of a price that add up to within a paisa belong together. */
const PAISA = PRICE_SCALE / 100

type Ways = Pick<Seller, 'hsnDigits' | 'gstRates'> & { readonly interState: boolean }

/**
 * The lines of a document from the frozen articles of an order. The packaging cost is no line: it is contained in the
 * selling price, as the bill says.
 */
export function documentLines(items: readonly OrderItem[], ways: Ways): DocumentLine[] {
  const taxed = items.map((item) => ({
    quantity: item.quantity,
    priceWithGst: item.productRateAfterDiscount,
    priceWithoutGst: item.variantSpecs.priceWithoutGst,
    gstRate: gstRateOf(item, ways.gstRates),
    hsn: printedHsn(item.variantSpecs.hsn, ways.hsnDigits),
  }))
  const shares = computeItemTaxes(taxed, ways.interState)
  return items.flatMap((item, place) => {
    const [share, tax] = [shares[place], taxed[place]]
    if (share === undefined || tax === undefined) return []
    const { unitPrice: _, ...amounts } = share
    return {
      serial: place + 1,
      description: describe(item),
      hsn: tax.hsn,
      quantity: item.quantity,
      unit: unitCode(item.variantSpecs.unit),
      unitName: item.variantSpecs.unit ?? '',
      gstRate: tax.gstRate,
      ...priceOfLine(item, share),
      ...amounts,
      total: (amounts.taxable + amounts.cgst + amounts.sgst + amounts.igst) as Paise,
    }
  })
}

/** All lines together, and the round-off to what was charged. */
export function documentTotals(lines: readonly DocumentLine[], grandTotal: Paise): DocumentTotals {
  const column = (name: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'): Paise =>
    lines.reduce((sum, line) => sum + line[name], 0) as Paise
  const total = column('total')
  return {
    discount: column('discount'),
    taxable: column('taxable'),
    cgst: column('cgst'),
    sgst: column('sgst'),
    igst: column('igst'),
    total,
    roundOff: (grandTotal - total) as Paise,
    grandTotal,
  }
}

/**
 * The price of one unit before the discount that the person was promised, and the discount that is left of it on this
 * line; where there was none, or the parts of the price disagree, the price that the taxable value comes from.
 */
function priceOfLine(item: OrderItem, share: ItemTax): Pick<DocumentLine, 'ratePerUnit' | 'discount'> {
  const { productRate: base, productDiscount, quantity } = item
  const before = lineTotal(base, quantity)
  const belongs = Math.abs(base - productDiscount - item.variantSpecs.priceWithoutGst) <= PAISA
  return productDiscount > 0 && belongs && before > share.taxable
    ? { ratePerUnit: base, discount: (before - share.taxable) as Paise }
    : { ratePerUnit: share.unitPrice, discount: 0 as Paise }
}

function printedHsn(hsn: string | null, digits: number): string | null {
  const plain = hsn?.replaceAll(/\D/g, '') ?? ''
  return plain === '' ? null : plain.slice(0, digits)
}

function describe({ productName, variantSpecs }: OrderItem): string {
  const options = variantSpecs.options.filter((option) => !productName.includes(option))
  return [productName, ...options].join(', ')
}
