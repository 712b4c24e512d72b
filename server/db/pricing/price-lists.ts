import { sql } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { PriceHolder, PriceList, PriceListContent, PriceRule } from '#domain/pricing/price-list.ts'
import type { PriceListRowWire } from '#domain/pricing/wire.ts'
import type { Queries } from '../database.ts'
import type { LastImport } from './pricing-tables.ts'

/** All price lists by name, those that were removed last, with how many hold them and how many rules they have. */
export async function listPriceLists(queries: Queries, limit: number): Promise<PriceListRowWire[]> {
  const { rows } = await sql<PriceListRowWire>`
    select id, name, from_day::text as "fromDay", until_day::text as "untilDay", is_removed as "isRemoved",
      (select count(*) from price_list_holders where price_list_id = id)::int as holders,
      (select count(*) from price_list_rules where price_list_id = id)::int as rules
    from price_lists order by is_removed, lower(name), id limit ${limit}`.execute(queries)
  return rows
}

/** Counts the price lists that are not removed. */
export async function countPriceLists(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('price_lists')
    .select((every) => every.fn.countAll<number>().as('count'))
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** One price list, locked until the transaction ends if wanted; null when there is none. */
export async function findPriceList(
  queries: Queries,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PriceList | null> {
  const { rows } = await sql<Omit<PriceList, 'holders' | 'rules'>>`
    select id, name, from_day::text as "fromDay", until_day::text as "untilDay", is_removed as "isRemoved", revision
    from price_lists where id = ${id} ${lock ? sql`for update` : sql``}`.execute(queries)
  const [list] = rows
  if (list === undefined) return null
  const holders = await queries
    .selectFrom('price_list_holders')
    .select(['kind', 'holder_id as id'])
    .where('price_list_id', '=', id)
    .orderBy('kind')
    .orderBy('holder_id')
    .execute()
  const rules = await queries
    .selectFrom('price_list_rules')
    .selectAll()
    .where('price_list_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...list, holders, rules: rules.map(ruleFromRow) }
}

type RuleRow = {
  target: PriceRule['target']
  key: string
  variant_uid: string | null
  brand: string | null
  percent_off: number | null
  price: number | null
  from_quantity: number
}

/** A rule as it is stored. */
export function ruleFromRow(row: RuleRow): PriceRule {
  return {
    target: row.target,
    key: row.key,
    uid: row.variant_uid,
    ...(row.brand !== null && { brand: row.brand }),
    percentOff: row.percent_off,
    price: row.price === null ? null : toPaise(row.price),
    from: row.from_quantity,
  }
}

/** Finds the file that a price list is as; null where there is none, or anything else changed it since. */
export async function findLastImport(queries: Queries, id: string): Promise<LastImport | null> {
  const row = await queries
    .selectFrom('price_lists')
    .select(['last_import', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  const last = row?.last_import ?? null
  // an older program changes a list without forgetting its file
  return last?.revision === undefined || last.revision === row?.revision ? last : null
}

/** Writes a price list whole, in the place of what it was, with the file that it is as where there is one; false where it is another by now. */
export async function writePriceList(
  queries: Queries,
  {
    id,
    revision,
    at,
    lastImport = null,
    ...content
  }: PriceListContent & { id: string; revision: number; at: Date; lastImport?: LastImport | null },
): Promise<boolean> {
  const { name, fromDay, untilDay, holders, rules } = content
  const columns = {
    name,
    from_day: fromDay,
    until_day: untilDay,
    revision,
    changed_at: at,
    last_import: lastImport === null ? null : JSON.stringify(lastImport),
  }
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('price_lists')
    .values({ id, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(columns)
        .where('price_lists.revision', '=', revision - 1),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await queries.deleteFrom('price_list_holders').where('price_list_id', '=', id).execute()
  await queries.deleteFrom('price_list_rules').where('price_list_id', '=', id).execute()
  if (holders.length > 0)
    await queries
      .insertInto('price_list_holders')
      .values(holders.map((holder) => ({ price_list_id: id, kind: holder.kind, holder_id: holder.id })))
      .execute()
  await queries
    .insertInto('price_list_rules')
    .values(
      rules.map((rule, position) => ({
        price_list_id: id,
        position,
        target: rule.target,
        key: rule.key,
        variant_uid: rule.uid,
        brand: rule.brand ?? null,
        percent_off: rule.percentOff,
        price: rule.price,
        from_quantity: rule.from,
      })),
    )
    .execute()
  return true
}

/** Removes a price list, or puts it back. */
export async function setPriceListRemoved(
  queries: Queries,
  { id, isRemoved, at }: { readonly id: string; readonly isRemoved: boolean; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('price_lists')
    .set({ is_removed: isRemoved, changed_at: at, revision: sql`revision + 1`, last_import: null })
    .where('id', '=', id)
    .execute()
}

/** Finds the holders, by kind and id, who are on so many other lists already that are not removed. */
export async function findFullHolders(
  queries: Queries,
  {
    id,
    holders,
    most,
  }: { readonly id: string; readonly holders: readonly PriceHolder[]; readonly most: number },
): Promise<ReadonlySet<string>> {
  if (holders.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select kind || ' ' || holder_id::text as key from price_list_holders
    join price_lists on price_lists.id = price_list_id and not is_removed
    where price_list_id <> ${id} and holder_id = any(${holders.map((holder) => holder.id)}::uuid[])
    group by kind, holder_id having count(*) >= ${most}`.execute(queries)
  return new Set(rows.map(({ key }) => key))
}

/** Takes a person off every price list, and off what a file could be undone to. */
export async function deletePriceHolder(queries: Queries, uid: string): Promise<void> {
  await queries
    .deleteFrom('price_list_holders')
    .where('kind', '=', 'person')
    .where('holder_id', '=', uid)
    .execute()
  await sql`
    update price_lists set last_import = null
    where last_import -> 'before' -> 'holders' @> ${JSON.stringify([{ id: uid }])}::jsonb`.execute(queries)
}
