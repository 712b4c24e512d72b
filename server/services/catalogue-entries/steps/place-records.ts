import { entryDocument } from '#domain/catalogue/documents/entry-document.ts'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import { AppError } from '#domain/errors.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import { collectionOf, type CollectionTable } from '../../../catalogue-rows/collection-table.ts'
import { encodeRows } from '../../../catalogue-rows/columns.ts'
import { makeRow, type Row } from '../../../catalogue-rows/make-row.ts'
import { wellFormed } from '../../../catalogue-rows/read-document.ts'
import type { Queries } from '../../../db/database.ts'
import { readCategoryTerms } from '../../catalogue/steps/index-catalogue.ts'
import { takeTurns } from '../../catalogue/steps/map-in-slices.ts'
import { writeRows } from '../../catalogue/steps/write-rows.ts'

/**
 * A record with its position and status; `document` is the delivered or stored one, for the fields that records do not have.
 */
export type PlacedRecord = {
  readonly record: EntryRecord
  readonly document: RawDocument
  readonly position: number
  readonly status: EntryStatus
}

const noTerms: CategoryTerms = new Map()

/** The most rows, and bytes of documents, of one statement. */
const MAX_ROWS = 500
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Writes records of a collection, published or hidden by their status, each with its document as an export writes it. Returns
 * the new digests by id. Throws `invalid-input` for a repeated id.
 */
export async function placeRecords(
  queries: Queries,
  table: CollectionTable,
  placed: readonly PlacedRecord[],
): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>()
  if (placed.length === 0) return digests
  const terms = table === 'products' ? await readCategoryTerms(queries) : noTerms
  const turn = takeTurns()
  let rows: Row[] = []
  let bytes = 0
  const write = async (): Promise<void> => {
    await writeRows(queries, table, encodeRows(rows))
    rows = []
    bytes = 0
  }
  for (const one of placed) {
    const row = rowOf(table, one, terms)
    if (digests.has(row.id))
      throw new AppError('invalid-input', {
        reasons: [{ code: 'record-twice', id: row.id }],
      })
    digests.set(row.id, row.digest)
    rows.push(row)
    bytes += row.document.length
    if (rows.length >= MAX_ROWS || bytes >= MAX_BYTES) await write()
    await turn()
  }
  if (rows.length > 0) await write()
  return digests
}

function rowOf(table: CollectionTable, { document, ...entry }: PlacedRecord, terms: CategoryTerms): Row {
  const record = wellFormed(entry.record).value
  const { text } = wellFormed(entryDocument(collectionOf[table], record, document))
  return makeRow(table, { ...entry, record, text }, terms)
}
