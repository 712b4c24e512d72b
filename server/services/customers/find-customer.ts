import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import type { OwnFirm } from '#domain/firms/firm.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { RememberedFirm } from '#domain/identity/remembered-firm.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { findFirmsOf } from '../../db/firms/firms.ts'
import { findPartnerByPhone } from '../../db/identity/partners.ts'
import { findRememberedFirms } from '../../db/identity/remembered-firms.ts'
import { countOrdersOf } from '../../db/orders/order-counts.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { readCheckoutCredit } from '../accounts/steps/read-checkout-credit.ts'
import { readAddressBook } from '../addresses/steps/read-address-book.ts'

/** A customer as staff see them before they take an order. */
export type FoundCustomer = {
  readonly partner: Partner
  readonly addresses: AddressBook['addresses']
  readonly orders: number
  /** Firms that they were billed to, the last used first. */
  readonly firms: readonly RememberedFirm[]
  /** Firms that they may order for. */
  readonly buysFor: readonly Pick<OwnFirm, 'id' | 'legalName'>[]
  /** Open accounts that they may order on: their own first, then those of their firms. */
  readonly credits: readonly CheckoutCredit[]
  /** Name of the customer at the desk, if they work here. */
  readonly staffName: string | null
}

/** The customer with a phone number (DESK-04); null for a new one. Throws `not-permitted`. */
export async function findCustomer(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  phone: Phone,
): Promise<FoundCustomer | null> {
  requirePermission(actor, 'customers:read')
  const partner = await findPartnerByPhone(queries, phone)
  if (partner === null) return null
  const { addresses } = await readAddressBook(queries, partner.uid)
  const staff = await listStaff(queries)
  const staffName = staff.find(({ uid }) => uid === partner.uid)?.name ?? null
  const firms = await findRememberedFirms(queries, partner.uid)
  const credits = await readCheckoutCredit(queries, partner.uid, { today: istDay(now()), isStaff: true })
  const own = await findFirmsOf(queries, partner.uid)
  const buysFor = own
    .filter(({ role }) => mayInFirm(role, 'orders:place'))
    .map(({ id, legalName }) => ({ id, legalName }))
  const orders = await countOrdersOf(queries, partner.uid)
  return { partner, addresses, orders, firms, buysFor, staffName, credits }
}
