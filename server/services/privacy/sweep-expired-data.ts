import type { AddressFields } from '#domain/addresses/address.ts'
import { expiredBefore, retention, taxRecordsExpiredBefore } from '#domain/privacy/retention.ts'
import { stripAddress, stripDocument } from '#domain/privacy/strip-person.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { deleteUnmetDemandBefore } from '../../db/demand/unmet-demand.ts'
import type { Database } from '../../db/database.ts'
import { purgeKnownDevices } from '../../db/identity/known-devices.ts'
import { purgeLoginAttempts } from '../../db/identity/login-attempts.ts'
import { deleteEndedSessions, deleteOldMessages, forgetOrderKeys } from '../../db/privacy/expired-data.ts'
import {
  eraseOrderPerson,
  findOrdersWithPerson,
  stripDocumentsIssuedBefore,
} from '../../db/privacy/person.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Orders whose customer is taken out in one transaction. */
const BATCH = 100
/** The most rounds of one run; what is left then waits for the next. */
const MAX_ROUNDS = 200

/** What a sweep removed. */
export type SweepCounts = {
  readonly sessions: number
  readonly messages: number
  readonly orderRepeats: number
  readonly taxRecords: number
  readonly unmetDemand: number
}

/** Removes personal data whose time in the `retention` table is over (SAFE-06). Safe in several processes at once. */
export async function sweepExpiredData({ database, now }: Dependencies): Promise<SweepCounts> {
  const at = now()
  const { queries } = database
  await purgeLoginAttempts(queries, expiredBefore(retention.loginAttempts, at))
  await purgeKnownDevices(queries, expiredBefore(retention.knownDevices, at))
  return {
    sessions: await untilNone(() => deleteEndedSessions(queries, at)),
    messages: await untilNone(() => deleteOldMessages(queries, expiredBefore(retention.orderMessages, at))),
    orderRepeats: await untilNone(() => forgetOrderKeys(queries, expiredBefore(retention.orderRepeats, at))),
    taxRecords: await untilNone(() => stripTaxRecords(database, at)),
    unmetDemand: await deleteUnmetDemandBefore(queries, istDay(expiredBefore(retention.unmetDemand, at))),
  }
}

/** Takes the customers out of orders and documents that the law no longer asks for; also out of documents of erased accounts. */
async function stripTaxRecords({ queries }: Database, at: Date): Promise<number> {
  const before = taxRecordsExpiredBefore(at)
  return queries.transaction().execute(async (transaction) => {
    const orders = await findOrdersWithPerson(transaction, { before }, BATCH)
    for (const { orderId, address } of orders)
      await eraseOrderPerson(transaction, { orderId, address: stripAddress(address as AddressFields), at })
    const documents = { before, at, limit: BATCH }
    return orders.length + (await stripDocumentsIssuedBefore(transaction, documents, stripDocument))
  })
}

async function untilNone(remove: () => Promise<number>): Promise<number> {
  let total = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const removed = await remove()
    total += removed
    if (removed === 0) break
  }
  return total
}
