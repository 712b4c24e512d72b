import { createReadStream } from 'node:fs'
import { NotACollectionError, splitJson, type Element } from './split-json.ts'

/** A delivered document with its key or index in the collection. */
export type RawEntry = { readonly key: string | number; readonly document: unknown }

/** Streams the documents of a JSON file: an array, or an object keyed by id. Throws an Error that names the file when it is not valid. */
export async function* streamJsonDocuments(file: string): AsyncGenerator<RawEntry> {
  let index = 0
  try {
    for await (const element of splitJson(createReadStream(file, { highWaterMark: 1 << 18 }))) {
      yield* parseElement(element, index++)
    }
  } catch (error) {
    if (error instanceof NotACollectionError)
      throw new Error(`${file} is neither a JSON array nor a JSON object`, { cause: error })
    throw error instanceof SyntaxError
      ? new Error(`${file} is not valid JSON: ${error.message}`, { cause: error })
      : error
  }
}

function* parseElement({ kind, text }: Element, index: number): Generator<RawEntry> {
  if (kind === 'element') yield { key: index, document: parse(text, index) }
  else {
    const member = parse(`{${text}}`, index) as Record<string, unknown>
    for (const [key, document] of Object.entries(member)) yield { key, document }
  }
}

function parse(text: string, index: number): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(`document ${index + 1}: ${reason}`, { cause: error })
  }
}
