import { demandWords } from '#domain/demand/demand-words.ts'
import type { DemandSource } from '#domain/demand/demand.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../../db/database.ts'
import { addUnmetDemand, type CountedWords } from '../../../db/demand/unmet-demand.ts'

/** Counts what found nothing. */
export type DemandCounter = {
  /** Counts a text; parts that may tell who wrote it are left out (SEARCH-07). */
  readonly count: (source: DemandSource, text: string) => void
  /** Writes what was counted so far. */
  readonly flush: () => Promise<void>
}

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Time for which counts wait to be written together, and the most different words that wait; further ones are not counted. */
const WAIT_MS = 20_000
const MAX_WAITING = 300
/** The most different words of one day. */
const MAX_A_DAY = 2_000

/**
 * Starts a counter. Counts are written together and later: a search that finds nothing costs the database nothing more, and
 * nobody fills the disk by searching for nonsense all day. Counts that wait when the process ends are lost.
 */
export function createDemandCounter({ database, now }: Dependencies): DemandCounter {
  const waiting = new Map<string, CountedWords>()
  let timer: NodeJS.Timeout | null = null
  const flush = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const counted = [...waiting.values()]
    waiting.clear()
    await addUnmetDemand(database.queries, counted, { day: istDay(now()), most: MAX_A_DAY })
  }
  return {
    flush,
    count: (source, text) => {
      const words = demandWords(text)
      if (words === null) return
      const key = `${source} ${words}`
      const known = waiting.get(key)
      if (known === undefined && waiting.size >= MAX_WAITING) return
      waiting.set(key, { source, words, times: (known?.times ?? 0) + 1 })
      timer ??= setTimeout(() => {
        // a count that is lost harms nobody
        flush().catch(() => {})
      }, WAIT_MS).unref()
    },
  }
}
