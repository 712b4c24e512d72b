import { sql } from 'kysely'
import type { EInvoice } from '#domain/invoices/e-invoice.ts'
import type { Invoice, TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Queries } from '../database.ts'

/**
 * Allocates the next serial of a series in a financial year. It counts only if the transaction commits, and the next
 * caller waits for that, so that no number is ever missing (Rule 46 CGST). Keep such transactions short.
 */
export async function allocateSerial(
  queries: Queries,
  series: string,
  financialYear: string,
): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    insert into document_series as held (series, financial_year, last_serial) values (${series}, ${financialYear}, 1)
    on conflict (series, financial_year) do update set last_serial = held.last_serial + 1
    returning last_serial as serial`.execute(queries)
  return rows[0]?.serial ?? 1
}

/** Saves an issued document. */
export async function addDocument(
  queries: Queries,
  { document, series, serial }: { document: TaxDocument; series: string; serial: number },
): Promise<void> {
  await queries
    .insertInto('tax_documents')
    .values({
      number: document.number,
      series,
      financial_year: document.financialYear,
      serial,
      kind: document.kind,
      order_id: document.orderId,
      issued_at: new Date(document.issuedAt),
      document: JSON.stringify(document),
    })
    .execute()
}

/** The tax documents issued for an order, oldest first. */
export async function findDocuments(queries: Queries, orderId: string): Promise<TaxDocument[]> {
  return (await findDocumentsOf(queries, [orderId])).get(orderId) ?? []
}

/** The tax documents issued for several orders by order, each oldest first. */
export async function findDocumentsOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, TaxDocument[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('tax_documents')
    .select(['order_id', 'document', 'e_invoice', ewayBills])
    .where('order_id', 'in', [...orderIds])
    .orderBy('issued_at')
    .orderBy('serial')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, own]) => [
      orderId,
      own.map((row) => registered(row.document as TaxDocument, row)),
    ]),
  )
}

/** The invoices of orders that have one, by order. */
export async function findInvoicesOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Invoice>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('tax_documents')
    .select(['order_id', 'document', 'e_invoice', ewayBills])
    .where('order_id', 'in', [...orderIds])
    .where('kind', '=', 'invoice')
    .execute()
  return new Map(rows.map((row) => [row.order_id, registered(row.document as Invoice, row)]))
}

/** Numbers of the e-way bills of an order, by its fulfilments. */
const ewayBills = sql<string[] | null>`(
  select jsonb_agg(eway_bill ->> 'number' order by fulfilments.number) from fulfilments
  where fulfilments.order_id = tax_documents.order_id and eway_bill is not null
)`.as('eway_bills')

/** The document as it was issued, with the numbers that portals gave for it beside that. */
function registered<Document extends TaxDocument>(
  document: Document,
  {
    e_invoice: eInvoice,
    eway_bills: numbers,
  }: { readonly e_invoice: unknown; readonly eway_bills: string[] | null },
): Document {
  return {
    ...document,
    ...(eInvoice !== null && { eInvoice: eInvoice as EInvoice }),
    ...(numbers !== null && document.kind === 'invoice' && { ewayBills: numbers }),
  }
}

/** A document by its number, and its order. */
export type DocumentOwner = {
  readonly number: string
  readonly orderId: string
  readonly orderNumber: string
}

/** Finds which orders have documents with these numbers, or have such a number themselves, by the number in capitals. */
export async function findOwnersOf(
  queries: Queries,
  numbers: readonly string[],
): Promise<Map<string, DocumentOwner>> {
  const sought = [...new Set(numbers.map((number) => number.trim().toUpperCase()))]
  if (sought.length === 0) return new Map()
  const documents = await queries
    .selectFrom('tax_documents')
    .innerJoin('orders', 'orders.order_id', 'tax_documents.order_id')
    .select(['tax_documents.number', 'orders.order_id', 'order_number'])
    .where('tax_documents.number', 'in', sought)
    .execute()
  const orders = await queries
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('order_number', 'in', sought)
    .execute()
  return new Map(
    [...documents, ...orders.map((row) => ({ ...row, number: row.order_number }))].map(
      ({ number, order_id: orderId, order_number: orderNumber }) => [
        number,
        { number, orderId, orderNumber },
      ],
    ),
  )
}

/** The number of the order in which a document besides this one has an IRN; null where none has. */
export async function findOrderOfIrn(
  queries: Queries,
  { irn, besides }: { readonly irn: string; readonly besides: string },
): Promise<string | null> {
  const row = await queries
    .selectFrom('tax_documents')
    .innerJoin('orders', 'orders.order_id', 'tax_documents.order_id')
    .select('order_number')
    .where(sql<string>`e_invoice ->> 'irn'`, '=', irn)
    .where('tax_documents.number', '<>', besides)
    .executeTakeFirst()
  return row?.order_number ?? null
}

/** Records the registration of a document. */
export async function recordEInvoice(queries: Queries, number: string, eInvoice: EInvoice): Promise<void> {
  await queries
    .updateTable('tax_documents')
    .set({ e_invoice: JSON.stringify(eInvoice) })
    .where('number', '=', number)
    .execute()
}

/** The last serials that were given in a financial year, by series. */
export async function readLastSerials(
  queries: Queries,
  financialYear: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('document_series')
    .select(['series', 'last_serial'])
    .where('financial_year', '=', financialYear)
    .execute()
  return new Map(rows.map((row) => [row.series, row.last_serial]))
}
