import { sql } from 'kysely'
import { operator } from '#domain/staff/staff-actor.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Queries } from '#server/db/database.ts'
import { listDeskOrders } from '#server/services/orders/list-desk-orders.ts'
import { readReport } from '#server/services/reports/read-report.ts'
import { median } from '../median.ts'

/** What the desk takes for a page or a report with many orders, in milliseconds: the first time, and the median of the next ones. */
export type DeskFigures = { readonly what: string; readonly firstMs: number; readonly ms: number }

const TURNS = 5
const actor = operator('bench')

/** Times the desk's list of orders and its reports on a fresh database with so many orders of three lines within two years. */
export async function measureDesk(
  databaseURL: string,
  folder: string,
  orders: number,
): Promise<DeskFigures[]> {
  const database = await openDatabase(databaseURL, folder)
  try {
    await migrate(database)
    await fill(database.queries, orders)
    const list = (filter: object) => () =>
      listDeskOrders({ database, now: () => new Date('2026-11-20T06:30:00.000Z') }, actor, {
        limit: 50,
        ...filter,
      })
    const report = (from: string, to: string) => () =>
      readReport({ database, demand: { count: () => {}, flush: async () => {} } }, actor, {
        from,
        to,
      })
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'report of a year': report('2025-11-21', '2026-11-20'),
      'report of 30 days': report('2026-10-22', '2026-11-20'),
      'newest orders': list({}),
      'orders to deliver': list({ statuses: ['SHIPPED'] }),
      'orders of an area': list({ pin: '12200' }),
      'orders that are late': list({ todo: 'late' }),
      'orders that staff placed': list({ placedBy: 'staff' }),
      'orders by a part of a number': list({ search: { kind: 'phone', digits: '9035' } }),
    }
    const figures: DeskFigures[] = []
    for (const [what, act] of Object.entries(acts)) {
      const times: number[] = []
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const begun = performance.now()
        await act()
        times.push(performance.now() - begun)
      }
      figures.push({ what, firstMs: times[0] ?? 0, ms: median(times.slice(1)) })
    }
    return figures
  } finally {
    await database.close()
  }
}

/** Orders of 3 lines of 1,000 products for 400 PIN codes, over two years; nine of ten were invoiced. */
async function fill(queries: Queries, orders: number): Promise<void> {
  const statements = [
    sql`insert into partners (uid, phone, name, registration_date, verification_status, active)
      values ('00000000-0000-4000-8000-000000000001', '+919800000001', 'Asha', now(), 'VERIFIED', true)`,
    sql`insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode,
        payment_status, shipping_address, item_mrp_total, item_total, saved_amount, total_tax, grand_total, delivery_charge,
        handling_charge, commission_amount, created_at, updated_at)
      select gen_random_uuid(), 'N' || n, '00000000-0000-4000-8000-000000000001', 'k' || n, '', case when n % 10 = 0 then 'PLACED'
          when n % 50 = 1 then 'SHIPPED' else 'DELIVERED' end, 'COD', 'PENDING',
        jsonb_build_object('zipcode', (122000 + n % 400)::text, 'city', 'Gurugram', 'street', 'Road ' || n), 35400, 30000, 0,
        5400, 35400, 0, 0, 0, timestamptz '2026-11-20' - n * interval '2 years' / ${orders},
        timestamptz '2026-11-20' - n * interval '2 years' / ${orders}
      from generate_series(1, ${orders}::integer) as n`,
    sql`insert into order_items (order_id, line, product_id, product_name, quantity, product_rate, product_rate_after_discount,
        product_discount, commission_amount, variant_id, variant_specs)
      select order_id, line, 'p' || ((hashtext(order_number) + line * 331) & 1023), 'Product', 3, 33.9, 39.4, 0, 0, 'v', '{}'
      from orders cross join generate_series(0, 2) as line`,
    sql`insert into tax_documents (number, series, financial_year, serial, kind, order_id, issued_at, document)
      select order_number, 'N', '26-27', row_number() over (order by created_at), 'invoice', order_id, created_at, '{}'
      from orders where order_status <> 'PLACED'`,
    sql`insert into sales_lines
      select order_number, line + 1, (created_at at time zone 'UTC' + interval '330 minutes')::date, product_id, product_name,
        shipping_address ->> 'zipcode', 'Gurugram', quantity, 10000, 11800, 27000000
      from orders join order_items using (order_id) where order_status <> 'PLACED'`,
    sql`analyze`,
  ]
  for (const statement of statements) await statement.execute(queries)
}
