import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import {
  findMember,
  MAX_DAY_RATES,
  WHOLE_FACTOR,
  type DayRateContent,
  type RateMember,
} from '#domain/pricing/day-rates/day-rate.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockCatalogue } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  countDayRates,
  findDayRate,
  findOtherRate,
  productOf,
  setDayRateRemoved,
  writeDayRate,
  type StoredMember,
  type StoredRate,
} from '../../db/pricing/day-rates.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { findProductsOf } from './steps/read-rate.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A rate as it is to be; `revision` is the one that was seen, 0 for a new rate. */
export type DayRateToSave = DayRateContent & { readonly id: string; readonly revision: number }

/** The most sizes that the audit log lists. */
const MOST_LOGGED = 50

/**
 * Creates or changes a rate: its name, and the sizes that follow it (PRICE-09). Prices change when it is set next. Throws
 * `not-permitted`, `edit-conflict` where it is not as it was seen, and `invalid-input` with the reason for a size that is not in the
 * catalogue or follows another rate, or with too many rates.
 */
export async function saveDayRate(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, revision, ...content }: DayRateToSave,
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const before = await findDayRate(queries, id, { lock: true })
    if ((before?.revision ?? 0) !== revision)
      throw await editConflict(queries, { subject: 'day-rate', subjectId: id })
    if (before === null) await requireRoom(queries)
    const members = content.members.map((member): StoredMember => {
      const held = before?.members.find((one) => isSame(one, member))
      return { ...member, price: held?.price ?? null }
    })
    await requireKnown(queries, members, before)
    if (before?.isRemoved !== true) await requireFree(queries, { id, members })
    await writeDayRate(queries, { ...content, id, members, revision: revision + 1, at })
    await recordChange(queries, actor, {
      action: before === null ? 'day-rate.create' : 'day-rate.change',
      subject: 'day-rate',
      subjectId: id,
      ...(before !== null && { before: shown(before) }),
      after: shown(content),
      at,
    })
  })
}

/** Removes a rate, which sets no prices from then on, or puts it back. Throws `not-permitted`, `not-found` and `invalid-input`. */
export async function setRateRemoved(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, isRemoved }: { readonly id: string; readonly isRemoved: boolean },
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const rate = await findDayRate(queries, id, { lock: true })
    if (rate === null) throw new AppError('not-found')
    if (rate.isRemoved === isRemoved) return
    if (!isRemoved) {
      await requireRoom(queries)
      await requireFree(queries, rate)
    }
    await setDayRateRemoved(queries, { id, isRemoved, at })
    await recordChange(queries, actor, {
      action: isRemoved ? 'day-rate.remove' : 'day-rate.restore',
      subject: 'day-rate',
      subjectId: id,
      before: { name: rate.name },
      at,
    })
  })
}

async function requireRoom(queries: Queries): Promise<void> {
  if ((await countDayRates(queries)) >= MAX_DAY_RATES)
    throw new AppError('invalid-input', { reasons: [{ code: 'too-many-day-rates', limit: MAX_DAY_RATES }] })
}

/** A size that has gone since may stay; one that is added must be in the catalogue. */
async function requireKnown(
  queries: Queries,
  members: readonly StoredMember[],
  before: StoredRate | null,
): Promise<void> {
  const added = members.filter((member) => before?.members.every((one) => !isSame(one, member)) ?? true)
  const products = await findProductsOf(queries, added)
  const isKnown = added.every((member) => {
    const product = products.get(productOf(member))
    return product !== undefined && findMember(product.id, product.variants, member) >= 0
  })
  if (!isKnown) throw new AppError('invalid-input', { faults: [{ field: 'members', code: 'size-unknown' }] })
}

async function requireFree(
  queries: Queries,
  rate: { readonly id: string; readonly members: readonly StoredMember[] },
): Promise<void> {
  const other = await findOtherRate(queries, rate)
  if (other === null) return
  const products = await findProductsOf(queries, [other])
  const size = products.get(productOf(other))?.name ?? other.key
  throw new AppError('invalid-input', { reasons: [{ code: 'size-of-other-rate', size, rate: other.name }] })
}

function isSame(one: RateMember, other: RateMember): boolean {
  return (
    one.uid === other.uid && (one.uid === null ? one.key === other.key : productOf(one) === productOf(other))
  )
}

/** A rate as the audit log shows it. */
function shown({ name, unit, members }: DayRateContent) {
  return {
    name,
    unit,
    members: members
      .slice(0, MOST_LOGGED)
      .map(
        ({ key, factor, difference }) => `${key}: × ${factor / WHOLE_FACTOR}, ${paiseToRupees(difference)}`,
      ),
  }
}
