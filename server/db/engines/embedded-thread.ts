import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { serialize } from 'pg-protocol'
import type {
  EmbeddedDatabaseAnswer,
  EmbeddedDatabaseRequest,
  EmbeddedDatabaseStart,
} from '../../workers/embedded-database.ts'

/** The embedded engine in a thread of its own. */
export type EmbeddedThread = {
  /** A connection that node-postgres can speak over; there is one session, so one connection at a time. */
  readonly connect: () => Duplex
  /** The files of the database as a tar archive. */
  readonly dump: () => Promise<Uint8Array>
  /** Shuts the engine down cleanly and ends the thread. */
  readonly close: () => Promise<void>
}

/** How long one request may take before the engine counts as hung and is started again on the same files. */
const ANSWER_WITHIN_MS = 120_000

const cleanSlate = new Uint8Array(
  Buffer.concat([serialize.query('rollback'), serialize.query('discard all')]),
)

const program = new URL('../../workers/embedded-database.ts', import.meta.url)

/**
 * Starts the engine in a worker thread, so that a long statement keeps no request waiting that does not need the
 * database. The thread is started again, on the same directory, when it ended or hung; the engine recovers from its log as
 * after a kill. Rejects when the engine cannot be started the first time.
 */
export async function startEmbeddedThread(
  start: EmbeddedDatabaseStart,
  { answerWithinMs = ANSWER_WITHIN_MS }: { readonly answerWithinMs?: number } = {},
): Promise<EmbeddedThread> {
  let current = await launch(start, answerWithinMs)
  let replacement: Promise<Thread> | undefined

  /** The live thread. Two never run at once: the directory belongs to one engine. */
  const running = async (): Promise<Thread> => {
    if (!current.ended) return current
    replacement ??= replace().finally(() => {
      replacement = undefined
    })
    return replacement
  }
  const replace = async (): Promise<Thread> => {
    await current.gone
    current = await launch(start, answerWithinMs).catch((cause: unknown) => {
      throw new Error('The embedded database does not start again.', { cause })
    })
    return current
  }
  return {
    connect: () => connectionTo(running),
    dump: async () => {
      const answer = await (await running()).ask({ kind: 'dump' })
      if (answer.kind !== 'dump') throw new Error(`The embedded engine answered ${answer.kind}.`)
      return answer.bytes
    },
    close: async () => {
      if (current.ended) return
      await current.ask({ kind: 'close' })
      await current.end()
    },
  }
}

type Thread = {
  readonly ended: boolean
  /** Resolves when the thread is no more. */
  readonly gone: Promise<unknown>
  readonly ask: (request: EmbeddedDatabaseRequest) => Promise<EmbeddedDatabaseAnswer>
  readonly end: () => Promise<void>
}

type Pending = {
  readonly resolve: (answer: EmbeddedDatabaseAnswer) => void
  readonly reject: (error: Error) => void
}

async function launch(start: EmbeddedDatabaseStart, answerWithinMs: number): Promise<Thread> {
  const worker = new Worker(program, { workerData: start, execArgv: [] })
  const pending: Pending[] = []
  let ended = false
  let watchdog: NodeJS.Timeout | undefined

  const fail = (error: Error): void => {
    ended = true
    clearTimeout(watchdog)
    for (const { reject } of pending.splice(0)) reject(error)
  }
  const watch = (): void => {
    clearTimeout(watchdog)
    if (pending.length === 0) return
    watchdog = setTimeout(() => {
      fail(new Error(`The embedded database did not answer within ${answerWithinMs / 1000} s.`))
      void worker.terminate()
    }, answerWithinMs)
    watchdog.unref()
  }
  const [first] = (await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => Promise.reject(error)),
  ])) as [EmbeddedDatabaseAnswer]
  if (first.kind !== 'ready') throw new Error(`The embedded engine began with ${first.kind}.`)
  worker.on('message', (answer: EmbeddedDatabaseAnswer) => {
    pending.shift()?.resolve(answer)
    watch()
  })
  worker.on('error', fail)
  const gone = once(worker, 'exit')
  worker.on('exit', () => fail(new Error('The embedded database has ended.')))
  return {
    get ended() {
      return ended
    },
    gone,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(new Error('The embedded database has ended.'))
          return
        }
        pending.push({ resolve, reject })
        if (pending.length === 1) watch()
        worker.postMessage(request)
      }),
    end: async () => {
      ended = true
      await worker.terminate()
    },
  }
}

/**
 * A stream with the part of a socket's interface that node-postgres uses. What is written at once (a whole extended
 * query) goes to the engine as one request.
 */
function connectionTo(running: () => Promise<Thread>): Duplex {
  const send = (bytes: Uint8Array, done: (error?: Error) => void): void => {
    done()
    void deliver(bytes)
  }
  const deliver = async (bytes: Uint8Array): Promise<void> => {
    try {
      const answer = await (await running()).ask({ kind: 'messages', bytes })
      if (answer.kind !== 'messages' || answer.bytes.length === 0 || stream.destroyed) return
      stream.push(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const stream = new Duplex({
    read: () => {},
    write: (chunk: Uint8Array, _, done) => send(chunk, done),
    writev: (chunks, done) => send(Buffer.concat(chunks.map(({ chunk }) => chunk as Uint8Array)), done),
    final: (done) => {
      stream.push(null)
      done()
    },
  })
  return Object.assign(stream, {
    connect: () => {
      // the session is the same as before: what an earlier connection left open in it is undone
      running()
        .then((thread) => thread.ask({ kind: 'messages', bytes: cleanSlate }))
        .then(
          () => stream.emit('connect'),
          (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
        )
    },
    setNoDelay: () => {},
    setKeepAlive: () => {},
    ref: () => {},
    unref: () => {},
  })
}
