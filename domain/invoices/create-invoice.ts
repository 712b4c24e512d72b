import type { AddressFields } from '../addresses/address.ts'
import { stateByCode, type State } from '../addresses/states.ts'
import { gstinState, type Gstin } from '../identity/gstin.ts'
import type { Order } from '../orders/order.ts'
import { documentLines, documentTotals } from './tax-document-lines.ts'
import { summarizeByHsn } from './hsn-summary.ts'
import type { DocumentBuyer, DocumentSeller, Invoice } from './tax-document.ts'
import { financialYear } from './document-number.ts'
import { placeOfSupply, stateOfAddress } from './place-of-supply.ts'
import type { Seller } from './seller.ts'
import { amountInWords } from './layout/amount-in-words.ts'

/** The largest difference, in paise, that is a round-off; a larger one was charged for something else. */
const MOST_ROUND_OFF = 100

/** Who is billed. What is null is taken from the delivery address. */
export type BillTo = {
  readonly name: string | null
  readonly phone: string | null
  readonly addressLines: readonly string[] | null
  readonly gstin: Gstin | null
}

export type InvoiceRequest = {
  readonly order: Order
  /** The number by which people know the order. */
  readonly orderNumber: string
  readonly seller: Seller
  readonly billed: BillTo
  /** From `documentNumber`, allocated in the transaction that stores the invoice. */
  readonly number: string
  readonly issuedAt: Date
}

/**
 * The invoice of an order, from its frozen articles alone. Its grand total is what was charged, to the paisa.
 * Throws a RangeError when the lines do not explain what was charged: such an invoice would be wrong.
 */
export function createInvoice(request: InvoiceRequest): Invoice {
  const { order, seller, billed, issuedAt } = request
  const home = stateByCode(seller.stateCode)
  if (home === null) throw new RangeError(`${seller.stateCode} is not the code of a State`)
  const place = placeOfSupply(order.shippingAddress, billed.gstin, home)
  const lines = documentLines(order.orderItems, { ...seller, interState: place.code !== home.code })
  const totals = documentTotals(lines, order.grandTotal)
  if (Math.abs(totals.roundOff) > MOST_ROUND_OFF)
    throw new RangeError(
      `the lines of order ${order.orderId} come to ${totals.total}, not ${totals.grandTotal}`,
    )
  return {
    kind: 'invoice',
    version: 1,
    number: request.number,
    issuedAt: issuedAt.toISOString(),
    financialYear: financialYear(issuedAt),
    orderId: order.orderId,
    orderNumber: request.orderNumber,
    orderedAt: order.createdAt,
    seller: documentSeller(seller, home),
    buyer: documentBuyer(order.shippingAddress, billed),
    deliveryAddress: {
      name: receiverOf(order.shippingAddress) || (billed.name ?? ''),
      phone: order.shippingAddress.address_line1.receiverPhoneNo.trim() || null,
      lines: linesOf(order.shippingAddress),
    },
    placeOfSupply: { state: place.name, code: place.code },
    reverseCharge: false,
    lines,
    hsnSummary: summarizeByHsn(lines),
    totals,
    amountInWords: amountInWords(totals.grandTotal),
    payment: { mode: order.paymentMode, status: order.paymentStatus, id: order.paymentId },
    notes: [...seller.notes],
  }
}

function documentSeller(seller: Seller, home: State): DocumentSeller {
  const { legalName, tradeName, addressLines, stateCode, gstin, pan, phone, email, signatory } = seller
  return {
    legalName,
    tradeName,
    addressLines: [...addressLines],
    state: home.name,
    stateCode,
    gstin,
    pan,
    phone,
    email,
    signatory,
  }
}

function documentBuyer(address: AddressFields, billed: BillTo): DocumentBuyer {
  const state = billed.gstin === null ? stateOfAddress(address).state : stateByCode(gstinState(billed.gstin))
  return {
    name: billed.name?.trim() || receiverOf(address),
    phone: billed.phone ?? (address.address_line1.receiverPhoneNo.trim() || null),
    addressLines: billed.addressLines === null ? linesOf(address) : [...billed.addressLines],
    state: state?.name ?? address.state.trim(),
    stateCode: state?.code ?? '',
    gstin: billed.gstin,
  }
}

function receiverOf(address: AddressFields): string {
  return address.address_line1.receiverName.trim()
}

/** An address as it is printed: house and street, landmark, place with PIN code. */
function linesOf(address: AddressFields): string[] {
  const { houseNo, landmark } = address.address_line1
  const place = join([address.city, address.zipcode], ' ')
  const country = /^(?:india|bharat|भारत|in)$/i.test(address.country.trim()) ? '' : address.country
  return [
    join([houseNo, address.street], ', '),
    landmark.trim(),
    join([place, address.state, country], ', '),
  ].filter((line) => line !== '')
}

function join(parts: readonly string[], between: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between)
}
