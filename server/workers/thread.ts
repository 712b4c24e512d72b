import { Worker } from 'node:worker_threads'

/** The calls that a thread answers, by kind. */
export type Calls = Readonly<Record<string, { readonly request: unknown; readonly answer: unknown }>>

/** A worker thread that answers calls. It sends `{ id: 0 }` once it has loaded, and then `{ id, answer }` or `{ id, error }`. */
export type Thread<C extends Calls> = {
  /** Asks the thread; rejects with `ThreadUnavailable` when its queue is full, or the thread ended or hung. */
  readonly ask: <K extends keyof C>(kind: K, request: C[K]['request']) => Promise<C[K]['answer']>
  /** Tells whether a thread runs. One starts with the first request, and again with the first one after it ended. */
  readonly isRunning: () => boolean
  readonly close: () => Promise<void>
}

export type ThreadOptions = {
  /** The most requests that may wait for their answer. */
  readonly waiting: number
  /** A thread with requests that has not answered anything, not even a ping, for this long counts as hung and is ended. */
  readonly hungAfterMs: number
  /** The same for a thread that has not loaded yet. */
  readonly loadedAfterMs: number
  /** Called when a thread ended by itself or was ended because it hung. */
  readonly onEnd?: (reason: Error) => void
  /** The most memory of its heap, in MB. */
  readonly heapMb?: number
}

/** The thread cannot answer now. */
export class ThreadUnavailableError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ThreadUnavailable'
  }
}

/** A call on its way to a thread. */
export type ThreadCall<C extends Calls> = {
  readonly id: number
  readonly kind: keyof C
  readonly request: C[keyof C]['request']
}
/** A message to a thread. A ping is answered between two pieces of work, as `{ id: 0 }`. */
export type ThreadMessage<C extends Calls> = ThreadCall<C> | 'ping'
/** A message of a thread. */
export type ThreadAnswer = { readonly id: number; readonly answer?: unknown; readonly error?: string }

const PING_MS = 500
/**
 * Size of a thread's young generation in MB: reading a list of 500 lines makes garbage of many times that, and with less room
 * every part of it is collected more often, and more of it is kept.
 */
const YOUNG_MB = 48

type Running = {
  readonly worker: Worker
  readonly pending: Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>
  heardAt: number
  hasLoaded: boolean
}

/** Starts a program in a thread of its own, on demand. */
export function startThread<C extends Calls>(program: URL, options: ThreadOptions): Thread<C> {
  let running: Running | null = null
  let nextId = 1
  let closed = false

  function launch(): Running {
    const worker = new Worker(program, {
      execArgv: [],
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_MB,
        ...(options.heapMb !== undefined && { maxOldGenerationSizeMb: options.heapMb }),
      },
    })
    // does not keep the process alive
    worker.unref()
    const thread: Running = { worker, pending: new Map(), heardAt: performance.now(), hasLoaded: false }
    worker.on(
      'message',
      ({ id, answer, error }: Omit<ThreadAnswer, 'answer'> & { readonly answer: never }) => {
        thread.heardAt = performance.now()
        thread.hasLoaded = true
        const asked = thread.pending.get(id)
        thread.pending.delete(id)
        if (error === undefined) asked?.resolve(answer)
        else asked?.reject(new Error(error))
      },
    )
    worker.on('error', (error) => end(thread, error))
    worker.on('exit', () => end(thread, new ThreadUnavailableError('The thread has ended.')))
    watch(thread)
    return thread
  }

  /** Fails the requests of a thread that has ended. */
  function end(thread: Running, reason: Error): void {
    if (running !== thread) return
    running = null
    for (const { reject } of thread.pending.values()) reject(new ThreadUnavailableError(reason.message))
    thread.pending.clear()
    void thread.worker.terminate()
    if (!closed) options.onEnd?.(reason)
  }

  function watch(thread: Running): void {
    let checkedAt = performance.now()
    const timer = setInterval(() => {
      if (running !== thread) {
        clearInterval(timer)
        return
      }
      const now = performance.now()
      const patienceMs = thread.hasLoaded ? options.hungAfterMs : options.loadedAfterMs
      // when this thread itself was late, so are the answers
      const lateMs = now - checkedAt - PING_MS
      checkedAt = now
      if (thread.pending.size === 0 || lateMs > PING_MS) thread.heardAt = now
      else if (now - thread.heardAt > patienceMs)
        end(thread, new Error(`The thread did not answer within ${patienceMs} ms.`))
      if (thread.pending.size > 0) thread.worker.postMessage('ping' satisfies ThreadMessage<C>)
    }, PING_MS)
    timer.unref()
  }

  return {
    ask: (kind, request) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new ThreadUnavailableError('The thread is closed.'))
          return
        }
        running ??= launch()
        if (running.pending.size >= options.waiting) {
          reject(new ThreadUnavailableError('Too many requests wait for the thread.'))
          return
        }
        const id = nextId++
        running.pending.set(id, { resolve, reject })
        if (running.pending.size === 1) running.heardAt = performance.now()
        running.worker.postMessage({ id, kind, request } satisfies ThreadMessage<C>)
      }),
    isRunning: () => running !== null,
    close: async () => {
      closed = true
      const ending = running?.worker
      if (running !== null) end(running, new ThreadUnavailableError('The thread is closed.'))
      await ending?.terminate()
    },
  }
}
