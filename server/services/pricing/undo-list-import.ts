import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findKnownHolders } from '../../db/pricing/names.ts'
import { findLastImport, findPriceList, setPriceListRemoved } from '../../db/pricing/price-lists.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { writeList } from './steps/write-list.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Makes a price list as it was before its last file; one that the file made is removed (PRICE-08). Customers who are gone since stay off it.
 * Throws `not-permitted`, `not-found`, `edit-conflict` once anything else changed the list, and `invalid-input` where somebody has no room
 * on it any more.
 */
export async function undoListImport(
  { database, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<void> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const list = await findPriceList(queries, id, { lock: true })
    if (list === null) throw new AppError('not-found')
    const last = await findLastImport(queries, id)
    if (last === null) throw new AppError('edit-conflict')
    const action = 'price-list.undo-import'
    if (last.before === null) {
      await setPriceListRemoved(queries, { id, isRemoved: true, at })
      const before = { name: list.name, file: last.file }
      await recordChange(queries, actor, { action, subject: 'price-list', subjectId: id, before, at })
      return
    }
    const known = await findKnownHolders(queries, last.before.holders)
    const holders = last.before.holders.filter((holder) => known.has(`${holder.kind} ${holder.id}`))
    await writeList(queries, actor, { action, before: list, list: { id, ...last.before, holders }, at })
  })
}
