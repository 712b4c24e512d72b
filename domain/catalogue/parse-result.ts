import type { Finding } from '../problem/findings.ts'

/**
 * The result of parsing a delivered document: the record with the issues that were repaired or ignored, or the reason
 * why the whole document is rejected. A document is never accepted in part.
 */
export type ParseResult<T> = { readonly record: T; readonly issues: readonly Finding[] } | Rejected

/** A document that is rejected, or a part for which the whole is, with the reason. */
export type Rejected = { readonly rejected: Finding }

/** A delivered document: a JSON object with unknown keys. */
export type RawDocument = Readonly<Record<string, unknown>>

/** Tells whether a value is a JSON object: not a list, not null. */
export function isRawDocument(value: unknown): value is RawDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A trimmed, non-empty text; numbers become text, everything else is null. */
export function parseText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/**
 * The id of a document; null when it is missing, too long for a URL (200 characters), or one that no address or record can have:
 * with invisible or broken characters, a way to another folder, or a name that every JavaScript object has.
 */
export function parseId(value: unknown): string | null {
  const id = parseText(value)
  return id !== null && id.length <= 200 && !unfitForIds.test(id) && !isReservedId(id) ? id : null
}

/** Rejects a document in whose id `parseId` found none. */
export function withoutId({ id }: RawDocument): Rejected {
  return { rejected: { code: idIssue(id) } }
}

/** Reason that a value is no id: it is none, or no address can hold it. */
export function idIssue(value: unknown): 'id-missing' | 'id-unfit' {
  return parseText(value) === null ? 'id-missing' : 'id-unfit'
}

/** Control and formatting characters (but the joiners of Indian scripts), half characters, what replaces one, and ends of a line. */
const unfitForIds = /[\p{Cc}\p{Cs}\u2028\u2029\ufffd]|(?![\u200c\u200d])\p{Cf}/u
const reservedIds = new Set(['.', '..', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)])

/** Tells whether a text means something else where ids are looked up or stand in an address. */
export function isReservedId(text: string): boolean {
  return reservedIds.has(text)
}

/**
 * The value of a field that may hold JSON text or the structure itself. Invalid JSON is reported as an issue under the
 * field's name and counts as empty (null).
 */
export function parseJsonField(value: unknown, field: string, issues: Finding[]): unknown {
  if (typeof value !== 'string') return value ?? null
  if (value.trim() === '') return null
  try {
    return JSON.parse(value) as unknown
  } catch {
    issues.push({ code: 'counts-as-empty', field, expected: 'json' })
    return null
  }
}

/** A list of texts from a list or a single text; values that are not text are dropped. */
export function parseTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  return list.map(parseText).filter((text) => text !== null)
}

/** A list of ids from a list or its JSON text (CATG-05), without duplicates. */
export function parseIds(value: unknown, field: string, issues: Finding[]): string[] {
  const list = parseJsonField(value, field, issues)
  if (list === null) return []
  if (!Array.isArray(list)) {
    issues.push({ code: 'counts-as-empty', field, expected: 'list' })
    return []
  }
  return [...new Set(parseTexts(list))]
}
