/** One field that changed, as text to read; null where there was or is nothing. */
export type AuditChange = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

const MAX_TEXT = 500

/**
 * Differences between two states, field by field: `{status: 'PLACED'}` and `{status: 'SHIPPED'}` differ in `status`, and states
 * within states by their path, such as `hours.monday`. A state that is not an object is the field `value`.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {}
  return isState(state) ? Object.fromEntries(flatten(state)) : { value: state }
}

function flatten(state: State): [string, unknown][] {
  return Object.entries(state).flatMap(([field, value]): [string, unknown][] =>
    isState(value) ? flatten(value).map(([inner, leaf]) => [`${field}.${inner}`, leaf]) : [[field, value]],
  )
}

type State = Readonly<Record<string, unknown>>

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : listText(value)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

/** A list of states is read as `from 10, price 390; from 50, price 380`; whatever else as JSON. */
function listText(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isState)) return JSON.stringify(value)
  return value.map(describeState).join('; ')
}

/** The name of a field in words: `priceWithGst` is `price with GST`. */
export function fieldWords(field: string): string {
  return field
    .replaceAll(/[_.-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:gst|hsn|mrp|sku|pin|upi)\b/g, (name) => name.toUpperCase())
}

/** A state as `from 10, price 390`; what is empty is left out. */
export function describeState(state: object): string {
  return flatten({ ...state })
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field, value]) => `${fieldWords(field)} ${typeof value === 'string' ? value : listText(value)}`)
    .join(', ')
}
