import { createKindReader } from '#server/services/catalogue/steps/kind-reader.ts'
import type { KindReaderRequest } from '#server/workers/kind-reader.ts'
import type { Thread } from '#server/workers/thread.ts'
import type { TestApi } from './test-api.ts'

/** A thread that never answers. */
export const endlessThread: Thread<KindReaderRequest> = {
  ask: () => new Promise(() => {}),
  isRunning: () => true,
  close: () => Promise.resolve(),
}

/** What searches use while nothing is in memory yet: the database answers. */
export const whileStarting = ({ database }: TestApi) => ({
  database,
  kindReader: createKindReader({ database, thread: endlessThread, patienceMs: 0 }),
  demand: { count: () => {}, flush: () => Promise.resolve() },
})
