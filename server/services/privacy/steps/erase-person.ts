import { AppError } from '#domain/errors.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { stripAddress } from '#domain/privacy/strip-person.ts'
import { sumOwedBy } from '../../../db/accounts/account-entries.ts'
import { eraseBlockReasons } from '../../../db/customers/customer-notes.ts'
import { eraseMergedInto, findMergedUids } from '../../../db/customers/merged-customers.ts'
import type { Queries } from '../../../db/database.ts'
import {
  eraseOrderPersons,
  erasePartnerRecord,
  findOpenOrderNumbers,
  findOrdersWithPerson,
  isStaff,
  lockPartner,
} from '../../../db/privacy/person.ts'
import { eraseStaffName } from '../../../db/privacy/staff-person.ts'

const BATCH = 500

/**
 * Erases a person within a transaction: account, addresses, devices, consents and codes are deleted; orders stay without
 * them, and invoices as they were issued, because section 36 of the CGST Act asks for that. The audit log keeps the deeds of
 * a former member of staff, and forgets their name in the changes of their role. Throws `erasure-blocked` with the numbers of
 * the orders that have to end first, when an account of theirs is not settled, and for the walk-in customer.
 */
export async function erasePerson(
  queries: Queries,
  { uid, phone }: { readonly uid: string; readonly phone: string },
  at: Date,
): Promise<void> {
  if (uid === WALK_IN.uid) throw new AppError('erasure-blocked', { reasons: [{ code: 'walk-in' }] })
  await lockPartner(queries, uid)
  if (await isStaff(queries, uid))
    throw new AppError('erasure-blocked', { reasons: [{ code: 'still-staff' }] })
  const open = await findOpenOrderNumbers(queries, uid)
  if (open.length > 0)
    throw new AppError('erasure-blocked', { reasons: [{ code: 'orders-open', numbers: open }] })
  if ((await sumOwedBy(queries, uid)) !== 0)
    throw new AppError('erasure-blocked', { reasons: [{ code: 'account-unsettled' }] })
  for (;;) {
    const orders = await findOrdersWithPerson(queries, { uid }, BATCH)
    await eraseOrderPersons(
      queries,
      orders.map(({ orderId, address }) => ({ orderId, address: stripAddress(address) })),
      at,
    )
    if (orders.length < BATCH) break
  }
  const merged = await findMergedUids(queries, uid)
  for (const own of [uid, ...merged]) {
    await eraseStaffName(queries, own)
    await eraseBlockReasons(queries, own)
  }
  await eraseMergedInto(queries, uid, at)
  await erasePartnerRecord(queries, { uid, phone, at })
}
