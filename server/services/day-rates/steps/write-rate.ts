import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import {
  findMember,
  MAX_DAY_RATES,
  WHOLE_FACTOR,
  type DayRateContent,
  type RateMember,
} from '#domain/pricing/day-rates/day-rate.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import {
  countDayRates,
  findDayRate,
  findOtherRate,
  productOf,
  writeDayRate,
  type StoredMember,
  type StoredRate,
} from '../../../db/pricing/day-rates.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { findProductsOf } from './read-rate.ts'

/** A rate as it is to be; `revision` is the one that was seen, 0 for a new rate. */
export type DayRateToSave = DayRateContent & { readonly id: string; readonly revision: number }

/** The most sizes that the audit log lists. */
const MOST_LOGGED = 50

/** Writes a rate and the sizes that follow it, under the catalogue's lock of the caller. */
export async function writeRate(
  queries: Queries,
  actor: StaffActor,
  { rate: { id, revision, ...content }, at }: { readonly rate: DayRateToSave; readonly at: Date },
): Promise<void> {
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
}

/** Throws `invalid-input` where there are as many rates as a shop needs. */
export async function requireRoom(queries: Queries): Promise<void> {
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

/** Throws `invalid-input` where a size follows another rate. */
export async function requireFree(
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
