import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StockPlace } from '#domain/stock/stock.ts'
import type { Database } from '../../db/database.ts'
import { isPlaceEmpty, listPlaces, lockPlaces, savePlaces } from '../../db/stock/stock-places.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The places as the editor last read them, and as they are to be; one without an id is added, a missing one is closed. */
export type PlacesChange = {
  readonly before: readonly StockPlace[]
  readonly places: readonly { readonly id: string | null; readonly name: string }[]
}

/**
 * Adds, renames, reorders and closes places of stock (STOCK-01), and returns them; the first place sells first. Throws
 * `not-permitted`, `edit-conflict` if they are no longer as in `before`, and `invalid-input` for a repeated name, an unknown
 * or repeated id, and for closing several places or one that is not empty.
 */
export async function changePlaces(
  { database, now }: Dependencies,
  actor: StaffActor,
  { before, places }: PlacesChange,
): Promise<StockPlace[]> {
  requirePermission(actor, 'stock:write')
  const names = new Set(places.map(({ name }) => name.toLowerCase()))
  if (names.size < places.length) throw new AppError('invalid-input', { reasons: [{ code: 'places-alike' }] })
  return database.queries.transaction().execute(async (queries) => {
    await lockPlaces(queries)
    const current = await listPlaces(queries)
    if (textOf(current) !== textOf(before))
      throw await editConflict(queries, { subject: 'stock', subjectId: 'places', now: current })
    const kept = places.flatMap(({ id }) => id ?? [])
    const isKnown = kept.every((id) => current.some((place) => place.id === id))
    if (!isKnown || new Set(kept).size < kept.length)
      throw new AppError('invalid-input', { reasons: [{ code: 'place-unknown' }] })
    const [closing, ...others] = current.filter(({ id }) => !kept.includes(id))
    if (others.length > 0) throw new AppError('invalid-input', { reasons: [{ code: 'places-closing' }] })
    if (closing !== undefined && !(await isPlaceEmpty(queries, closing.id)))
      throw new AppError('invalid-input', { reasons: [{ code: 'place-not-empty', name: closing.name }] })
    const saved = places.map(({ id, name }) => ({ id: id ?? randomUUID(), name }))
    const at = now()
    await savePlaces(queries, saved, at)
    await recordChange(queries, actor, {
      action: 'stock.places',
      subject: 'stock',
      subjectId: 'places',
      before: current,
      after: saved,
      at,
    })
    return saved
  })
}

function textOf(places: readonly StockPlace[]): string {
  return JSON.stringify(places.map(({ id, name }) => [id, name]))
}
