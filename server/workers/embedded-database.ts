import { parentPort, workerData } from 'node:worker_threads'
import { serialize } from 'pg-protocol'
import { loadEmbeddedEngine } from '../db/engines/load-embedded.ts'

/** What the thread is started with: a data directory, or the files of one to be held in memory, or neither for an empty one. */
export type EmbeddedDatabaseStart = { readonly directory?: string; readonly files?: Uint8Array }

/** What the thread is asked: to run messages of PostgreSQL's wire protocol, to dump its files, or to close. */
export type EmbeddedDatabaseRequest =
  | { readonly kind: 'messages'; readonly bytes: Uint8Array }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }

/** What it answers, in the order of the requests. */
export type EmbeddedDatabaseAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'messages'; readonly bytes: Uint8Array }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' }

const { directory, files } = workerData as EmbeddedDatabaseStart
const engine = await loadEmbeddedEngine(files === undefined ? directory : new Blob([new Uint8Array(files)]))
const port = parentPort
if (port === null) throw new Error('The embedded database runs in a worker thread.')

/**
 * How often the log's changes are written to the tables' files and the log is used again: a PostgreSQL server does that in a
 * process of its own, which the engine lacks, so that the log would grow until the store ends.
 */
const CHECKPOINT_MS = 5 * 60_000

/** What an answer ends with when no transaction is open. */
const idle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const checkpoint = new Uint8Array(serialize.query('checkpoint'))
let checkpointAt = Date.now() + CHECKPOINT_MS

/** Requests are handled one after the other: the engine has a single session. */
let queue = Promise.resolve()
port.on('message', (request: EmbeddedDatabaseRequest) => {
  queue = queue.then(() => handle(request))
})
answer({ kind: 'ready' })

async function handle(request: EmbeddedDatabaseRequest): Promise<void> {
  if (request.kind === 'messages') {
    const bytes = await run(request.bytes)
    const isIdle = Buffer.from(bytes.subarray(-idle.length)).equals(idle)
    answer({ kind: 'messages', bytes })
    if (isIdle && Date.now() > checkpointAt) await writeCheckpoint()
  } else if (request.kind === 'dump') answer({ kind: 'dump', bytes: await dump() })
  else await close()
}

async function run(messages: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  await engine.execProtocolRawStream(messages, {
    // the engine reuses the memory that a chunk lies in
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  })
  const [only] = chunks
  return chunks.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(chunks))
}

async function writeCheckpoint(): Promise<void> {
  checkpointAt = Date.now() + CHECKPOINT_MS
  await run(checkpoint)
}

async function dump(): Promise<Uint8Array> {
  const archive = await engine.dumpDataDir('none')
  return new Uint8Array(await archive.arrayBuffer())
}

async function close(): Promise<void> {
  await engine.close()
  answer({ kind: 'closed' })
  port?.close()
}

function answer(message: EmbeddedDatabaseAnswer): void {
  const transfer =
    'bytes' in message && message.bytes.buffer instanceof ArrayBuffer ? [message.bytes.buffer] : []
  port?.postMessage(message, transfer)
}
