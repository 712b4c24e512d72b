import { AppError } from '#domain/errors.ts'
import type { PriceListContent } from '#domain/pricing/price-list.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findPriceList, setPriceListRemoved } from '../../db/pricing/price-lists.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireBrands } from './steps/require-brands.ts'
import { requirePlaces, requireRoom, writeList } from './steps/write-list.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A price list as it is to be; `revision` is the one that was seen, 0 for a new list. */
export type PriceListToSave = PriceListContent & { readonly id: string; readonly revision: number }

/**
 * Creates or changes a price list (PRICE-08). A repeat of what is saved already changes nothing. Throws `not-permitted`, `edit-conflict`
 * where it is not as it was seen, and `invalid-input` with the reason for a holder that nobody is, a brand that no product has, or with too
 * many lists.
 */
export async function savePriceList(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, revision, ...content }: PriceListToSave,
): Promise<void> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const before = await findPriceList(queries, id, { lock: true })
    if ((before?.revision ?? 0) !== revision) throw new AppError('edit-conflict')
    if (before === null) await requireRoom(queries)
    await requireBrands(queries, { before: before?.rules ?? [], goods: content.rules, field: 'rules' })
    await writeList(queries, actor, {
      action: before === null ? 'price-list.create' : 'price-list.change',
      before,
      list: { id, ...content },
      at,
    })
  })
}

/** Removes a price list, which then holds for nobody, or puts it back. Throws `not-permitted` and `not-found`. */
export async function setRemoved(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, isRemoved }: { readonly id: string; readonly isRemoved: boolean },
): Promise<void> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const list = await findPriceList(queries, id, { lock: true })
    if (list === null) throw new AppError('not-found')
    if (list.isRemoved === isRemoved) return
    if (!isRemoved) {
      await requireRoom(queries)
      await requirePlaces(queries, list)
    }
    await setPriceListRemoved(queries, { id, isRemoved, at })
    await recordChange(queries, actor, {
      action: isRemoved ? 'price-list.remove' : 'price-list.restore',
      subject: 'price-list',
      subjectId: id,
      before: { name: list.name },
      at,
    })
  })
}
