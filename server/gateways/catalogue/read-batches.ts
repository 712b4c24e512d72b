import { parseId, isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { encodeRows } from '../../catalogue-rows/columns.ts'
import type { Row } from '../../catalogue-rows/make-row.ts'
import type { RawEntry } from './json-documents.ts'
import type { Batch, ImportIssue } from './port.ts'
import { readRow } from './read-row.ts'

/** The maximum numbers of rows or issues, and of bytes of documents, of a batch. */
const MAX_ROWS = 250
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Parses the documents of a collection into batches: valid ones become rows, rejected ones become issues only. The place of each is
 * the number of valid documents before it: those that were refused leave no gap, so that an export has the same places.
 */
export async function* readBatches(
  table: CollectionTable,
  documents: AsyncIterable<RawEntry>,
  { categoryTerms }: { readonly categoryTerms: CategoryTerms },
): AsyncGenerator<Batch> {
  const seenIds = new Set<string>()
  let rows: Row[] = []
  let issues: ImportIssue[] = []
  let bytes = 0
  let valid = 0
  for await (const delivered of documents) {
    const result = readRow(table, delivered, { position: valid, categoryTerms })
    if ('rejected' in result) {
      issues.push({ kind: 'refused', id: nameOf(delivered), finding: result.rejected })
    } else if (seenIds.has(result.row.id)) {
      issues.push({ kind: 'refused', id: result.row.id, finding: { code: 'id-twice' } })
    } else {
      seenIds.add(result.row.id)
      valid += 1
      for (const finding of result.issues) issues.push({ kind: 'noted', id: result.row.id, finding })
      rows.push(result.row)
      bytes += result.row.document.length
    }
    if (rows.length >= MAX_ROWS || issues.length >= MAX_ROWS || bytes >= MAX_BYTES) {
      yield { ...encodeRows(rows), remarks: issues }
      rows = []
      issues = []
      bytes = 0
    }
  }
  if (rows.length + issues.length > 0) yield { ...encodeRows(rows), remarks: issues }
}

function nameOf({ key, document }: RawEntry): string {
  const id = isRawDocument(document) ? parseId(document.id) : null
  return id ?? (typeof key === 'string' ? key : `#${key + 1}`)
}
