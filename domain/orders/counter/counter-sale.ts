import type { AddressFields } from '../../addresses/address.ts'
import type { BillingAddress } from '../../identity/billing.ts'
import { subtract, toPaise, type Paise } from '../../money/paise.ts'

/** The ways to pay at the counter. */
export const counterMethods = ['CASH', 'UPI', 'CARD'] as const
export type CounterMethod = (typeof counterMethods)[number]

/** The ways in which a sale at the counter is paid, or billed to an account of credit. */
export const saleMethods = [...counterMethods, 'ACCOUNT'] as const
export type SaleMethod = (typeof saleMethods)[number]

/** A part of what a sale comes to, in one form. */
export type PaymentShare = {
  readonly method: SaleMethod
  readonly amount: Paise
  /** Number of the UPI payment or the card slip; null where nobody noted it. */
  readonly reference: string | null
}

/** Payment of a sale at the counter. */
export type CounterPayment = {
  /** The only form, or of a split payment that of its first part; ACCOUNT where any of it goes on account. */
  readonly method: SaleMethod
  /** Number of the UPI payment or the card slip; null where nobody noted it. */
  readonly reference: string | null
  /** Cash that was handed over; null where it was exactly the amount, and for other methods. */
  readonly tendered: Paise | null
  /** The forms of a split payment; absent where it was paid in one. */
  readonly parts?: readonly PaymentShare[] | undefined
}

/** A sale at the counter, as its order keeps it. */
export type CounterSale = CounterPayment & {
  /** Place whose stock the goods were taken from; null where the store keeps none. */
  readonly placeId: string | null
}

/** The partner that sales to nobody in particular belong to; it has no phone number, so nobody signs in as it. */
export const WALK_IN = { uid: '00000000-0000-4000-8000-000000000001', name: 'Walk-in customer' } as const

/** The most change that is given back, in paise: beyond it a barcode was scanned into the amount. */
const MAX_CHANGE = toPaise(1_000_000)

/** Reason that cash handed over cannot be right; null when it can. */
export function tenderIssue(total: Paise, tendered: Paise): 'too-little' | 'too-much' | null {
  if (tendered < total) return 'too-little'
  return tendered - total > MAX_CHANGE ? 'too-much' : null
}

/** The change of a sale: what was handed over beyond its total. */
export function changeOf(total: Paise, { tendered }: Pick<CounterPayment, 'tendered'>): Paise {
  return subtract(tendered ?? total, total)
}

/** The buyer as they are named at the counter; everything may be missing. */
export type CounterBuyer = {
  readonly name: string | null
  readonly gstin: string | null
  readonly address: BillingAddress | null
}

/**
 * Lists what the law still asks of a buyer before the bill (CGST Rules, rule 46): name and address of a registered one, and of any other
 * one from a value on. `namedFrom` is that value, in paise; null while none is in force.
 */
export function missingOfBuyer(
  { name, gstin, address }: CounterBuyer,
  total: Paise,
  namedFrom: Paise | null,
): ('name' | 'address')[] {
  const isNeeded = gstin !== null || (namedFrom !== null && total >= namedFrom)
  if (!isNeeded) return []
  return [...(name === null ? ['name' as const] : []), ...(address === null ? ['address' as const] : [])]
}

/**
 * The address that a sale at the counter is billed to: the buyer's own, or else nothing but the State of the store, which is the
 * place of supply where no address is recorded (IGST Act, s. 10(1)(ca)).
 */
export function counterAddress({ name, address }: CounterBuyer, storeState: string): AddressFields {
  return {
    address_line1: { receiverName: name ?? '', receiverPhoneNo: '', houseNo: '', landmark: '' },
    street: address?.line ?? '',
    city: address?.city ?? '',
    state: address?.state ?? storeState,
    zipcode: address?.zipcode ?? '',
    country: address === null ? '' : 'India',
  }
}
