import { setTimeout } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** A long import by another process, or by one that was killed, is over by then. */
const PATIENCE_MS = 5 * MINUTE_MS
const PAUSE_MS = 500

/**
 * Does what a start needs, and again for as long as the database is busy with something else. Rejects with
 * `temporarily-unavailable` after minutes, with anything else at once.
 */
export async function whenAvailable<T>(
  run: () => Promise<T>,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS } = {},
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await run()
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'temporarily-unavailable'
      if (!isBusy || performance.now() > giveUpAt) throw error
      await setTimeout(pauseMs)
    }
  }
}
