import { sql } from 'kysely'
import type { GivenAway } from '#domain/reports/given-away.ts'
import type { Queries } from '../database.ts'

const MOST = 1_000

/**
 * Finds the amounts that orders of a period, as they are now, cost less than at public prices, by the source of each price. An offer
 * is taken off what another source gave, and counts by itself; delivery that it makes free counts without goods. Goods cost what their last
 * receipt says.
 */
export async function readGivenAway(
  queries: Queries,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<readonly GivenAway[]> {
  const { rows } = await sql<GivenAway>`
    with priced as materialized (
      select order_id, pricing, quantity, (variant_specs ->> 'priceWithoutGst')::numeric * quantity as taxable,
        stock_items.cost * quantity as cost, (pricing ->> 'publicPrice')::numeric * quantity as public,
        product_rate_after_discount::numeric * 1000000 * quantity as charged,
        coalesce((select sum((offer ->> 'saved')::numeric * 10000) from jsonb_array_elements(pricing -> 'offers') as offer), 0) as saved
      from orders join order_items using (order_id)
      left join stock_items
        on stock_items.product_id = order_items.product_id and stock_items.variant_uid = variant_specs ->> 'uid'
      where created_at >= ${from.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
        and order_status not in ('INITIATED', 'CANCELLED') and pricing is not null and quantity > 0
        and (pricing -> 'source' ->> 'kind' in ('agreed', 'line') or pricing ? 'offers')
    ), given as (
      select pricing -> 'source' ->> 'kind' as kind,
        coalesce(pricing -> 'source' ->> 'priceListId', pricing -> 'source' ->> 'by') as key,
        coalesce(pricing -> 'source' ->> 'name', pricing -> 'source' ->> 'by') as name,
        order_id, quantity, public, charged + saved as charged, taxable, cost
      from priced where pricing -> 'source' ->> 'kind' in ('agreed', 'line')
      union all
      select 'offer', offer ->> 'offerId', offer ->> 'name', order_id, quantity, public,
        public - (offer ->> 'saved')::numeric * 10000, taxable, cost
      from priced, jsonb_array_elements(pricing -> 'offers') as offer
      union all
      select 'offer', offer ->> 'offerId', offer ->> 'name', order_id, 0, (offer ->> 'saved')::numeric * 10000, 0, 0, null
      from orders, jsonb_array_elements(orders.offers) as offer
      where created_at >= ${from.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
        and order_status not in ('INITIATED', 'CANCELLED') and offer ->> 'kind' = 'free-delivery'
        and (offer ->> 'saved')::numeric > 0
    )
    select kind, key, max(name) as name, count(distinct order_id)::integer as orders, count(*) filter (where quantity > 0)::integer as lines,
      sum(quantity)::integer as units, coalesce(round(sum(taxable) filter (where cost is not null) / 10000), 0)::bigint as costed,
      coalesce(round(sum(cost) / 10000), 0)::bigint as cost,
      round(sum(public) / 10000)::bigint as "publicValue", round(sum(charged) / 10000)::bigint as charged
    from given group by kind, key
    order by sum(public) - sum(charged) desc, kind, key limit ${MOST}`.execute(queries)
  return rows
}
