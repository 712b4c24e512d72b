import { exceededLimit } from '#domain/wire/measure-json.ts'
import { SheetError, tooMany } from '#spreadsheets/files/limits.ts'
import { jsonLimits } from './limits.ts'

const { values, valuesOfEntry, entries } = jsonLimits

/** The content of a JSON file; one with more, or more deeply nested, than a catalogue is refused before it takes memory. */
export function parseJsonFile(text: string): unknown {
  const exceeded = exceededLimit(text, jsonLimits)
  if (exceeded === 'values') throw tooMany(values, 'values')
  if (exceeded === 'depth') throw new SheetError({ code: 'file-too-deep' })
  const content = parse(text)
  for (const list of [content, ...childrenOf(content)]) {
    const parts = childrenOf(list)
    if (parts.length > entries) throw tooMany(entries, 'entries')
    if (list !== content && parts.some((part) => countValues(part) > valuesOfEntry))
      throw new SheetError({ code: 'file-entry-too-large', most: valuesOfEntry })
  }
  return content
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'it cannot be read'
    throw new SheetError({ code: 'file-not-json', fault })
  }
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function countValues(value: unknown): number {
  return childrenOf(value).reduce<number>((sum, part) => sum + countValues(part), 1)
}
