import { randomUUID } from 'node:crypto'
import { addAddress } from '#domain/addresses/address-book.ts'
import { MAX_ADDRESSES, type AddressFields } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Order } from '#domain/orders/order.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../db/database.ts'
import { updatePartnerName, writeAddressBook } from '../../db/identity/partners.ts'
import { readAddressBook } from '../addresses/steps/read-address-book.ts'
import { partnerOfPhone } from '../identity/steps/partner-of-phone.ts'
import type { OrderRequest } from './steps/build-order.ts'
import { createOrder, type CreateOrderDependencies } from './steps/create-order.ts'

/** An order that staff take at the counter or on the phone. */
export type OrderFor = Omit<OrderRequest, 'addressId' | 'placedBy'> & {
  readonly phone: Phone
  /** For a customer who has no name yet. */
  readonly name: string | null
  readonly address: { readonly id: string } | AddressFields
}

/**
 * Places an order for the customer with a phone number, who is made when the number is new, at today's prices and within the
 * customer's own limits (DESK-04). They get its messages and find it in their orders; no code is needed from them. Throws
 * `not-permitted`, `address-book-full`, and what placing an order throws.
 */
export async function placeOrderFor(
  dependencies: CreateOrderDependencies,
  actor: StaffActor,
  { phone, name, address, ...request }: OrderFor,
): Promise<Order> {
  requirePermission(actor, 'orders:place')
  const { database, now } = dependencies
  const { partner, addressId } = await database.queries.transaction().execute(async (queries) => {
    const found = await partnerOfPhone(queries, phone, now())
    if (found.name === null && name !== null) await updatePartnerName(queries, found.uid, name)
    const id = 'id' in address ? address.id : await keepAddress(queries, found, address)
    return { partner: found, addressId: id }
  })
  return createOrder(dependencies, partner, { ...request, addressId, placedBy: actor })
}

/** The id of an address of the customer that reads the same; a new one is added. */
async function keepAddress(queries: Queries, { uid }: Partner, fields: AddressFields): Promise<string> {
  const book = await readAddressBook(queries, uid, { lock: true })
  const known = book.addresses.find((one) => textOf(one) === textOf(fields))
  if (known !== undefined) return known.id
  if (book.addresses.length >= MAX_ADDRESSES)
    throw new AppError('address-book-full', undefined, { limit: MAX_ADDRESSES })
  const id = randomUUID()
  await writeAddressBook(queries, uid, addAddress(book, { ...fields, id }))
  return id
}

/** An address as one text, whatever the order of its stored fields. */
function textOf({ address_line1: line, ...place }: AddressFields): string {
  const { receiverName, receiverPhoneNo, houseNo, landmark } = line
  const { street, city, state, zipcode, country } = place
  return [receiverName, receiverPhoneNo, houseNo, landmark, street, city, state, zipcode, country].join('\n')
}
