import { sql } from 'kysely'
import { ZERO, type Paise } from '#domain/money/paise.ts'
import type { FoundNothing, ReportPeriod, SalesRow, UnfinishedCheckouts } from '#domain/reports/report.ts'
import type { Queries } from '../database.ts'

/** A period with the first day of the one before it. */
type Compared = ReportPeriod & { readonly formerFrom: string }

type Group = Omit<SalesRow, 'key'> & {
  readonly by: 'days' | 'products' | 'areas'
  readonly key: string | null
}

/**
 * The sales of a period by day, by product and by PIN code, in one reading; round-offs have no product, and delivery fees the
 * empty one.
 */
export async function readSales(
  queries: Queries,
  { from, to, formerFrom }: Compared,
): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select case when grouping(day) = 0 then 'days' when grouping(product) = 0 then 'products' else 'areas' end as by,
      case when grouping(day) = 0 then day::text when grouping(product) = 0 then product else pin end as key,
      coalesce(case when grouping(product) = 0 then max(product_name) when grouping(pin) = 0 then max(place) end, '') as name,
      coalesce(sum(quantity) filter (where day >= ${from}::date), 0)::bigint as quantity,
      coalesce(sum(taxable) filter (where day >= ${from}::date), 0)::bigint as taxable,
      coalesce(sum(total) filter (where day >= ${from}::date), 0)::bigint as total,
      coalesce(sum(taxable) filter (where day >= ${from}::date and unit_cost is not null), 0)::bigint as costed,
      coalesce(round(sum(unit_cost * quantity) filter (where day >= ${from}::date) / 10000), 0)::bigint as cost,
      coalesce(sum(total) filter (where day < ${from}::date), 0)::bigint as former
    from (
      select *, case when product_id is null and product_name is not null then '' else product_id end as product
      from sales_lines where day >= ${formerFrom}::date and day <= ${to}::date
    ) as sold
    group by grouping sets ((day), (product), (pin))`.execute(queries)
  return rows
}

type Instants = { readonly formerFrom: Date; readonly from: Date; readonly before: Date }

/** Counts the orders placed in a period and not cancelled, their worth, and the number of the period before. */
export async function countOrders(
  queries: Queries,
  { formerFrom, from, before }: Instants,
): Promise<{ readonly count: number; readonly worth: Paise; readonly former: number }> {
  const [start, now, end] = [formerFrom, from, before].map((at) => sql`${at.toISOString()}::timestamptz`)
  const { rows } = await sql<{ count: number; worth: Paise; former: number }>`
    select (count(*) filter (where created_at >= ${now}))::integer as count,
      coalesce(sum(grand_total) filter (where created_at >= ${now}), 0)::bigint as worth,
      (count(*) filter (where created_at < ${now}))::integer as former
    from orders where created_at >= ${start} and created_at < ${end}
      and order_status not in ('INITIATED', 'CANCELLED')`.execute(queries)
  return rows[0] ?? { count: 0, worth: ZERO, former: 0 }
}

/** The checkouts online that nobody paid, and what was in most of them. */
export async function findUnfinished(
  queries: Queries,
  { formerFrom, from, before }: Instants,
  most: number,
): Promise<UnfinishedCheckouts> {
  const [start, now, end] = [formerFrom, from, before].map((at) => sql`${at.toISOString()}::timestamptz`)
  const isUnfinished = sql<boolean>`order_status in ('INITIATED', 'CANCELLED') and payment_mode = 'ONLINE' and payment_id is null
    and created_at < ${end}`
  const { rows } = await sql<Omit<UnfinishedCheckouts, 'products'>>`
    select (count(*) filter (where created_at >= ${now}))::integer as count,
      coalesce(sum(grand_total) filter (where created_at >= ${now}), 0)::bigint as worth,
      (count(*) filter (where created_at < ${now}))::integer as former
    from orders where ${isUnfinished} and created_at >= ${start}`.execute(queries)
  const products = await sql<UnfinishedCheckouts['products'][number]>`
    select product_id as "productId", max(product_name) as name, count(distinct order_id)::integer as times
    from orders join order_items using (order_id) where ${isUnfinished} and created_at >= ${now}
    group by product_id order by count(distinct order_id) desc, product_id limit ${most}`.execute(queries)
  const counts = rows[0] ?? { count: 0, worth: ZERO, former: 0 }
  return { ...counts, products: products.rows }
}

/** Counts the searches and lists that found nothing, and lists their commonest words. */
export async function countFoundNothing(
  queries: Queries,
  { from, to, formerFrom }: Compared,
  most: number,
): Promise<FoundNothing> {
  const counts = await sql<Omit<FoundNothing, 'words'>>`
    select coalesce(sum(times) filter (where day >= ${from}::date and source = 'search'), 0)::integer as searches,
      coalesce(sum(times) filter (where day >= ${from}::date and source = 'list'), 0)::integer as lists,
      coalesce(sum(times) filter (where day < ${from}::date), 0)::integer as former
    from unmet_demand where day >= ${formerFrom}::date and day <= ${to}::date and source <> 'pin'`.execute(
    queries,
  )
  const words = await sql<FoundNothing['words'][number]>`
    select words, sum(times)::integer as times from unmet_demand
    where day >= ${from}::date and day <= ${to}::date and source <> 'pin'
    group by words order by sum(times) desc, words limit ${most}`.execute(queries)
  return { ...(counts.rows[0] ?? { searches: 0, lists: 0, former: 0 }), words: words.rows }
}
