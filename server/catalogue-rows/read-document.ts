import { createHash } from 'node:crypto'
import { parseStatus, type EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { parsers, type EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import { isRawDocument, type RawDocument, type Rejected } from '#domain/catalogue/parse-result.ts'
import type { Finding } from '#domain/problem/findings.ts'
import { collectionOf, type CollectionTable } from './collection-table.ts'

/** Part of every digest: raise it when the parsers change, so that an import parses unchanged documents again. */
const PARSER_VERSION = 9

/**
 * A document that was read: its record, and the document itself but for its `status`, which says where the entry stands and not what
 * it is.
 */
export type ReadDocument = {
  readonly record: EntryRecord
  readonly document: RawDocument
  /** The document as JSON. */
  readonly text: string
  readonly status: EntryStatus | null
  readonly issues: readonly Finding[]
}

/** Reads a delivered document of a collection, or returns why it is rejected. */
export function readDocument(table: CollectionTable, delivered: unknown): ReadDocument | Rejected {
  if (!isRawDocument(delivered)) return { rejected: { code: 'not-an-object' } }
  const status = parseStatus(delivered.status)
  const { status: _, ...withoutStatus } = delivered
  const { value: document, text } = wellFormed(status === null ? delivered : withoutStatus)
  const result = parsers[collectionOf[table]](document)
  return 'rejected' in result ? result : { ...result, document, text, status }
}

/** The digest of a document as JSON, which tells whether an import or an edit changes anything. */
export function digestOf(text: string | Uint8Array): string {
  return createHash('sha256').update(`${PARSER_VERSION}\n`).update(text).digest('base64url')
}

/**
 * Plain data and its JSON, half characters and NULs in it replaced: a database takes no text with a surrogate that lost its partner or
 * with a NUL, and one such document would end the whole import.
 */
export function wellFormed<T>(given: T): { readonly value: T; readonly text: string } {
  const text = JSON.stringify(given)
  // JSON escapes no other surrogates; a pair of backslashes is no escape
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return { value: given, text }
  const repaired = text.replaceAll(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found, backslash?: string) =>
    backslash === undefined ? '\ufffd' : found,
  )
  const value = JSON.parse(repaired) as T
  // two names may have become one
  return { value, text: JSON.stringify(value) }
}
