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
  readonly status: EntryStatus | null
  readonly issues: readonly Finding[]
}

/** Reads a delivered document of a collection, or returns why it is rejected. */
export function readDocument(table: CollectionTable, delivered: unknown): ReadDocument | Rejected {
  if (!isRawDocument(delivered)) return { rejected: { code: 'not-an-object' } }
  const status = parseStatus(delivered.status)
  const { status: _, ...withoutStatus } = delivered
  const document = wellFormed(status === null ? delivered : withoutStatus)
  const result = parsers[collectionOf[table]](document)
  return 'rejected' in result ? result : { ...result, document, status }
}

/** The digest of a document, which tells whether an import or an edit changes anything. */
export function digestOf(text: string): string {
  return createHash('sha256').update(`${PARSER_VERSION}\n`).update(text).digest('base64url')
}

/**
 * Plain data, half characters and NULs in it replaced: a database takes no text with a surrogate that lost its partner or with a NUL,
 * and one such document would end the whole import.
 */
export function wellFormed<T>(value: T): T {
  const text = JSON.stringify(value)
  // JSON escapes no other surrogates; a pair of backslashes is no escape
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return value
  const repaired = text.replaceAll(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found, backslash?: string) =>
    backslash === undefined ? '\ufffd' : found,
  )
  return JSON.parse(repaired) as T
}
