import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import chain from 'stream-chain'
import { parser } from 'stream-json/parser.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { streamObject } from 'stream-json/streamers/stream-object.js'
import { catalogueFiles, type CollectionTable } from './collections.ts'
import type { CatalogueFiles, Delivered, DeliveredCollection } from './port.ts'

/** Catalogues as folders of JSON files, each an array of documents or an object of documents keyed by id. */
export const jsonFolder: CatalogueFiles = { read, write }

async function read(folder: string): Promise<DeliveredCollection[]> {
  const found: DeliveredCollection[] = []
  for (const [table, name] of Object.entries(catalogueFiles) as [CollectionTable, string][]) {
    const file = path.join(folder, name)
    if (await exists(file)) found.push({ table, name, documents: documentsOf(file) })
  }
  if (found.length === 0) {
    throw new Error(`${folder} holds none of ${Object.values(catalogueFiles).join(', ')}`)
  }
  return found
}

async function* documentsOf(file: string): AsyncGenerator<Delivered> {
  const first = await firstCharacter(file)
  if (first !== '[' && first !== '{') throw new Error(`${file} is neither a JSON array nor a JSON object`)
  const source = createReadStream(file)
  const documents =
    first === '[' ? chain([source, parser(), streamArray()]) : chain([source, parser(), streamObject()])
  try {
    for await (const item of documents as AsyncIterable<{ key: string | number; value: unknown }>) {
      yield { key: item.key, document: item.value }
    }
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

async function write(
  folder: string,
  table: CollectionTable,
  documents: AsyncIterable<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, catalogueFiles[table])
  await pipeline(Readable.from(jsonArray(documents)), createWriteStream(`${file}.part`))
  await rename(`${file}.part`, file)
}

async function* jsonArray(documents: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const document of documents) {
    yield before + JSON.stringify(document)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function firstCharacter(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()
      .charAt(0)
  } finally {
    await handle.close()
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
