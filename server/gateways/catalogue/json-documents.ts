import { createReadStream } from 'node:fs'
import { NotACollectionError, splitJson, type Element } from './split-json.ts'

/** A delivered document, under the key or place at which it stands in its collection. */
export type RawEntry = { readonly key: string | number; readonly document: unknown }

/** The documents of a JSON file, an array of them or an object keyed by id, as a stream. */
export async function* streamJsonDocuments(file: string): AsyncGenerator<RawEntry> {
  let place = 0
  try {
    for await (const element of splitJson(createReadStream(file, { highWaterMark: 1 << 18 }))) {
      yield* read(element, place++)
    }
  } catch (error) {
    if (error instanceof NotACollectionError)
      throw new Error(`${file} is neither a JSON array nor a JSON object`, { cause: error })
    throw error instanceof SyntaxError
      ? new Error(`${file} is not valid JSON: ${error.message}`, { cause: error })
      : error
  }
}

function* read({ kind, text }: Element, place: number): Generator<RawEntry> {
  if (kind === 'element') yield { key: place, document: parse(text, place) }
  else {
    const member = parse(`{${text}}`, place) as Record<string, unknown>
    for (const [key, document] of Object.entries(member)) yield { key, document }
  }
}

function parse(text: string, place: number): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(`document ${place + 1}: ${reason}`, { cause: error })
  }
}
