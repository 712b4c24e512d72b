import { sql, type Kysely } from 'kysely'

/**
 * What was sold, for the reports: a row for each line of each invoice, and a negative one for each line of each credit note, so that
 * any sum of them is that of the documents. Serial 0 is the round-off of a document and belongs to no product. They are written
 * with the document and never change. Amounts are whole paise; `unit_cost` is in micro-rupees without tax, that of the last receipt
 * before the invoice, and null where there was none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table sales_lines (
    number text not null references tax_documents (number),
    serial integer not null,
    day date not null,
    product_id text,
    product_name text,
    pin text not null,
    place text not null,
    quantity integer not null,
    taxable bigint not null,
    total bigint not null,
    unit_cost bigint,
    primary key (number, serial)
  )`,
  `insert into sales_lines
    select tax_documents.number, (printed ->> 'serial')::integer, (tax_documents.issued_at at time zone 'UTC' + interval '330 minutes')::date,
      item.product_id, item.product_name, coalesce(shipping_address ->> 'zipcode', ''),
      coalesce(shipping_address ->> 'city', ''), sign * (printed ->> 'quantity')::integer, sign * (printed ->> 'taxable')::bigint,
      sign * (printed ->> 'total')::bigint, receipt.cost
    from tax_documents join orders using (order_id)
    join tax_documents as invoice on invoice.order_id = orders.order_id and invoice.kind = 'invoice'
    cross join lateral (select case tax_documents.kind when 'invoice' then 1 else -1 end as sign) as signed
    cross join lateral jsonb_array_elements(tax_documents.document -> 'lines') as printed
    left join lateral (
      select product_id, product_name, variant_specs ->> 'uid' as variant_uid from order_items
      where order_items.order_id = orders.order_id and order_items.quantity > 0
      order by order_items.line offset (printed ->> 'serial')::integer - 1 limit 1
    ) as item on true
    left join lateral (
      select stock_movements.cost from stock_movements join stock_items on stock_items.id = stock_movements.item_id
      where stock_items.product_id = item.product_id and stock_items.variant_uid = item.variant_uid
        and stock_movements.cost is not null and stock_movements.at <= invoice.issued_at
      order by stock_movements.at desc, stock_movements.id desc limit 1
    ) as receipt on true`,
  `insert into sales_lines
    select tax_documents.number, 0, (tax_documents.issued_at at time zone 'UTC' + interval '330 minutes')::date, null, null,
      coalesce(shipping_address ->> 'zipcode', ''), coalesce(shipping_address ->> 'city', ''), 0, 0,
      case kind when 'invoice' then 1 else -1 end * (document -> 'totals' ->> 'roundOff')::bigint, null
    from tax_documents join orders using (order_id) where (document -> 'totals' ->> 'roundOff')::bigint <> 0`,
  `create index sales_lines_day on sales_lines (day)`,
]
