import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

const root = path.join(import.meta.dirname, '../..')
/** The program that makes an index and reads it again. */
const SOURCES = ['domain', 'search', 'server/workers', 'server/db/search']
const HEAD_BYTES = 8
const UNFINISHED = '.part'
/** Age in milliseconds from which an unfinished file has no owner any more. */
const ABANDONED_MS = 600_000
const LAST = 'end'

/** Hash of the program's sources: another program may read the same catalogue differently. */
export async function hashProgram(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const folder of SOURCES) {
    const files = await readdir(path.join(root, folder), { recursive: true })
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted())
      hash.update(`${folder}/${file}\n`).update(await readFile(path.join(root, folder, file)))
  }
  return hash.digest('base64url')
}

/**
 * Writes values into a file of the owner's, which takes the place of the one before only when it is complete: each with its length and
 * checksum, the program's hash first. Others get their turn between two of them. Returns how many bytes those are.
 */
export async function writeSnapshot(
  file: string,
  program: string,
  parts: Iterable<unknown>,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await removeAbandoned(path.dirname(file))
  const unfinished = `${file}.${process.pid}${UNFINISHED}`
  let bytes = 0
  try {
    await using target = await open(unfinished, 'w', 0o600)
    for (const part of withEnds(program, parts)) {
      const content = serialize(part)
      const head = Buffer.alloc(HEAD_BYTES)
      head.writeUInt32LE(content.length, 0)
      head.writeUInt32LE(crc32(content), 4)
      await target.writev([head, content])
      bytes += head.length + content.length
      await nextTurn()
    }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await rename(unfinished, file)
  return bytes
}

/** Reads the values again; null when there is no file, another program wrote it, or it is not whole. */
export async function readSnapshot(file: string, program: string): Promise<readonly unknown[] | null> {
  const source = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (source === null) return null
  await using _ = source
  const { size } = await source.stat()
  const parts: unknown[] = []
  for (let at = 0; at < size;) {
    const part = await readChunk(source, { at, size })
    if (part === null || (at === 0 && part.value !== program)) return null
    parts.push(part.value)
    at = part.end
  }
  return parts.at(-1) === LAST ? parts.slice(1, -1) : null
}

function* withEnds(program: string, parts: Iterable<unknown>): Generator {
  yield program
  yield* parts
  yield LAST
}

type Place = { readonly at: number; readonly size: number }

async function readChunk(source: FileHandle, { at, size }: Place) {
  const start = at + HEAD_BYTES
  if (start > size) return null
  const head = await readBytes(source, at, HEAD_BYTES)
  const end = start + head.readUInt32LE(0)
  if (end > size || end === start) return null
  // each in memory of its own, for lists of numbers stay where they were read
  const content = await readBytes(source, start, end - start)
  return crc32(content) === head.readUInt32LE(4) ? { value: deserialize(content) as unknown, end } : null
}

/** Bytes of a file; one that was cut meanwhile has zeros for the rest. */
async function readBytes(source: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await source.read(bytes, 0, length, position)
  return bytes
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!name.endsWith(UNFINISHED)) continue
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}
