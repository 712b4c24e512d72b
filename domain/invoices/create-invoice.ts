import { printedAddress, receiverName } from '../addresses/printed-address.ts'
import { stateOfAddress, type Location } from '../addresses/state-of-address.ts'
import { stateByCode, type State } from '../addresses/states.ts'
import { billingLines } from '../identity/billing.ts'
import type { Language } from '../i18n/language.ts'
import type { Gstin } from '../identity/gstin.ts'
import { subtract } from '../money/paise.ts'
import { offersOfOrder, offerTitle } from '../orders/offers-of-order.ts'
import type { Order } from '../orders/order.ts'
import { deliveryLines } from './lines/delivery-lines.ts'
import { documentLines, documentTotals } from './lines/tax-document-lines.ts'
import { summarizeByHsn } from './lines/hsn-summary.ts'
import type { DocumentBuyer, DocumentSeller, Invoice } from './tax-document.ts'
import { financialYear } from './document-number.ts'
import { placeOfSupply } from './place-of-supply.ts'
import type { Seller } from './seller.ts'
import { amountInWords } from '../money/amount-in-words.ts'

/** The largest difference, in paise, that counts as a round-off; a larger one means that the lines are wrong. */
const MAX_ROUND_OFF = 100

/** The customer who is billed, unless the order names a firm. Fields that are null are taken from the delivery address. */
export type BillTo = {
  readonly name: string | null
  readonly phone: string | null
  readonly addressLines: readonly string[] | null
  readonly gstin: Gstin | null
}

/** Fields of an order that an invoice takes. */
type InvoicedOrder = Pick<
  Order,
  | 'orderId'
  | 'createdAt'
  | 'orderItems'
  | 'shippingAddress'
  | 'billing'
  | 'firm'
  | 'deliveryCharge'
  | 'grandTotal'
  | 'itemMRPTotal'
  | 'paymentMode'
  | 'paymentStatus'
  | 'paymentId'
  | 'counter'
  | 'account'
  | 'offers'
>

export type InvoiceRequest = {
  readonly order: InvoicedOrder
  /** The order number for people, such as `4821-9035-7`. */
  readonly orderNumber: string
  readonly seller: Seller
  readonly billTo: BillTo
  /** From `documentNumber`, allocated in the transaction that stores the invoice. */
  readonly number: string
  readonly issuedAt: Date
  /** In which the customer reads; English unless told. */
  readonly language?: Language | undefined
}

/**
 * Creates the invoice of an order from its frozen items (ORD-09). Its grand total is exactly the amount charged, in paise.
 * Throws a RangeError for an unknown seller State, or when the lines differ from the amount charged by more than a rupee.
 */
export function createInvoice(request: InvoiceRequest): Invoice {
  const { order, seller, billTo, issuedAt, language = 'en' } = request
  const sellerState = stateByCode(seller.stateCode)
  if (sellerState === null) throw new RangeError(`${seller.stateCode} is not a GST State code`)
  const supplyState = placeOfSupply(order.shippingAddress, billTo.gstin, sellerState)
  const interState = supplyState.code !== sellerState.code
  const goods = documentLines(order.orderItems, { ...seller, interState })
  const lines = [...goods, ...deliveryLines(goods, { fee: order.deliveryCharge, interState })]
  const totals = documentTotals(lines, order.grandTotal)
  if (Math.abs(totals.roundOff) > MAX_ROUND_OFF)
    throw new RangeError(
      `the lines of order ${order.orderId} add up to ${totals.total} paise instead of ${totals.grandTotal}`,
    )
  const savings = subtract(order.itemMRPTotal, subtract(order.grandTotal, order.deliveryCharge))
  const offers = offersOfOrder(order).map((offer) => ({
    title: offerTitle(offer, language),
    saved: offer.saved,
  }))
  return {
    kind: 'invoice',
    version: 1,
    ...(language !== 'en' && { language }),
    number: request.number,
    issuedAt: issuedAt.toISOString(),
    financialYear: financialYear(issuedAt),
    orderId: order.orderId,
    orderNumber: request.orderNumber,
    orderedAt: order.createdAt,
    ...purchaseOrderOf(order),
    seller: documentSeller(seller, sellerState),
    buyer: documentBuyer(order, billTo),
    deliveryAddress: {
      name: receiverName(order.shippingAddress) || (billTo.name ?? ''),
      phone: order.shippingAddress.address_line1.receiverPhoneNo.trim() || null,
      lines: shipToLines(order),
    },
    placeOfSupply: { state: supplyState.name, code: supplyState.code },
    reverseCharge: false,
    lines,
    hsnSummary: summarizeByHsn(lines),
    totals,
    amountInWords: amountInWords(totals.grandTotal, language),
    payment: paymentOf(order),
    notes: [...seller.notes],
    ...(offers.length > 0 && { offers }),
    ...(savings > 0 && { savings }),
  }
}

/** The purchase order of the firm that bought, where it named one. */
export function purchaseOrderOf({ firm }: Pick<Order, 'firm'>): Pick<Invoice, 'purchaseOrder'> {
  if (firm === undefined || (firm.poNumber === null && firm.reference === null)) return {}
  return { purchaseOrder: { number: firm.poNumber, reference: firm.reference } }
}

/** The printed lines of where an order goes, a firm's site by its name first. */
export function shipToLines({ firm, shippingAddress }: Pick<Order, 'firm' | 'shippingAddress'>): string[] {
  return [...(firm?.site === undefined ? [] : [firm.site.name]), ...printedAddress(shippingAddress)]
}

/** The payment of an order, as its documents tell it. */
export function paymentOf({
  paymentMode: mode,
  paymentStatus: status,
  paymentId,
  counter,
  account,
}: Pick<Order, 'paymentMode' | 'paymentStatus' | 'paymentId' | 'counter' | 'account'>): Invoice['payment'] {
  const split = counter?.parts && {
    parts: counter.parts.map(({ method, amount, reference: id }) => ({ method, amount, id })),
  }
  if (account !== undefined)
    return { mode, status, id: null, ...(account.dueDay !== null && { dueDay: account.dueDay }), ...split }
  if (counter === undefined || counter.method === 'ACCOUNT') return { mode, status, id: paymentId }
  if (split) return { mode, status, id: null, ...split }
  return { mode, status, id: counter.reference, method: counter.method }
}

/** The seller as a document names it. */
export function documentSeller(seller: Seller, sellerState: State): DocumentSeller {
  const { legalName, tradeName, addressLines, stateCode, gstin, pan, phone, email, signatory } = seller
  return {
    legalName,
    tradeName,
    addressLines: [...addressLines],
    state: sellerState.name,
    stateCode,
    gstin,
    pan,
    phone,
    email,
    signatory,
  }
}

/** A firm is billed under its legal name and address, and whoever receives the goods is named apart from it. */
function documentBuyer(
  { shippingAddress: address, billing }: Pick<InvoicedOrder, 'shippingAddress' | 'billing'>,
  billed: BillTo,
): DocumentBuyer {
  if (billing !== undefined)
    return {
      name: billing.legalName,
      phone: null,
      addressLines: billingLines(billing.address),
      ...stateFields(billing.address),
      gstin: billed.gstin,
    }
  return {
    name: billed.name?.trim() || receiverName(address),
    phone: billed.phone ?? (address.address_line1.receiverPhoneNo.trim() || null),
    addressLines: billed.addressLines ?? printedAddress(address, { withState: false }),
    ...stateFields(address),
    gstin: billed.gstin,
  }
}

/** The State of the billed address, which has a line of its own on paper. */
function stateFields(address: Location): Pick<DocumentBuyer, 'state' | 'stateCode'> {
  const { state } = stateOfAddress(address)
  return { state: state?.name ?? address.state.trim(), stateCode: state?.code ?? '' }
}
