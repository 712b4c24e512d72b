/** One field that changed, as text to read; null where there was or is nothing. */
export type AuditChange = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

const MAX_TEXT = 500

/**
 * What differs between two states, field by field: `{status: 'PLACED'}` and `{status: 'SHIPPED'}` differ in `status`. A state
 * that is not an object is the field `value`.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {}
  return typeof state === 'object' && !Array.isArray(state) ? { ...state } : { value: state }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
