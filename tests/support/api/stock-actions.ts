import { sql } from 'kysely'
import type { StockListWire, StockRowWire } from '#domain/stock/wire.ts'
import type { Queries } from '#server/db/database.ts'
import type { StaffBrowser } from './staff-actions.ts'

/** The one variant that tests keep the stock of. */
export const cementStock = { productId: 'cement', variantUid: 'v1' }

/** Keeps the stock of cement, or changes how. */
export function track(staff: StaffBrowser, more: object = {}): Promise<Response> {
  const body = { ...cementStock, tracked: true, lowLevel: 5, expectedOn: null, barcode: null, ...more }
  return staff.call('/api/desk/stock/item', { method: 'PUT', body })
}

/** Enters a change of cement. */
export function enter(
  staff: StaffBrowser,
  kind: string,
  { quantity = 1, ...more }: { readonly quantity?: number; readonly [field: string]: unknown },
): Promise<Response> {
  const lines = [{ ...cementStock, quantity }]
  const body = { id: crypto.randomUUID(), kind, placeId: 'yard', lines, ...more }
  return staff.post('/api/desk/stock/changes', body)
}

/** Row of the cement in the desk's list of stock. */
export async function cementRow(staff: StaffBrowser): Promise<StockRowWire> {
  const list = (await (await staff.call('/api/desk/stock?filter=all&q=cement')).json()) as StockListWire
  const row = list.rows.find(({ productId }) => productId === 'cement')
  if (row === undefined) throw new Error('there is no cement')
  return row
}

/** Keeps the stock of cement with so many bags in the yard and none in the shop. */
export async function countCement(staff: StaffBrowser, bags: number, more: object = {}): Promise<void> {
  const answers = [
    await track(staff, more),
    await enter(staff, 'count', { quantity: bags }),
    await enter(staff, 'count', { quantity: 0, placeId: 'shop' }),
  ]
  if (answers.some(({ ok }) => !ok)) throw new Error('the cement was not counted')
}

/** Cement on hand and reserved, over all places. */
export async function cementLevels(staff: StaffBrowser): Promise<[number, number]> {
  const { levels } = await cementRow(staff)
  return [
    levels.reduce((sum, { onHand }) => sum + onHand, 0),
    levels.reduce((sum, { reserved }) => sum + reserved, 0),
  ]
}

/** The items of which more is reserved than lies there; only a count or a loss may bring that about. */
export async function findOversold(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ error: string }>`
    select 'item ' || item_id || ' at ' || place_id || ' has ' || on_hand || ' and promised ' || reserved as error
    from stock_levels where reserved > on_hand`.execute(queries)
  return rows.map(({ error }) => error)
}

/**
 * Errors in the books of stock: units on hand must be the sum of the movements, reserved ones that of the allocations, those
 * taken by a line that of its movements; and only open orders reserve anything, exactly what is still to be sent.
 */
export async function findStockErrors(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ error: string }>`
    select 'on hand of ' || item_id || ' at ' || place_id || ' is ' || sum(on_hand) || ', moved ' || sum(moved) as error
    from (
      select item_id, place_id, on_hand, 0 as moved from stock_levels
      union all select item_id, place_id, 0, quantity from stock_movements
    ) as compared group by item_id, place_id having sum(on_hand) <> sum(moved)
    union all
    select 'reserved of ' || item_id || ' at ' || place_id || ' is ' || sum(held) || ', allocated ' || sum(allocated)
    from (
      select item_id, place_id, reserved as held, 0 as allocated from stock_levels
      union all select item_id, place_id, 0, reserved from stock_allocations
    ) as compared group by item_id, place_id having sum(held) <> sum(allocated)
    union all
    select 'line ' || line || ' of ' || order_id || ' has taken ' || sum(taken) || ', moved ' || sum(moved)
    from (
      select order_id, line, place_id, taken, 0 as moved from stock_allocations
      union all select order_id, line, place_id, 0, -quantity from stock_movements where order_id is not null
    ) as compared group by order_id, line, place_id having sum(taken) <> sum(moved)
    union all
    select 'order ' || order_id || ' is ' || order_status || ' and holds ' || sum(reserved)
    from stock_allocations join orders using (order_id)
    where order_status in ('CANCELLED', 'DELIVERED') group by order_id, order_status having sum(reserved) > 0
    union all
    select 'order ' || order_id || ' is ' || order_status || ' and holds ' || sum(reserved) || ' of line ' || line
    from stock_allocations join orders using (order_id) join order_items using (order_id, line)
      join stock_items on stock_items.id = item_id
    where tracked and order_status in ('INITIATED', 'PLACED') group by order_id, order_status, line, quantity
    having sum(reserved + taken + before_tracking + put_back) <> quantity`.execute(queries)
  return rows.map(({ error }) => error)
}
