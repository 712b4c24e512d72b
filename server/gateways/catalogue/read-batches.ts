import { parseId, isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { CategoryTerms } from '#domain/search/search-document.ts'
import type { CollectionTable } from './collections.ts'
import { encodeColumn } from './encode-column.ts'
import type { RawEntry } from './json-documents.ts'
import type { Batch, ImportIssue } from './port.ts'
import { readRow, type Row } from './read-row.ts'

/** A batch is full at so many rows or remarks, or at so many bytes of documents. */
const MOST = 250
const MOST_BYTES = 8 * 1024 * 1024

/** Reads the documents of a collection: good ones become rows, refused ones remarks, never half of one. */
export async function* readBatches(
  table: CollectionTable,
  documents: AsyncIterable<RawEntry>,
  shelves: CategoryTerms,
): AsyncGenerator<Batch> {
  const seen = new Set<string>()
  let rows: Row[] = []
  let remarks: ImportIssue[] = []
  let bytes = 0
  let position = 0
  for await (const delivered of documents) {
    const reading = readRow(table, delivered, { position: position++, shelves })
    if ('refused' in reading) {
      remarks.push({ kind: 'refused', id: nameOf(delivered), text: reading.refused })
    } else if (seen.has(reading.row.id)) {
      remarks.push({ kind: 'refused', id: reading.row.id, text: 'repeats an id of this file' })
    } else {
      seen.add(reading.row.id)
      for (const text of reading.notes) remarks.push({ kind: 'noted', id: reading.row.id, text })
      rows.push(reading.row)
      bytes += reading.row.document.length
    }
    if (rows.length >= MOST || remarks.length >= MOST || bytes >= MOST_BYTES) {
      yield toBatch(rows, remarks)
      rows = []
      remarks = []
      bytes = 0
    }
  }
  if (rows.length + remarks.length > 0) yield toBatch(rows, remarks)
}

function toBatch(rows: readonly Row[], remarks: readonly ImportIssue[]): Batch {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map((name) => [name, encodeColumn(rows.map((row) => row[name] ?? null))] as const)
  return { count: rows.length, columns: Object.fromEntries(columns), remarks }
}

function nameOf({ key, document }: RawEntry): string {
  const id = isRawDocument(document) ? parseId(document.id) : null
  return id ?? (typeof key === 'string' ? key : `number ${key + 1}`)
}
