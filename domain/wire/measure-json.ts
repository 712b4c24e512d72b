/** The most values that a text of JSON may hold, and the most lists and objects that one may lie in. */
type JsonLimits = { readonly values?: number; readonly depth: number }

/** Finds the first limit that a text of JSON exceeds, by its punctuation alone: parsing a deep one takes a hundred times as long. */
export function exceededLimit(
  text: string,
  { values = Number.POSITIVE_INFINITY, depth }: JsonLimits,
): keyof JsonLimits | null {
  let count = 0
  let level = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '{' || letter === '[') {
      level += 1
      count += 1
      if (level > depth) return 'depth'
    } else if (letter === '}' || letter === ']') level -= 1
    else if (letter === ',') count += 1
    if (count > values) return 'values'
  }
  return null
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1))
    if (!isEscaped(text, at)) return at
  return text.length
}

/** True behind an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}
