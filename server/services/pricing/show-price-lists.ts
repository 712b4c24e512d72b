import { AppError } from '#domain/errors.ts'
import type { NamedPriceList, PriceListRowWire } from '#domain/pricing/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findKnownHolders, nameTargets } from '../../db/pricing/names.ts'
import { findLastImport, findPriceList, listPriceLists } from '../../db/pricing/price-lists.ts'

type Dependencies = { readonly database: Database }

/** More than may be in force, with those that were removed. */
const MAX_LISTED = 1_000

/** All price lists (PRICE-08). Throws `not-permitted`. */
export async function showPriceLists(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
): Promise<PriceListRowWire[]> {
  requirePermission(actor, 'price-lists:read')
  return listPriceLists(queries, MAX_LISTED)
}

/** A price list with the names of who and what it is for. Throws `not-permitted` and `not-found`. */
export async function showPriceList(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<NamedPriceList> {
  requirePermission(actor, 'price-lists:read')
  const list = await findPriceList(queries, id)
  if (list === null) throw new AppError('not-found')
  const known = await findKnownHolders(queries, list.holders)
  const labels = await nameTargets(queries, list.rules)
  const last = await findLastImport(queries, id)
  return {
    ...list,
    lastImport: last === null ? null : { file: last.file, by: last.by, at: last.at },
    holders: list.holders.map((holder) => ({
      ...holder,
      ...(known.get(`${holder.kind} ${holder.id}`) ?? { name: null, detail: '' }),
    })),
    rules: list.rules.map((rule, index) => ({ ...rule, label: labels[index] ?? null })),
  }
}
