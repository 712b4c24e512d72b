import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import {
  MAX_LISTS_OF_HOLDER,
  MAX_PRICE_LISTS,
  type PriceListContent,
  type PriceRule,
} from '#domain/pricing/price-list.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findKnownHolders, nameRules } from '../../db/pricing/names.ts'
import {
  countPriceLists,
  countFullHolders,
  findPriceList,
  setPriceListRemoved,
  writePriceList,
} from '../../db/pricing/price-lists.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A price list as it is to be; `revision` is the one that was seen, 0 for a new list. */
export type PriceListToSave = PriceListContent & { readonly id: string; readonly revision: number }

/**
 * Creates or changes a price list (PRICE-08). A repeat of what is saved already changes nothing. Throws `not-permitted`, `edit-conflict`
 * where it is not as it was seen, and `invalid-input` with the reason for a holder that nobody is, or with too many lists.
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
    await requireHolders(queries, id, content)
    await writePriceList(queries, { id, ...content, revision: revision + 1, at })
    await recordChange(queries, actor, {
      action: before === null ? 'price-list.create' : 'price-list.change',
      subject: 'price-list',
      subjectId: id,
      ...(before !== null && { before: await shown(queries, before) }),
      after: await shown(queries, content),
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
      await requireHolders(queries, id, list)
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

async function requireRoom(queries: Queries): Promise<void> {
  if ((await countPriceLists(queries)) >= MAX_PRICE_LISTS)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'too-many-price-lists', limit: MAX_PRICE_LISTS }],
    })
}

async function requireHolders(
  queries: Queries,
  id: string,
  { holders }: Pick<PriceListContent, 'holders'>,
): Promise<void> {
  const known = await findKnownHolders(queries, holders)
  const isUnique = new Set(holders.map(({ kind, id: holder }) => `${kind} ${holder}`)).size === holders.length
  if (!isUnique || holders.some((holder) => !known.has(`${holder.kind} ${holder.id}`)))
    throw new AppError('invalid-input', {
      faults: [{ field: 'holders', code: 'holder-unknown' }],
    })
  const full = await countFullHolders(queries, { id, holders, most: MAX_LISTS_OF_HOLDER })
  if (full > 0)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'too-many-lists-of-holder', limit: MAX_LISTS_OF_HOLDER }],
    })
}

/** A price list as the audit log shows it. */
async function shown(queries: Queries, { name, fromDay, untilDay, holders, rules }: PriceListContent) {
  const labels = await nameRules(queries, rules)
  return {
    name,
    fromDay,
    untilDay,
    holders: holders.length,
    rules: rules.slice(0, 50).map((rule, index) => shownRule(rule, labels[index] ?? rule.key)),
  }
}

function shownRule({ target, percentOff, price, from }: PriceRule, label: string): string {
  const given = price === null ? `${(percentOff ?? 0) / 100} % off` : `₹${paiseToRupees(price)}`
  return `${target === 'all' ? 'Everything' : label}: ${given}${from > 1 ? `, from ${from}` : ''}`
}
