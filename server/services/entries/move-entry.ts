import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { listEntryNames, writePositions } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { subjects, tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Which entry is to stand right before or right behind which other one. */
export type EntryMove = {
  readonly collection: Collection
  readonly id: string
  readonly other: string
  readonly side: 'before' | 'behind'
}

/** Moves an entry among its siblings. Throws `not-permitted`, and `not-found` when one of the two is gone. */
export async function moveEntry(
  { database, now }: Dependencies,
  actor: StaffActor,
  { collection, id, other, side }: EntryMove,
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  const table = tables[collection]
  await changeCatalogue(database, table, async (queries) => {
    const before = (await listEntryNames(queries, table)).map((entry) => entry.id)
    const order = before.filter((each) => each !== id)
    const place = order.indexOf(other)
    if (place < 0 || order.length === before.length) throw new AppError('not-found')
    order.splice(side === 'before' ? place : place + 1, 0, id)
    await writePositions(
      queries,
      table,
      order.map((each, position) => ({ id: each, position })),
    )
    await recordChange(queries, actor, {
      action: `${subjects[collection]}.move`,
      subject: subjects[collection],
      subjectId: id,
      before: { place: before.indexOf(id) + 1 },
      after: { place: order.indexOf(id) + 1 },
      at: now(),
    })
  })
}
