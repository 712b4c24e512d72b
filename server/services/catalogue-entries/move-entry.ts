import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { listEntryNames, writePositions } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { subjects, tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * An entry and its new place: right before or behind `other`, or at a position, from 1, among the entries of `parent`, or of
 * the whole collection if that is null.
 */
export type EntryMove = { readonly collection: Collection; readonly id: string } & (
  | { readonly other: string; readonly side: 'before' | 'behind' }
  | { readonly position: number; readonly parent: string | null }
)

/**
 * Moves an entry among its siblings. Throws `not-permitted`, and `not-found` if the entry or its new neighbour does not exist.
 */
export async function moveEntry(
  { database, now }: Dependencies,
  actor: StaffActor,
  move: EntryMove,
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  const { collection, id } = move
  const table = tables[collection]
  await changeCatalogue(database, table, async (queries) => {
    const entries = await listEntryNames(queries, table)
    const before = entries.map((entry) => entry.id)
    const order = before.filter((each) => each !== id)
    const { other, side } = 'other' in move ? move : neighbourAt(entries, move)
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

type Siblings = Awaited<ReturnType<typeof listEntryNames>>

/**
 * Finds the sibling that an entry is next to at a position among them, the last one if there are fewer. Throws `not-found` if
 * it has no siblings.
 */
function neighbourAt(
  entries: Siblings,
  {
    id,
    position,
    parent,
  }: { readonly id: string; readonly position: number; readonly parent: string | null },
): { readonly other: string; readonly side: 'before' | 'behind' } {
  const siblings = entries.filter(
    (entry) => entry.id !== id && (parent === null || entry.parents.includes(parent)),
  )
  const next = siblings[position - 1]
  if (next !== undefined) return { other: next.id, side: 'before' }
  const last = siblings.at(-1)
  if (last === undefined) throw new AppError('not-found')
  return { other: last.id, side: 'behind' }
}
