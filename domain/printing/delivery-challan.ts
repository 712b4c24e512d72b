import type { EwayBill } from '../fulfilments/eway-bill.ts'
import type { Fulfilment } from '../fulfilments/fulfilment.ts'
import type { OrderFulfilments } from '../fulfilments/line-progress.ts'
import { prorateLine } from '../invoices/lines/prorate-line.ts'
import { documentTotals } from '../invoices/lines/tax-document-lines.ts'
import type { DocumentTotals, Invoice } from '../invoices/tax-document.ts'

/** The copies that rule 55(2) of the CGST Rules asks for. */
export const challanCopies = ['consignee', 'transporter', 'consignor'] as const
export type ChallanCopy = (typeof challanCopies)[number]

/** Accompanies goods that leave in lots, and names the invoice of them all (CGST Rules, rule 55). Amounts are paise. */
export type DeliveryChallan = Pick<
  Invoice,
  | 'seller'
  | 'buyer'
  | 'deliveryAddress'
  | 'placeOfSupply'
  | 'lines'
  | 'orderNumber'
  | 'orderedAt'
  | 'purchaseOrder'
> & {
  readonly kind: 'challan'
  readonly number: string
  /** ISO 8601, UTC: when the part left. */
  readonly issuedAt: string
  readonly fulfilmentNumber: number
  readonly fulfilmentCount: number
  readonly against: { readonly number: string; readonly issuedAt: string }
  readonly totals: DocumentTotals
  readonly vehicle: string | null
  readonly driver: string | null
  readonly ewayBill: EwayBill | null
  readonly copies: readonly ChallanCopy[]
}

/** The longest number that rule 55(1) allows. */
const MAX_LENGTH = 16

/**
 * The number of a challan: that of its order and the part, `4821-9035-7/2`. Each order is a series of its own, in which parts are
 * counted from 1 without a gap. Throws a RangeError beyond 16 characters.
 */
export function challanNumber(orderNumber: string, fulfilmentNumber: number): string {
  const number = `${orderNumber}/${fulfilmentNumber}`
  if (number.length > MAX_LENGTH) throw new RangeError(`${number} has more than ${MAX_LENGTH} characters`)
  return number
}

type ChallanFacts = Pick<DeliveryChallan, 'fulfilmentCount' | 'vehicle' | 'driver' | 'copies'> & {
  readonly invoice: Invoice
}

/**
 * The challan of a part that has left, with all units that it left with. Its amounts are shares of the invoice's lines, so that the challans of all parts add up to
 * the lines of the invoice.
 */
export function createChallan(
  fulfilment: Fulfilment,
  { lines, fulfilments }: Pick<OrderFulfilments, 'lines' | 'fulfilments'>,
  { invoice, ...facts }: ChallanFacts,
): DeliveryChallan {
  const { number: fulfilmentNumber, shippedAt } = fulfilment
  const earlier = fulfilments
    .filter(({ number, status }) => number < fulfilmentNumber && status !== 'RETURNED')
    .flatMap(unitsSent)
  // the invoice numbers the lines that were left when it was issued
  const invoiced = lines.filter(({ item }) => item.quantity > 0)
  const shown = invoice.lines.flatMap((line) => {
    const position = invoiced[line.serial - 1]?.line
    const quantity = unitsOf(unitsSent(fulfilment), position)
    return quantity === 0 ? [] : prorateLine(line, { quantity, before: unitsOf(earlier, position) })
  })
  const numbered = shown.map((line, index) => ({ ...line, serial: index + 1 }))
  const total = numbered.reduce((sum, line) => sum + line.total, 0) as DocumentTotals['total']
  const { seller, buyer, deliveryAddress, placeOfSupply, orderNumber, orderedAt, purchaseOrder } = invoice
  return {
    kind: 'challan',
    ewayBill: fulfilment.ewayBill ?? null,
    number: challanNumber(orderNumber, fulfilmentNumber),
    issuedAt: shippedAt,
    fulfilmentNumber,
    ...facts,
    seller,
    buyer,
    deliveryAddress,
    placeOfSupply,
    orderNumber,
    orderedAt,
    ...(purchaseOrder && { purchaseOrder }),
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    lines: numbered,
    totals: documentTotals(numbered, total),
  }
}

/** Units that travelled: refused ones did too. */
function unitsSent({ sent, lines }: Fulfilment): Fulfilment['lines'] {
  return sent ?? lines
}

function unitsOf(lines: Fulfilment['lines'], position: number | undefined): number {
  return lines.filter(({ line }) => line === position).reduce((sum, { quantity }) => sum + quantity, 0)
}
