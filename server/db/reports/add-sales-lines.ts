import { sql } from 'kysely'
import { unitsOfGoods } from '#domain/invoices/lines/delivery-lines.ts'
import type { CreditNote, Invoice, TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../database.ts'

/** Records the sales of an invoice for the reports, with the cost of its units by the last receipt of each. */
export async function addInvoiceLines(
  queries: Queries,
  invoice: Invoice,
  { orderItems, shippingAddress }: Pick<Order, 'orderItems' | 'shippingAddress'>,
): Promise<void> {
  const { zipcode, city } = shippingAddress
  const lines = invoice.lines.map((line, index) => {
    const { serial, taxable, total } = line
    const item = line.isDelivery ? undefined : orderItems[index]
    const variantUid = item?.variantSpecs.uid ?? null
    return {
      serial,
      productId: item?.productId,
      // a fee has a name and no product, a round-off neither
      name: line.isDelivery ? line.description : item?.productName,
      variantUid,
      quantity: unitsOfGoods(line),
      taxable,
      total,
    }
  })
  await sql`
    insert into sales_lines
    select ${invoice.number}, serial, ${dayOf(invoice)}::date, given."productId", given.name, ${zipcode}, ${city}, quantity,
      taxable, total, stock_items.cost
    from json_to_recordset(${JSON.stringify([...lines, ...roundOff(invoice)])}::json) as given (
      serial integer, "productId" text, name text, "variantUid" text, quantity integer, taxable bigint, total bigint)
    left join stock_items
      on stock_items.product_id = given."productId" and stock_items.variant_uid = given."variantUid"`.execute(
    queries,
  )
}

/** Records what a credit note took back of its invoice's lines, at their cost then. */
export async function addCreditLines(queries: Queries, note: CreditNote): Promise<void> {
  const lines = note.lines.map((line) => ({
    serial: line.serial,
    quantity: 0 - unitsOfGoods(line),
    taxable: 0 - line.taxable,
    total: 0 - line.total,
  }))
  const back = roundOff(note).map((line) => ({ ...line, total: 0 - line.total }))
  await sql`
    insert into sales_lines
    select ${note.number}, given.serial, ${dayOf(note)}::date, sold.product_id, sold.product_name, place.pin, place.place,
      given.quantity, given.taxable, given.total, sold.unit_cost
    from json_to_recordset(${JSON.stringify([...lines, ...back])}::json) as given (
      serial integer, quantity integer, taxable bigint, total bigint)
    cross join (select pin, place from sales_lines where number = ${note.against.number} limit 1) as place
    left join sales_lines as sold
      on sold.number = ${note.against.number} and sold.serial = given.serial`.execute(queries)
}

function dayOf({ issuedAt }: TaxDocument): string {
  return istDay(new Date(issuedAt))
}

function roundOff({ totals }: TaxDocument) {
  return totals.roundOff === 0 ? [] : [{ serial: 0, quantity: 0, taxable: 0, total: totals.roundOff }]
}
