import { AppError } from '#domain/errors.ts'
import { startThread, ThreadUnavailableError } from '../../workers/thread.ts'
import type { RenderDocuments } from './port.ts'
import type { RenderCalls } from './renderer-worker.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Jobs that may wait for the thread. */
const WAITING = 32
/** The longest job, of fifty documents, takes two seconds on a machine at rest. */
const HUNG_AFTER_MS = 30_000
/** Time that its program may take to load on a busy machine. */
const LOADED_AFTER_MS = MINUTE_MS
/** Enough for the most lines that are printed at once. */
const HEAP_MB = 256

const thread = startThread<RenderCalls>(new URL('renderer-worker.ts', import.meta.url), {
  waiting: WAITING,
  hungAfterMs: HUNG_AFTER_MS,
  loadedAfterMs: LOADED_AFTER_MS,
  heapMb: HEAP_MB,
})

/**
 * Renders documents as one PDF (ORD-09, DESK-03) in a thread of its own, so that other requests are still served. Throws
 * `temporarily-unavailable` when too many jobs wait, or the thread ended or hung; rejects when a document cannot be rendered.
 */
export const renderDocuments: RenderDocuments = async (job) => {
  try {
    return await thread.ask('render', job)
  } catch (error) {
    if (error instanceof ThreadUnavailableError) throw new AppError('temporarily-unavailable')
    throw new Error('The documents could not be rendered.', { cause: error })
  }
}
