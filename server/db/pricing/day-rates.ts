import { sql, type Selectable } from 'kysely'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { DayRate, DayRateContent, RateMember } from '#domain/pricing/day-rates/day-rate.ts'
import type { Queries } from '../database.ts'
import type { PricingTables } from './pricing-tables.ts'

/** A member with the last price that its rate gave it, in paise. */
export type StoredMember = RateMember & { readonly price: number | null }
export type StoredRate = Omit<DayRate, 'members'> & { readonly members: readonly StoredMember[] }

/** The product of a member. */
export function productOf({ key }: Pick<RateMember, 'key'>): string {
  return parseCompositeId(key)?.productId ?? ''
}

/** One rate, locked until the transaction ends if wanted; null when there is none. */
export async function findDayRate(
  queries: Queries,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredRate | null> {
  const query = queries.selectFrom('day_rates').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (row === undefined) return null
  const members = await queries
    .selectFrom('day_rate_members')
    .selectAll()
    .where('rate_id', '=', id)
    .orderBy('position')
    .execute()
  return rateFromRows(row, members)
}

/** All rates that are not removed, by name. */
export async function findRatesInUse(queries: Queries): Promise<StoredRate[]> {
  const rates = await queries
    .selectFrom('day_rates')
    .selectAll()
    .where('is_removed', '=', false)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  const members = await queries
    .selectFrom('day_rate_members')
    .innerJoin('day_rates', 'day_rates.id', 'day_rate_members.rate_id')
    .selectAll('day_rate_members')
    .where('is_removed', '=', false)
    .orderBy('position')
    .execute()
  const byRate = Map.groupBy(members, ({ rate_id }) => rate_id)
  return rates.map((rate) => rateFromRows(rate, byRate.get(rate.id) ?? []))
}

function rateFromRows(
  row: Selectable<PricingTables['day_rates']>,
  members: readonly Selectable<PricingTables['day_rate_members']>[],
): StoredRate {
  return {
    id: row.id,
    name: row.name,
    unit: row.unit,
    base: row.base === null ? null : toPaise(row.base),
    setAt: row.set_at?.toISOString() ?? null,
    isRemoved: row.is_removed,
    revision: row.revision,
    members: members.map((one) => ({
      key: one.key,
      uid: one.variant_uid,
      factor: one.factor,
      difference: toPaise(one.difference),
      price: one.price,
    })),
  }
}

/** Counts the rates that are not removed. */
export async function countDayRates(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('day_rates')
    .select((every) => every.fn.countAll<number>().as('count'))
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

type RateToWrite = Omit<DayRateContent, 'members'> & {
  readonly id: string
  readonly revision: number
  readonly members: readonly StoredMember[]
  readonly at: Date
}

/** Writes what a rate is and who follows it, in the place of what it was; the base stays. */
export async function writeDayRate(
  queries: Queries,
  { id, name, unit, revision, members, at }: RateToWrite,
): Promise<void> {
  const columns = { name, unit, revision, changed_at: at }
  await queries
    .insertInto('day_rates')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  await queries.deleteFrom('day_rate_members').where('rate_id', '=', id).execute()
  await queries
    .insertInto('day_rate_members')
    .values(
      members.map((member, position) => ({
        rate_id: id,
        position,
        product_id: productOf(member),
        key: member.key,
        variant_uid: member.uid,
        factor: member.factor,
        difference: member.difference,
        price: member.price,
      })),
    )
    .execute()
}

/** Changes the base of a rate, and the moment since which it holds. */
export async function writeBase(
  queries: Queries,
  id: string,
  { base, setAt, at }: { readonly base: number | null; readonly setAt: Date | null; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('day_rates')
    .set({ base, set_at: setAt, changed_at: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Raises the revision of a rate, so that whoever saw it before is told. */
export async function touchDayRate(queries: Queries, id: string, at: Date): Promise<void> {
  await queries
    .updateTable('day_rates')
    .set({ changed_at: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Removes a rate, or puts it back. */
export async function setDayRateRemoved(
  queries: Queries,
  { id, isRemoved, at }: { readonly id: string; readonly isRemoved: boolean; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('day_rates')
    .set({ is_removed: isRemoved, changed_at: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Writes the prices that a rate has given its members, by their places. */
export async function writeMemberPrices(
  queries: Queries,
  id: string,
  prices: readonly { readonly position: number; readonly price: number | null }[],
): Promise<void> {
  await sql`
    update day_rate_members as held set price = given.price
    from json_to_recordset(${JSON.stringify(prices)}::json) as given (position integer, price bigint)
    where held.rate_id = ${id} and held.position = given.position`.execute(queries)
}

/** The rate, not removed and other than this one, that a size follows already, with the size; null when there is none. */
export async function findOtherRate(
  queries: Queries,
  { id, members }: Pick<DayRate, 'id' | 'members'>,
): Promise<{ readonly name: string; readonly key: string } | null> {
  const given = JSON.stringify(members.map(({ key, uid }) => ({ product_id: productOf({ key }), key, uid })))
  const { rows } = await sql<{ name: string; key: string }>`
    select rate.name, given.key from json_to_recordset(${given}::json) as given (product_id text, key text, uid text)
    join day_rate_members as member on member.product_id = given.product_id
      and case when given.uid is null then member.variant_uid is null and member.key = given.key
        else member.variant_uid = given.uid end
    join day_rates as rate on rate.id = member.rate_id and not rate.is_removed
    where rate.id <> ${id}::uuid limit 1`.execute(queries)
  return rows[0] ?? null
}
