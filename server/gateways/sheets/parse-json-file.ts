import { SheetError, tooMany } from '#spreadsheets/files/limits.ts'
import { jsonLimits } from './limits.ts'

const { values, valuesOfEntry, entries, depth } = jsonLimits

/** The content of a JSON file; one with more, or more deeply nested, than a catalogue is refused before it takes memory. */
export function parseJsonFile(text: string): unknown {
  measure(text)
  const content = parse(text)
  for (const list of [content, ...partsOf(content)]) {
    const parts = partsOf(list)
    if (parts.length > entries) throw tooMany(entries, 'entries')
    if (list !== content && parts.some((part) => countValues(part) > valuesOfEntry))
      throw new SheetError(`has an entry of more than ${valuesOfEntry.toLocaleString('en-IN')} values.`)
  }
  return content
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new SheetError(
      `is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    )
  }
}

/** Counts what is in a text of JSON, by its punctuation alone. */
function measure(text: string): void {
  let count = 0
  let level = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '{' || letter === '[') {
      level += 1
      count += 1
      if (level > depth) throw new SheetError('is too deeply nested to be read.')
    } else if (letter === '}' || letter === ']') level -= 1
    else if (letter === ',') count += 1
    if (count > values) throw tooMany(values, 'values')
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function countValues(value: unknown): number {
  return partsOf(value).reduce<number>((sum, part) => sum + countValues(part), 1)
}
