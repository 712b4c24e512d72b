import type { AttributeFilter } from './lists/product-card.ts'

/** The unit separator of ASCII; a name that held it would be counted under its first part. */
const SEPARATOR = '\u001F'

/** An attribute's name with one of its values, as one text that lists are filtered and counted by. */
export function attributeKey({ name, value }: AttributeFilter): string {
  return `${name}${SEPARATOR}${value}`
}

/** The name and value of a key. */
export function readAttributeKey(key: string): AttributeFilter {
  const at = key.indexOf(SEPARATOR)
  return { name: key.slice(0, at), value: key.slice(at + 1) }
}
