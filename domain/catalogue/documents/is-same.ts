/** Tells whether two values of plain data say the same, in whatever order their fields stand; a field that is undefined is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  return fields.size === others.size && [...fields].every(([name, value]) => isSame(value, others.get(name)))
}

function fieldsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined))
}
