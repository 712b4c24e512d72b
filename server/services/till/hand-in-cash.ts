import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { addHandIn, findOutstanding } from '../../db/trips/cash.ts'
import { lockTrip } from '../../db/trips/trips.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/** Cash of a trip that was counted: what should be there as it was shown, and what is. */
export type CashCount = {
  readonly tripId: string
  readonly expected: Paise
  readonly counted: Paise
  readonly note: string | null
}

/**
 * Counts the cash that a driver hands in against what was received on the trip (DESK-05). A difference is stored as it is, with a
 * note. Throws `not-permitted`, `not-found`, `amount-changed` with what is there to be handed in, in rupees, when more was
 * received since or somebody else has counted it, and `invalid-input` when there is nothing, or a difference has no note.
 */
export async function handInCash(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { tripId, expected, counted, note }: CashCount,
): Promise<void> {
  requirePermission(actor, 'cash:count')
  await database.queries.transaction().execute(async (queries) => {
    const trip = await lockTrip(queries, tripId)
    if (trip === null) throw new AppError('not-found')
    const outstanding = await findOutstanding(queries, tripId)
    const { total } = outstanding
    if (total !== expected)
      throw new AppError('amount-changed', {
        amount: total,
      })
    if (total === 0) throw new AppError('invalid-input', { reasons: [{ code: 'nothing-to-hand-in' }] })
    if (counted !== total && note === null)
      throw new AppError('invalid-input', { reasons: [{ code: 'difference-needs-note' }] })
    const at = now()
    const id = randomUUID()
    const driver = trip.driver?.name ?? '–'
    await addHandIn(
      queries,
      { id, tripId, driver, expected, counted, note, countedBy: actor.name, at },
      outstanding,
    )
    await recordChange(queries, actor, {
      action: 'cash.hand-in',
      subject: 'trip',
      subjectId: tripId,
      after: {
        driver,
        expected: paiseToRupees(expected),
        counted: paiseToRupees(counted),
        difference: (counted - expected) / 100,
        note,
      },
      at,
    })
  })
}
