import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import {
  MAX_LISTS_OF_HOLDER,
  MAX_PRICE_LISTS,
  withBrand,
  type PriceList,
  type PriceListContent,
  type PriceRule,
} from '#domain/pricing/price-list.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { nameTargets } from '../../../db/pricing/names.ts'
import { countPriceLists, findFullHolders, writePriceList } from '../../../db/pricing/price-lists.ts'
import type { LastImport } from '../../../db/pricing/pricing-tables.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { requireHolders } from './require-holders.ts'

type ListChange = {
  readonly action: string
  /** As it was, locked; null for a new one. */
  readonly before: PriceList | null
  readonly list: PriceListContent & { readonly id: string }
  readonly lastImport?: LastImport
  readonly at: Date
}

/** Writes a price list and its entry in the log. Throws `edit-conflict` where it is another by now, and `invalid-input` with the reason for a holder who cannot be on it. */
export async function writeList(
  queries: Queries,
  actor: StaffActor,
  { action, before, list, lastImport, at }: ListChange,
): Promise<void> {
  await requirePlaces(queries, list)
  const { id, ...content } = list
  const revision = (before?.revision ?? 0) + 1
  const columns = {
    id,
    ...content,
    revision,
    at,
    ...(lastImport && { lastImport: { ...lastImport, revision } }),
  }
  if (!(await writePriceList(queries, columns))) throw new AppError('edit-conflict')
  await recordChange(queries, actor, {
    action,
    subject: 'price-list',
    subjectId: id,
    ...(before !== null && { before: await shown(queries, before) }),
    after: { ...(await shown(queries, content)), ...(lastImport && { file: lastImport.file }) },
    at,
  })
}

/** Throws `invalid-input` where there are as many lists as there may be. */
export async function requireRoom(queries: Queries): Promise<void> {
  if ((await countPriceLists(queries)) >= MAX_PRICE_LISTS)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'too-many-price-lists', limit: MAX_PRICE_LISTS }],
    })
}

/** Throws `invalid-input` where a holder is nobody, named twice, or on as many other lists as they may be. */
export async function requirePlaces(
  queries: Queries,
  { id, holders }: Pick<PriceList, 'id' | 'holders'>,
): Promise<void> {
  await requireHolders(queries, holders)
  const full = await findFullHolders(queries, { id, holders, most: MAX_LISTS_OF_HOLDER })
  if (full.size > 0)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'too-many-lists-of-holder', limit: MAX_LISTS_OF_HOLDER }],
    })
}

/** A price list as the audit log shows it. */
async function shown(queries: Queries, { name, fromDay, untilDay, holders, rules }: PriceListContent) {
  const labels = await nameTargets(queries, rules)
  return {
    name,
    fromDay,
    untilDay,
    holders: holders.length,
    rules: rules
      .slice(0, 50)
      .map((rule, index) => shownRule(rule, withBrand(labels[index] ?? rule.key, rule))),
  }
}

function shownRule({ target, percentOff, price, from }: PriceRule, label: string): string {
  const given = price === null ? `${(percentOff ?? 0) / 100} % off` : `₹${paiseToRupees(price)}`
  return `${target === 'all' ? 'Everything' : label}: ${given}${from > 1 ? `, from ${from}` : ''}`
}
