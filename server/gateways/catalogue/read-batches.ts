import { parseId, isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from './collections.ts'
import { encodeColumn } from './encode-column.ts'
import type { RawEntry } from './json-documents.ts'
import type { Batch, ImportIssue } from './port.ts'
import { readRow, type Row } from './read-row.ts'

/** The maximum numbers of rows or issues, and of bytes of documents, of a batch. */
const MAX_ROWS = 250
const MAX_BYTES = 8 * 1024 * 1024

/**
 * The search terms of the categories, and the place of each document in its collection. Where nothing is said it is the number of
 * valid documents before it: those that were refused leave no gap, so that an export has the same places.
 */
type BatchContext = {
  readonly categoryTerms: CategoryTerms
  readonly positionOf?: (index: number) => number
}

/** Parses the documents of a collection into batches: valid ones become rows, rejected ones become issues only. */
export async function* readBatches(
  table: CollectionTable,
  documents: AsyncIterable<RawEntry>,
  { categoryTerms, positionOf }: BatchContext,
): AsyncGenerator<Batch> {
  const seenIds = new Set<string>()
  let rows: Row[] = []
  let issues: ImportIssue[] = []
  let bytes = 0
  let index = 0
  let valid = 0
  for await (const delivered of documents) {
    const result = readRow(table, delivered, { position: positionOf?.(index) ?? valid, categoryTerms })
    index += 1
    if ('rejected' in result) {
      issues.push({ kind: 'refused', id: nameOf(delivered), text: result.rejected })
    } else if (seenIds.has(result.row.id)) {
      issues.push({ kind: 'refused', id: result.row.id, text: 'repeats an id of this file' })
    } else {
      seenIds.add(result.row.id)
      valid += 1
      for (const text of result.issues) issues.push({ kind: 'noted', id: result.row.id, text })
      rows.push(result.row)
      bytes += result.row.document.length
    }
    if (rows.length >= MAX_ROWS || issues.length >= MAX_ROWS || bytes >= MAX_BYTES) {
      yield toBatch(rows, issues)
      rows = []
      issues = []
      bytes = 0
    }
  }
  if (rows.length + issues.length > 0) yield toBatch(rows, issues)
}

function toBatch(rows: readonly Row[], issues: readonly ImportIssue[]): Batch {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map((name) => [name, encodeColumn(rows.map((row) => row[name] ?? null))] as const)
  return { count: rows.length, columns: Object.fromEntries(columns), remarks: issues }
}

function nameOf({ key, document }: RawEntry): string {
  const id = isRawDocument(document) ? parseId(document.id) : null
  return id ?? (typeof key === 'string' ? key : `number ${key + 1}`)
}
