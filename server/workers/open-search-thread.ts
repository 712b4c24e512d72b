import type { SearchCalls } from './search-thread.ts'
import { startThread, type Thread } from './thread.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Requests that may wait for the thread. */
const WAITING = 64
/** A thread that does not even answer a ping for this long hangs. */
const HUNG_AFTER_MS = 10_000
/** Time that its program may take to load on a busy machine. */
const LOADED_AFTER_MS = MINUTE_MS

/** The thread that reads the catalogue as product kinds, and lists and searches with them. */
export function openSearchThread(onEnd?: (reason: Error) => void): Thread<SearchCalls> {
  return startThread(new URL('./search-thread.ts', import.meta.url), {
    waiting: WAITING,
    hungAfterMs: HUNG_AFTER_MS,
    loadedAfterMs: LOADED_AFTER_MS,
    ...(onEnd && { onEnd }),
  })
}
