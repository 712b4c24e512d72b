import { sql, type RawBuilder } from 'kysely'
import type { Price } from '#domain/money/price.ts'
import type { StockReason, StockState } from '#domain/stock/stock.ts'
import type { Queries } from '../database.ts'
import { containing } from '../like-pattern.ts'
import type { VariantKey } from './levels.ts'
import { hasBarcode } from './stock-items.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { SALES_DAYS } from '#domain/stock/stock.ts'

/** A variant of the catalogue with its stock record; `itemId` is null where there is none. */
export type ListedVariant = VariantKey & {
  readonly itemId: number | null
  readonly name: string
  readonly options: readonly string[]
  readonly unit: string | null
  readonly tracked: boolean
  readonly lowLevel: number
  readonly expectedOn: string | null
  readonly barcode: string | null
  readonly cost: Price | null
  readonly state: StockState
  /** Units that left with orders in the last 30 days, less those that came back. */
  readonly soldLately: number
}

type Page = {
  readonly offset: number
  readonly limit: number
  /** The moment of reading. */
  readonly at: Date
}

const columns = sql`stock_items.id as "itemId", products.id as "productId", variant ->> 'uid' as "variantUid", products.name,
  variant -> 'options' as options, variant ->> 'unit' as unit, coalesce(tracked, false) as tracked,
  coalesce(low_level, 0) as "lowLevel", expected_on::text as "expectedOn", barcode, cost,
  coalesce(shown_state, 'available') as state, coalesce(sold, 0)::integer as "soldLately"`

/** Units sold lately, by item; the caller's clock decides what that is, not the database. */
const sales = (at: Date) => sql`(
  select item_id, -sum(quantity) as sold from stock_movements
  where reason in ('sale', 'return') and at > ${new Date(at.getTime() - SALES_DAYS * DAY_MS)} group by item_id
) as sales`

/** Products of the shop and drafts: a draft is counted before it is published, so that it never sells without limit. */
const goods = sql`(
  select id, name, position, record from products
  union all
  select id, record ->> 'name', position, record from hidden_entries where collection = 'products' and status = 'draft'
) as products`

type Tracked = Page & {
  readonly states: readonly StockState[]
  readonly words: string
  /** By state, what is out first; or by how few days it lasts, what was not sold lately last. */
  readonly sort: 'state' | 'days'
}

/** Tracked variants; states and words narrow the list. */
export async function listTracked(
  queries: Queries,
  { states, words, sort, offset, limit, at }: Tracked,
): Promise<ListedVariant[]> {
  const first =
    sort === 'days'
      ? sql`case when sold > 0 then (
          select greatest(0, coalesce(sum(on_hand - reserved), 0)) from stock_levels where item_id = stock_items.id
        ) / sold end nulls last`
      : sql`case shown_state when 'out' then 1 when 'low' then 2 else 3 end`
  const { rows } = await sql<ListedVariant>`
    select ${columns}
    from stock_items join ${goods} on products.id = stock_items.product_id
      cross join jsonb_array_elements(record -> 'variants') as variant left join ${sales(at)} on sales.item_id = stock_items.id
    where variant ->> 'uid' = variant_uid and tracked and shown_state = any(${[...states]}::text[]) and ${matches(words)}
    order by ${first}, products.position, products.id, stock_items.id
    limit ${limit} offset ${offset}`.execute(queries)
  return rows
}

/** All variants of the catalogue that can be tracked, in its order. */
export async function listAllVariants(
  queries: Queries,
  { words, offset, limit, at }: Page & { readonly words: string },
): Promise<ListedVariant[]> {
  const { rows } = await sql<ListedVariant>`
    select ${columns}
    from ${goods} cross join jsonb_array_elements(record -> 'variants') with ordinality as listed (variant, place)
    left join stock_items on product_id = products.id and variant_uid = variant ->> 'uid'
    left join ${sales(at)} on sales.item_id = stock_items.id
    where variant ->> 'uid' is not null and ${matches(words)}
    order by products.position, products.id, listed.place limit ${limit} offset ${offset}`.execute(queries)
  return rows
}

/** One variant of the catalogue; null when it does not exist. */
export async function findVariant(
  queries: Queries,
  variant: VariantKey,
  at: Date,
): Promise<ListedVariant | null> {
  return (await findVariants(queries, [variant], at))[0] ?? null
}

/** The variants of the catalogue among these, in their order. */
export async function findVariants(
  queries: Queries,
  variants: readonly VariantKey[],
  at: Date,
): Promise<ListedVariant[]> {
  const { rows } = await sql<ListedVariant>`
    select ${columns}
    from ${goods} cross join jsonb_array_elements(record -> 'variants') as variant
    left join stock_items on product_id = products.id and variant_uid = variant ->> 'uid'
    left join ${sales(at)} on sales.item_id = stock_items.id
    where products.id = any(${variants.map(({ productId }) => productId)}::text[])
      and variant ->> 'uid' = any(${variants.map(({ variantUid }) => variantUid)}::text[])`.execute(queries)
  return variants.flatMap(
    ({ productId, variantUid }) =>
      rows.find((row) => row.productId === productId && row.variantUid === variantUid) ?? [],
  )
}

/** Every word is in the name or an option, or all of them are a barcode or the id of the product. */
function matches(words: string): RawBuilder<boolean> {
  if (words === '') return sql<boolean>`true`
  const found = words
    .split(/\s+/)
    .map((word) => sql`products.name || ' ' || (variant ->> 'options') ilike ${containing(word)}`)
  return sql<boolean>`((${sql.join(found, sql` and `)}) or ${hasBarcode(words)} or products.id = ${words})`
}

/** Counts the tracked variants, and how many of them are low or out. */
export async function countStock(
  queries: Queries,
): Promise<{ readonly tracked: number; readonly low: number; readonly out: number }> {
  const { rows } = await sql<{ tracked: number; low: number; out: number }>`
    select count(*) as tracked, count(*) filter (where shown_state = 'low') as low,
      count(*) filter (where shown_state = 'out') as out
    from stock_items where tracked
      and exists (select from ${goods} where products.id = product_id)`.execute(queries)
  return rows[0] ?? { tracked: 0, low: 0, out: 0 }
}

/** A movement as it is shown. */
export type ListedMovement = {
  readonly id: number
  readonly at: Date
  readonly productId: string
  readonly name: string | null
  readonly options: readonly string[] | null
  readonly place: string
  readonly quantity: number
  readonly reason: StockReason
  readonly isOpening: boolean
  readonly actor: string
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly note: string | null
  readonly supplier: string | null
  readonly cost: Price | null
}

/** Movements, the newest first, of one variant or of all; `before` is the id that the page before ended with. */
export async function listMovements(
  queries: Queries,
  {
    variant,
    before,
    limit,
  }: { readonly variant: VariantKey | null; readonly before: number | null; readonly limit: number },
): Promise<ListedMovement[]> {
  const one =
    variant === null
      ? sql`true`
      : sql`stock_items.product_id = ${variant.productId} and stock_items.variant_uid = ${variant.variantUid}`
  const { rows } = await sql<ListedMovement>`
    select moved.id, moved.at, stock_items.product_id as "productId", products.name,
      (select variant -> 'options' from jsonb_array_elements(record -> 'variants') as variant
        where variant ->> 'uid' = variant_uid limit 1) as options,
      stock_places.name as place, quantity, reason, moved.actor, moved.order_id as "orderId", order_number as "orderNumber",
      stock_changes.note, coalesce(is_opening, false) as "isOpening", supplier, moved.cost
    from stock_movements as moved join stock_items on stock_items.id = item_id
    join stock_places on stock_places.id = moved.place_id
    left join ${goods} on products.id = stock_items.product_id
    left join orders on orders.order_id = moved.order_id
    left join stock_changes on stock_changes.id = change_id
    where ${one} and (${before}::bigint is null or moved.id < ${before}) order by moved.id desc limit ${limit}`.execute(
    queries,
  )
  return rows
}
