import { sql } from 'kysely'
import { availableUnits, shownStock, type StockLevel, type StockReason } from '#domain/stock/stock.ts'
import { notifyCatalogueChange } from '../catalogue/catalogue-version.ts'
import type { Queries } from '../database.ts'
import { reopenPlaces } from './stock-places.ts'

/** A variant whose stock is tracked; `id` is what levels and movements name it by. */
export type StockItem = {
  readonly id: number
  readonly productId: string
  readonly variantUid: string
  readonly lowLevel: number
}

/** An item with its levels, one for each place in their order. */
export type StockedItem = StockItem & { readonly levels: readonly StockLevel[] }

/** A product and the uid of its variant. */
export type VariantKey = { readonly productId: string; readonly variantUid: string }

/** The tracked items among some variants. */
export async function findTracked(queries: Queries, variants: readonly VariantKey[]): Promise<StockItem[]> {
  if (variants.length === 0) return []
  const { rows } = await sql<StockItem>`
    select id, stock_items.product_id as "productId", stock_items.variant_uid as "variantUid", low_level as "lowLevel"
    from stock_items, json_to_recordset(${JSON.stringify(variants)}::json) as wanted ("productId" text, "variantUid" text)
    where tracked and product_id = wanted."productId" and variant_uid = wanted."variantUid"`.execute(queries)
  return rows
}

/**
 * Locks tracked items until the transaction ends, always in the same order, and reads their levels. Every change of levels
 * takes this lock, after those on orders and on numbers of documents.
 */
export async function lockItems(queries: Queries, ids: readonly number[]): Promise<Map<number, StockedItem>> {
  if (ids.length === 0) return new Map()
  const items = await queries
    .selectFrom('stock_items')
    .select(['id', 'product_id', 'variant_uid', 'low_level', 'tracked'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const levels = await readLevels(
    queries,
    items.map(({ id }) => id),
  )
  return new Map(
    items
      .filter(({ tracked }) => tracked)
      .map((item) => [
        item.id,
        {
          id: item.id,
          productId: item.product_id,
          variantUid: item.variant_uid,
          lowLevel: item.low_level,
          levels: levels.get(item.id) ?? [],
        },
      ]),
  )
}

/** The levels of items at every place, closed ones last: units come back to where they were taken from. */
export async function readLevels(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, readonly StockLevel[]>> {
  const { rows } = await sql<StockLevel & { itemId: number }>`
    select wanted.id as "itemId", stock_places.id as "placeId", coalesce(on_hand, 0) as "onHand",
      coalesce(reserved, 0) as reserved
    from stock_places cross join unnest(${[...ids]}::integer[]) as wanted (id)
    left join stock_levels on item_id = wanted.id and place_id = stock_places.id
    order by closed_at is not null, stock_places.position, stock_places.id`.execute(queries)
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([id, all]) => [
      id,
      all.map(({ itemId: _, ...level }) => level),
    ]),
  )
}

/** Change of a level, in units. */
export type LevelChange = {
  readonly itemId: number
  readonly placeId: string
  readonly onHand: number
  readonly reserved: number
}

/** A movement; of an order, or of a change by staff. */
export type NewMovement = {
  readonly itemId: number
  readonly placeId: string
  readonly quantity: number
  readonly reason: StockReason
  readonly orderId?: string
  readonly line?: number
  readonly changeId?: string
  /** Micro-rupees for one unit. */
  readonly cost?: number | null
}

/** Adds movements. */
export async function addMovements(
  queries: Queries,
  movements: readonly NewMovement[],
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  if (movements.length === 0) return
  await sql`
    insert into stock_movements (item_id, place_id, quantity, reason, order_id, line, change_id, cost, actor, at)
    select "itemId", "placeId", quantity, reason, "orderId", line, "changeId", cost, ${actor}, ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(movements)}::json) as given ("itemId" integer, "placeId" text, quantity integer,
      reason text, "orderId" uuid, line integer, "changeId" uuid, cost bigint)`.execute(queries)
}

/** Person and time of the last movement of an item at a place; null without one. */
export async function findLastMovement(
  queries: Queries,
  { itemId, placeId }: { readonly itemId: number; readonly placeId: string },
): Promise<{ readonly actor: string; readonly at: Date } | null> {
  const found = await queries
    .selectFrom('stock_movements')
    .select(['actor', 'at'])
    .where('item_id', '=', itemId)
    .where('place_id', '=', placeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Changes levels of locked items, and what pages say of the items where that is another thing now. */
export async function changeLevels(queries: Queries, changes: readonly LevelChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into stock_levels as held (item_id, place_id, on_hand, reserved)
    select distinct "itemId", "placeId", 0, 0
    from json_to_recordset(${JSON.stringify(changes)}::json) as given ("itemId" integer, "placeId" text)
    on conflict do nothing`.execute(queries)
  await sql`
    update stock_levels set on_hand = stock_levels.on_hand + change.on_hand, reserved = stock_levels.reserved + change.reserved
    from (
      select "itemId", "placeId", sum("onHand")::integer as on_hand, sum(reserved)::integer as reserved
      from json_to_recordset(${JSON.stringify(changes)}::json) as given ("itemId" integer, "placeId" text, "onHand" integer,
        reserved integer)
      group by "itemId", "placeId"
    ) as change
    where item_id = change."itemId" and place_id = change."placeId"`.execute(queries)
  const filled = changes.filter(({ onHand, reserved }) => onHand > 0 || reserved > 0)
  await reopenPlaces(queries, [...new Set(filled.map(({ placeId }) => placeId))])
  await showItems(queries, [...new Set(changes.map(({ itemId }) => itemId))])
}

/**
 * Lets pages say what is true of locked items. Only what they say differently empties the page caches: an order of what there is
 * plenty of changes no page.
 */
export async function showItems(queries: Queries, ids: readonly number[]): Promise<void> {
  const items = await queries
    .selectFrom('stock_items')
    .select(['id', 'low_level', 'shown_state', 'shown_left'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  const levels = await readLevels(queries, ids)
  const shown = items.flatMap((item) => {
    const { state, left } = shownStock(availableUnits(levels.get(item.id) ?? []), item.low_level)
    return state === item.shown_state && left === item.shown_left ? [] : [{ id: item.id, state, left }]
  })
  if (shown.length === 0) return
  await sql`
    update stock_items set shown_state = given.state, shown_left = given."left"
    from json_to_recordset(${JSON.stringify(shown)}::json) as given (id integer, state text, "left" integer)
    where stock_items.id = given.id`.execute(queries)
  await notifyCatalogueChange(queries, 'stock')
}
