import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { Repriced, RepricedForm } from '#domain/catalogue/entries/reprice.ts'
import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import { findMember, type RestoredPrices } from '#domain/pricing/day-rates/day-rate.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  findDayRate,
  productOf,
  touchDayRate,
  writeBase,
  writeMemberPrices,
  type StoredRate,
} from '../../db/pricing/day-rates.ts'
import { endSetting, findSetting, type StoredSetting } from '../../db/pricing/rate-settings.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { planPrices, writePrices } from '../catalogue-entries/steps/reprice-entries.ts'
import { describeBase } from './steps/apply-rate.ts'
import { pricesOf } from './steps/plan-rate.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }
type Which = { readonly rateId: string; readonly id: string }
type Undone = { readonly rate: StoredRate; readonly setting: StoredSetting; readonly at: Date }

/**
 * Takes a setting back: one that waits or failed is cancelled; the last one that was carried out is undone, which gives each size the
 * prices back that it had, unless they were changed since. The same actor's repeat changes nothing. Throws `not-permitted`,
 * `not-found`, and `edit-conflict` for one that was taken back by somebody else or is not the last.
 */
export async function takeBackSetting(
  { database, now }: Dependencies,
  actor: StaffActor,
  { rateId, id }: Which,
): Promise<readonly RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  return changeCatalogue(database, 'products', async (queries) => {
    const rate = await findDayRate(queries, rateId, { lock: true })
    const setting = await findSetting(queries, id)
    if (rate === null || setting?.rateId !== rateId) throw new AppError('not-found')
    if (setting.takenBackBy === actor.name) return []
    const undone = { rate, setting, at: now() }
    if (setting.state === 'DONE') return undo(queries, actor, undone)
    if (setting.takenBackBy !== null) throw await conflict(queries, rateId)
    await cancel(queries, actor, undone)
    return []
  })
}

async function cancel(queries: Queries, actor: StaffActor, { rate, setting, at }: Undone): Promise<void> {
  await endSetting(queries, setting.id, { state: 'CANCELLED', by: actor.name })
  await touchDayRate(queries, rate.id, at)
  await recordChange(queries, actor, {
    action: 'day-rate.unschedule',
    subject: 'day-rate',
    subjectId: rate.id,
    before: { ...describeBase(rate, setting.base), scheduledFor: setting.at },
    at,
  })
}

async function undo(
  queries: Queries,
  actor: StaffActor,
  { rate, setting, at }: Undone,
): Promise<readonly RepricedProduct[]> {
  const { changes, before, beforeAt } = setting
  // the last one alone has them
  if (changes === null) throw await conflict(queries, rate.id)
  const planned = await planPrices(
    queries,
    [...Map.groupBy(changes, productOf)].map(([id, own]) => ({
      id,
      change: (form, product) => restore(form, product, own),
    })),
  )
  await writePrices(queries, actor, { planned, at })
  await writeMemberPrices(queries, rate.id, formerPrices(rate, changes))
  await writeBase(queries, rate.id, { base: before, setAt: beforeAt, at })
  await endSetting(queries, setting.id, { state: 'UNDONE', by: actor.name })
  await recordChange(queries, actor, {
    action: 'day-rate.undo',
    subject: 'day-rate',
    subjectId: rate.id,
    before: describeBase(rate, setting.base),
    after: describeBase(rate, before),
    at,
  })
  return planned.map(({ shown }) => shown)
}

/** The form of a product with the prices that it had, of every size whose prices are still those of the setting. */
function restore(
  form: ProductForm,
  { id, variants }: Product,
  changes: readonly RestoredPrices[],
): RepricedForm {
  const rows: Repriced[] = []
  const restored = [...form.variants]
  for (const change of changes) {
    const index = findMember(id, variants, change)
    const variant = restored[index]
    if (variant === undefined) continue
    const isSame = !differs(pricesOf(variant), change.after)
    if (isSame) restored[index] = { ...variant, ...change.before }
    rows.push({
      index,
      variant: variant.options.join(' · '),
      before: variant.priceWithGst,
      after: isSame ? change.before.priceWithGst : variant.priceWithGst,
      kept: isSame ? null : 'changed-since',
    })
  }
  return { form: { ...form, variants: restored }, rows }
}

/** The prices that the rate had given its members before the changes, by their places. */
function formerPrices({ members }: StoredRate, changes: readonly RestoredPrices[]) {
  return members.flatMap(({ key, uid }, position) => {
    const change = changes.find((one) =>
      uid === null ? one.key === key : one.uid === uid && productOf(one) === productOf({ key }),
    )
    return change === undefined ? [] : [{ position, price: change.byRate }]
  })
}

function conflict(queries: Queries, rateId: string): Promise<AppError> {
  return editConflict(queries, { subject: 'day-rate', subjectId: rateId })
}
