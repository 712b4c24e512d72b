import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again, at short intervals, until there is an answer; throws when the time is over. */
export async function until<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
  { withinMs = 30_000, everyMs = 25 }: { withinMs?: number; everyMs?: number } = {},
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`)
    await pause(everyMs)
  }
}
