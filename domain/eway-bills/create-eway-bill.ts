import { printedAddress } from '../addresses/printed-address.ts'
import { stateOfAddress } from '../addresses/state-of-address.ts'
import { billingAddressOf, billingLines } from '../identity/billing.ts'
import { documentTotals } from '../invoices/lines/tax-document-lines.ts'
import { isInterState, type DocumentLine, type Invoice } from '../invoices/tax-document.ts'
import { ZERO, add, toPaise, paiseToRupees, sum, type Paise } from '../money/paise.ts'
import type { AddressFields } from '../addresses/address.ts'
import type { State } from '../addresses/states.ts'
import type { Reason } from '../problem/reasons.ts'
import type { DeliveryChallan } from '../printing/delivery-challan.ts'
import { istDay } from '../time/ist-day.ts'
import { ewayLimit } from './eway-limits.ts'
import type { EwayBillFile } from './wire.ts'

type Consignment = {
  readonly challan: DeliveryChallan
  readonly invoice: Invoice
  readonly address: AddressFields
  /** The registration number as it is typed; null when nobody knows it. */
  readonly vehicle: string | null
  /** Kilometres; 0 leaves it to the portal. */
  readonly distance: number
}

/** The file, or everything that stands against it. */
type Outcome =
  | { readonly file: EwayBillFile; readonly refusals?: never }
  | { readonly file?: never; readonly refusals: readonly Reason[] }

/** The most items that a bill takes. */
const MAX_ITEMS = 250

/**
 * The e-way bill of one consignment: of its invoice when it carries all of it, otherwise of its challan, as one of several lots.
 * Its sums are those of that document, to the paisa. Refused where the consignment is worth no more than the limit, and where
 * something is missing that the portal asks for.
 */
export function createEwayBill(consignment: Consignment): Outcome {
  const { invoice, address, vehicle } = consignment
  const { document, isWhole, delivered, limit, worth } = valueOf(consignment)
  if (worth <= limit)
    return {
      refusals: [{ code: 'eway-bill-not-needed', worth, limit }],
    }

  const found = {
    fromPin: pinOf(invoice.seller.addressLines.join(' ')),
    toPin: pinOf(address.zipcode),
    vehicleNo: vehicleOf(vehicle),
    delivered,
  }
  const refusals = [...missingFrom(found, vehicle), ...document.lines.flatMap(missingOf)]
  if (!isComplete(found) || refusals.length > 0) return { refusals: distinct(refusals) }

  const items = itemsOf(withDeliveryInGoods(document.lines), isInterState(invoice))
  const bill = {
    supplyType: 'O',
    subSupplyType: isWhole ? 1 : 9,
    subSupplyDesc: '',
    docType: isWhole ? 'INV' : 'CHL',
    docNo: document.number,
    docDate: day(document.issuedAt),
    ...senderOf(invoice, found.fromPin),
    ...receiverOf(consignment, { pin: found.toPin, delivered: found.delivered }),
    ...sumsOf(document),
    ...carriageOf(consignment.distance),
    vehicleNo: found.vehicleNo,
    vehicleType: 'R',
    mainHsnCode: items[0]?.hsnCode ?? 0,
    itemList: items,
  } as const
  return { file: { version: '1.0.0621', billLists: [bill] } }
}

type Carried = Pick<Consignment, 'challan' | 'invoice' | 'address'>

/** Tells whether a consignment is worth more than travels without an e-way bill. */
export function needsEwayBill(consignment: Carried): boolean {
  const { limit, worth } = valueOf(consignment)
  return worth > limit
}

/** The document that a consignment travels with, its value, and the limit for where it goes. */
function valueOf({ challan, invoice, address }: Carried) {
  const goods = invoice.lines.filter(({ isDelivery }) => !isDelivery)
  const isWhole =
    challan.fulfilmentCount === 1 &&
    challan.totals.total === documentTotals(goods, invoice.totals.grandTotal).total
  const document = isWhole ? invoice : challan
  const delivered = stateOfAddress(address).state
  const limit = ewayLimit(istDay(new Date(challan.issuedAt)), {
    from: invoice.seller.stateCode,
    to: delivered?.code ?? invoice.placeOfSupply.code,
  })
  return { document, isWhole, delivered, limit, worth: worthOf(document.lines) }
}

/** Facts read from texts; null where there is none. */
type Found = {
  readonly fromPin: number | null
  readonly toPin: number | null
  readonly vehicleNo: string | null
  readonly delivered: State | null
}

function isComplete(found: Found): found is { readonly [Name in keyof Found]: NonNullable<Found[Name]> } {
  return Object.values(found).every((one) => one !== null)
}

function missingFrom({ fromPin, toPin, vehicleNo, delivered }: Found, vehicle: string | null): Reason[] {
  return [
    ...(vehicleNo === null ? [vehicleRefusal(vehicle)] : []),
    ...(fromPin === null ? [{ code: 'seller-without-pin' } as const] : []),
    ...(toPin === null ? [{ code: 'delivery-without-pin' } as const] : []),
    ...(delivered === null ? [{ code: 'delivery-without-state' } as const] : []),
  ]
}

function sumsOf({ totals }: Pick<DeliveryChallan, 'totals'>) {
  return {
    totalValue: rupees(totals.taxable),
    cgstValue: rupees(totals.cgst),
    sgstValue: rupees(totals.sgst),
    igstValue: rupees(totals.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(totals.roundOff),
    totInvValue: rupees(totals.grandTotal),
  }
}

/** By road, in a vehicle of the shop's own or one that it hires. */
function carriageOf(distance: number) {
  return {
    transMode: 1,
    transDistance: distance,
    transporterName: '',
    transporterId: '',
    transDocNo: '',
    transDocDate: '',
  } as const
}

function senderOf({ seller }: Invoice, pin: number) {
  const state = Number(seller.stateCode)
  return {
    userGstin: seller.gstin,
    fromGstin: seller.gstin,
    fromTrdName: plain(seller.tradeName, 100),
    fromAddr1: plain(seller.addressLines[0] ?? '', 120),
    fromAddr2: plain(seller.addressLines.slice(1).join(', '), 120, ''),
    fromPlace: plain((seller.addressLines.at(-1) ?? '').replace(/\d{3} ?\d{3}/, ''), 50, seller.state),
    fromPincode: pin,
    fromStateCode: state,
    actualFromStateCode: state,
  }
}

function receiverOf(
  { invoice, address }: Consignment,
  { pin, delivered }: { readonly pin: number; readonly delivered: State },
) {
  const { buyer, placeOfSupply } = invoice
  const { houseNo, landmark } = address.address_line1
  const billed = buyer.addressLines.join(' ')
  const isSamePlace =
    placeOfSupply.code === delivered.code &&
    [printedAddress(address, { withState: false }), billingLines(billingAddressOf(address))].some(
      (lines) => lines.join(' ') === billed,
    )
  return {
    transType: isSamePlace ? 1 : 2,
    toGstin: buyer.gstin ?? 'URP',
    toTrdName: plain(buyer.name, 100, 'Customer'),
    toAddr1: plain([houseNo, address.street].filter(Boolean).join(', '), 120),
    toAddr2: plain(landmark, 120, ''),
    toPlace: plain(address.city, 50, delivered.name),
    toPincode: pin,
    toStateCode: Number(placeOfSupply.code),
    actualToStateCode: Number(delivered.code),
  } as const
}

function vehicleRefusal(vehicle: string | null): Reason {
  return vehicle === null || vehicle.trim() === ''
    ? { code: 'vehicle-missing' }
    : { code: 'vehicle-unreadable', vehicle }
}

/** Finds the details that a line lacks. */
function missingOf({ description: name, hsn, gstRate }: DocumentLine): Reason[] {
  return [
    ...(/^\d{4,8}$/.test(hsn ?? '') ? [] : [{ code: 'product-without-hsn', name } as const]),
    ...(gstRate === null ? [{ code: 'product-without-rate', name } as const] : []),
  ]
}

/** The refusals of several lines, each once. */
function distinct(refusals: readonly Reason[]): Reason[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()]
}

/** Value that decides whether a bill is needed: with tax, without the lines free of tax on a mixed bill. */
function worthOf(lines: readonly DocumentLine[]): Paise {
  return sum(lines.filter(({ gstRate }) => gstRate !== 0).map(({ total }) => total))
}

/**
 * The lines of goods, the dearest of each rate with the delivery fee on all of them: a fee is no item that a vehicle
 * carries, but a part of their value.
 */
function withDeliveryInGoods(lines: readonly DocumentLine[]): DocumentLine[] {
  const goods = lines.filter(({ isDelivery }) => !isDelivery)
  const fees = lines.filter(({ isDelivery }) => isDelivery)
  const carriers = new Map(
    fees.map((fee) => {
      const alike = goods.filter(({ gstRate, hsn }) => gstRate === fee.gstRate && hsn === fee.hsn)
      return [alike.toSorted((one, two) => two.taxable - one.taxable)[0]?.serial, fee.taxable]
    }),
  )
  return goods.map((line) => ({
    ...line,
    taxable: add(line.taxable, carriers.get(line.serial) ?? ZERO),
  }))
}

/** The items, the dearest first; more than the bill takes are added up by HSN, unit and rate. */
function itemsOf(lines: readonly DocumentLine[], isInter: boolean) {
  const groups =
    lines.length <= MAX_ITEMS
      ? lines.map((line) => [line])
      : [...Map.groupBy(lines, ({ hsn, unit, gstRate }) => `${hsn} ${unit} ${gstRate}`).values()]
  return groups
    .map((group) => ({
      group,
      taxable: sum(group.map((line) => line.taxable)),
      quantity: group.reduce((total, line) => total + line.quantity, 0),
    }))
    .toSorted((a, b) => b.taxable - a.taxable)
    .flatMap(({ group: [first], taxable, quantity }, index) => {
      if (first === undefined) return []
      const { description, hsn, unit, gstRate } = first
      const rate = gstRate ?? 0
      const name = plain(description, 100)
      return {
        itemNo: index + 1,
        productName: name,
        productDesc: name,
        hsnCode: Number(hsn),
        quantity,
        qtyUnit: unit,
        taxableAmount: rupees(taxable),
        cgstRate: isInter ? 0 : rate / 2,
        sgstRate: isInter ? 0 : rate / 2,
        igstRate: isInter ? rate : 0,
        cessRate: 0,
        cessNonAdvol: 0,
      }
    })
}

/** A registration number without spaces: `HR55AB1234`, or of the BH series; null for anything else. */
export function vehicleOf(typed: string | null): string | null {
  const text = (typed ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return /^([A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2})$/.test(text) ? text : null
}

/** The last PIN code in a text. */
function pinOf(text: string): number | null {
  const found = [...text.matchAll(/(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/g)].at(-1)
  return found === undefined ? null : Number(`${found[1]}${found[2]}`)
}

/** A text as the portal takes it. */
function plain(text: string, most: number, otherwise = 'Not stated'): string {
  const kept = text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 @#\-/,&.]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[ ,]+|[ ,]+$/g, '')
    .slice(0, most)
    .trim()
  return kept === '' ? otherwise : kept
}

function rupees(amount: number): number {
  return paiseToRupees(toPaise(amount))
}

/** `21/11/2026`. */
function day(issuedAt: string): string {
  return istDay(new Date(issuedAt)).split('-').toReversed().join('/')
}
