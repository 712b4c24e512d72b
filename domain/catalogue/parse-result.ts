/**
 * What came of reading a delivered document: the record and notes on what was repaired or ignored,
 * or the reason why the whole document is refused. A document is never taken in half.
 */
export type ParseResult<T> =
  | { readonly record: T; readonly notes: readonly string[] }
  | { readonly refused: string }

/** A delivered document: a JSON object of unknown keys. */
export type RawDocument = Readonly<Record<string, unknown>>

/** True for a JSON object (not a list, not null). */
export function isRawDocument(value: unknown): value is RawDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A trimmed text; numbers become text; everything else, and the empty text, is null. */
export function parseText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** The id of a document; null when it has none that can be used in an address. */
export function parseId(value: unknown): string | null {
  const id = parseText(value)
  return id !== null && id.length <= 200 ? id : null
}

/**
 * The content of a field that may hold JSON text or the structure itself. Invalid JSON is noted under the
 * field's name and counts as empty (null).
 */
export function parseJsonField(value: unknown, field: string, notes: string[]): unknown {
  if (typeof value !== 'string') return value ?? null
  if (value.trim() === '') return null
  try {
    return JSON.parse(value) as unknown
  } catch {
    notes.push(`${field} holds invalid JSON and counts as empty`)
    return null
  }
}

/** A list of texts: from a list, from JSON text of one, or from a single text; what is not text is left out. */
export function parseTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  return list.map(parseText).filter((text) => text !== null)
}

/** A list of ids that may be a list or JSON text of a list (CATG-05); repeated ids are kept once. */
export function parseIds(value: unknown, field: string, notes: string[]): string[] {
  const list = parseJsonField(value, field, notes)
  if (list === null) return []
  if (!Array.isArray(list)) {
    notes.push(`${field} is not a list and counts as empty`)
    return []
  }
  return [...new Set(parseTexts(list))]
}
