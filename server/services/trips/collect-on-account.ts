import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { DoorMethod } from '#domain/trips/door-receipt.ts'
import { timeOnTrip } from '#domain/trips/trip.ts'
import { renewOrderNotification } from '../../db/orders/order-notifications.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { addDoorReceipt, findDoorAccounts, findStopOfReceipt } from '../../db/trips/door-receipts.ts'
import { receiveOnAccount } from '../accounts/steps/receive-on-account.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { lockOwnStop } from './steps/lock-own-stop.ts'

/** Money that a driver took for what the customer of a stop owes. */
export type DoorCollection = {
  /** Made by the phone: the same for each try. */
  readonly id: string
  readonly stopId: string
  readonly amount: Paise
  readonly method: DoorMethod
  readonly reference: string | null
  readonly bank: string | null
  readonly chequeDay: string | null
  /** Time at which the driver tapped, by their phone. */
  readonly tappedAt: Date
}

/**
 * A driver takes money on account at a stop of their own trip (CREDIT-06): a receipt of the ledger that pays the oldest bills, whose
 * cash the driver has until it is handed in. What is more than owed is an advance, since the driver has it. The same id sent again
 * changes nothing. Throws `not-permitted`, also where the shop lets no driver do so, `not-found` for a trip of somebody else and a
 * stop without an account, `move-not-allowed` before the trip starts and for what was tapped after it was closed, and what receiving
 * on account throws.
 */
export async function collectOnAccount(
  { database, now, jobs }: SettleDependencies,
  actor: StaffActor,
  { stopId, tappedAt, ...taken }: DoorCollection,
): Promise<void> {
  requirePermission(actor, 'trips:drive')
  await database.queries.transaction().execute(async (queries) => {
    const { trip, stop } = await lockOwnStop(queries, actor, stopId)
    const known = await findStopOfReceipt(queries, taken.id)
    if (known === stopId) return
    if (known !== null) throw new AppError('idempotency-conflict')
    const { cash } = await readSavedSettings(queries)
    if (cash?.driversCollect !== true) throw new AppError('not-permitted')
    const { orderId } = stop
    const account = (await findDoorAccounts(queries, [orderId])).get(orderId)
    if (account === undefined) throw new AppError('not-found')
    const { startedAt, closedAt } = trip
    if (startedAt === null) throw new AppError('move-not-allowed')
    if (closedAt !== null && tappedAt > new Date(closedAt)) throw new AppError('move-not-allowed')
    const at = timeOnTrip(tappedAt, { startedAt, at: now() })
    await receiveOnAccount(queries, actor, {
      ...taken,
      accountId: account.accountId,
      day: istDay(at),
      note: null,
      allot: 'oldest',
      confirmRepeat: false,
      at,
    })
    await addDoorReceipt(queries, { id: taken.id, tripId: trip.id, stopId, orderId })
    await renewOrderNotification(queries, { orderId, kind: 'RECEIVED_ON_ACCOUNT', dueAt: now() })
  })
  jobs.trigger('messages')
}
