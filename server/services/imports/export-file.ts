import { entryDocument } from '#domain/catalogue/documents/entry-document.ts'
import { readProductForm } from '#domain/catalogue/entries/forms/read-form.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { sheetHeader, sheetRows, type SheetEntry } from '#spreadsheets/products/write-sheet.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Cell, Sheets } from '../../gateways/sheets/port.ts'
import { findEntries, listEntryNames } from '../../db/catalogue/entries.ts'
import { collectionOf, type CollectionTable } from '../../catalogue-rows/collection-table.ts'
import type { Database, Queries } from '../../db/database.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets }

/** The files that the desk offers. */
export type ExportFile =
  | 'catalogue.json'
  | 'products.csv'
  | 'products.xlsx'
  | 'template.csv'
  | 'template.xlsx'

const collections: Readonly<Record<string, CollectionTable>> = {
  maincategory: 'main_categories',
  subcategory: 'subcategories',
  shops: 'shops',
  'partner-banners': 'banners',
  products: 'products',
}

const BATCH = 250

/**
 * Writes the catalogue as a file, including drafts and archived entries with their status; importing it again changes nothing
 * (GOODS-03). A template has the columns and one example. Throws `not-permitted`.
 */
export async function exportFile(
  { database: { queries }, sheets }: Dependencies,
  actor: StaffActor,
  file: ExportFile,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePermission(actor, 'catalogue:read')
  if (file === 'catalogue.json') return jsonFile(queries)
  const kind = file.endsWith('.csv') ? 'csv' : 'xlsx'
  if (file.startsWith('template')) return sheets.write(kind, templateRows())
  const entries: SheetEntry[] = []
  for await (const { id, status, record } of entriesOf(queries, 'products')) {
    const product = record as Product
    const uids = product.variants.map(({ uid }) => uid)
    entries.push({ id, status, form: readProductForm(product), uids })
  }
  const specs = [...new Set(entries.flatMap(({ form }) => form.attributes.map(({ name }) => name)))].slice(
    0,
    200,
  )
  const rows: Cell[][] = [sheetHeader(specs)]
  for (const entry of entries) rows.push(...sheetRows(entry, specs))
  return sheets.write(kind, rows)
}

async function jsonFile(queries: Queries): Promise<Uint8Array<ArrayBuffer>> {
  const parts: string[] = []
  for (const [name, table] of Object.entries(collections)) {
    const documents: string[] = []
    for await (const { record, document, status } of entriesOf(queries, table)) {
      const written = entryDocument(collectionOf[table], record, document)
      documents.push(JSON.stringify(status === 'published' ? written : { ...written, status }))
    }
    parts.push(`"${name}":[\n${documents.join(',\n')}\n]`)
  }
  return new Uint8Array(Buffer.from(`{${parts.join(',\n')}}\n`))
}

/** Yields all entries of a collection in order. */
async function* entriesOf(queries: Queries, table: CollectionTable) {
  const ids = (await listEntryNames(queries, table)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH) {
    const wanted = ids.slice(start, start + BATCH)
    const found = new Map((await findEntries(queries, table, wanted)).map((entry) => [entry.id, entry]))
    for (const id of wanted) {
      const entry = found.get(id)
      if (entry !== undefined) yield entry
    }
  }
}

function templateRows(): Cell[][] {
  const header = sheetHeader(['Brand'])
  const row = (cells: Readonly<Record<string, Cell>>) => header.map((name) => cells[name] ?? null)
  return [
    header,
    row({
      name: 'Example cement OPC 53',
      department: 'Structure',
      category: 'Cement',
      subcategory: 'OPC cement',
      status: 'draft',
      'in one sentence': 'Strong cement for slabs and columns.',
      hsn: '2523',
      'gst rate': '18',
      'country of origin': 'India',
      size: '50 kg',
      unit: 'bag',
      'price with gst': 402,
      mrp: 450,
      'weight kg': 50,
      'from 1': 50,
      'price 1': 398,
      'spec: Brand': 'Example',
    }),
    row({ size: '25 kg', unit: 'bag', 'price with gst': 210, 'weight kg': 25 }),
  ]
}
