import { isRawDocument, parseText, type Rejected } from '#domain/catalogue/parse-result.ts'
import type { Finding } from '#domain/problem/findings.ts'
import type { CategoryTerms } from '#search/queries/search-document.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { makeRow, type Row } from '../../catalogue-rows/make-row.ts'
import { readDocument } from '../../catalogue-rows/read-document.ts'
import type { RawEntry } from './json-documents.ts'

/** The position of a document in its collection, and the search terms of the categories. */
type RowContext = { readonly position: number; readonly categoryTerms: CategoryTerms }

/** Converts a delivered document to a row with its issues, or returns why it is rejected. */
export function readRow(
  table: CollectionTable,
  { key, document: delivered }: RawEntry,
  { position, categoryTerms }: RowContext,
): { readonly row: Row; readonly issues: readonly Finding[] } | Rejected {
  // in an object keyed by id the documents need not repeat their id
  const isKeyed = typeof key === 'string' && isRawDocument(delivered) && parseText(delivered.id) === null
  const read = readDocument(table, isKeyed ? { ...delivered, id: key } : delivered)
  if ('rejected' in read) return read
  return { row: makeRow(table, { ...read, position }, categoryTerms), issues: read.issues }
}
