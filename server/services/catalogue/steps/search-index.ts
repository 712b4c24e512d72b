import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { catalogueVersion } from '../../../db/catalogue/catalogue-version.ts'
import { readRecords } from '../../../db/catalogue/collections.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { listProductVersions, readIndexedProducts } from '../../../db/search/indexed-products.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'
import type { SearchCalls } from '../../../workers/search-thread.ts'
import { ThreadUnavailableError, type Thread } from '../../../workers/thread.ts'

/** The calls that are answered from the index, once there is one. */
type Asked = Pick<SearchCalls, 'match' | 'complete' | 'suggest' | 'search'>

/** The catalogue read as product kinds, in a thread of its own. */
export type SearchIndex = {
  /** Reads what changed in the catalogue; resolves when that is in the index. */
  readonly refresh: () => Promise<void>
  /**
   * Asks the thread. A change of the catalogue is waited for a moment, then the index before it answers. Rejects with
   * `temporarily-unavailable` when too many ask, there is no index yet, or the thread ended.
   */
  readonly ask: <K extends keyof Asked>(kind: K, request: Asked[K]['request']) => Promise<IndexAnswer<K>>
}

/** An answer of the thread. */
export type IndexAnswer<K extends keyof Asked> = {
  readonly answer: Asked[K]['answer']
  /** The catalogue has changed since the index was made: nobody may keep the answer. */
  readonly isOutdated: boolean
}

/** Products read by one statement, and in one go by the thread. */
const PAGE = 50
/** How long after the reading of a change began requests wait for it, and how long one waits for the first index. */
const CHANGE_MS = 1_000
const FIRST_MS = 8_000
/** How long after the reading of the catalogue began searches and suggestions wait for it; then they are answered without. */
const PATIENCE_MS = 4_000
/** How old the catalogue may be that suggestions are made from. */
const SUGGESTION_AGE_MS = 1_000
const RETRY_AFTER_SECONDS = 3

type Dependencies = {
  readonly database: Database
  readonly thread: Thread<SearchCalls>
  readonly patienceMs?: number
  /** Where the index is kept between two runs. */
  readonly keptIn?: string
  readonly onError?: (error: unknown) => void
}

/** Keeps the product kinds in the thread as the catalogue is. */
export function createSearchIndex({
  database: { queries },
  thread,
  patienceMs = PATIENCE_MS,
  keptIn,
  onError = () => {},
}: Dependencies): SearchIndex {
  let version: number | null = null
  let checkedAt = -Infinity
  let isOutdated = false
  let refreshing: Promise<void> | null = null
  let startedAt = 0

  const refresh = (): Promise<void> => {
    if (refreshing !== null) return refreshing
    startedAt = performance.now()
    refreshing = update().finally(() => {
      refreshing = null
    })
    return refreshing
  }
  const update = async (): Promise<void> => {
    const read = await catalogueVersion(queries)
    version = thread.isRunning() ? version : null
    if (version === read) return
    // what cannot be used is read anew
    const restored =
      version === null && keptIn !== undefined ? thread.ask('restore', { file: keptIn }).catch(onError) : null
    await updateIndex(queries, thread, restored)
    version = read
    // nobody waits for it, and the next change tries again
    if (keptIn !== undefined) thread.ask('keep', { file: keptIn }).catch(onError)
  }
  /** How long a request waits for the first index: whoever can do without it does, once the reading has taken its time. */
  const waitForFirst = (kind: keyof Asked): number =>
    kind === 'suggest' || kind === 'search' ? waitUntil(patienceMs) : FIRST_MS
  const waitUntil = (ms: number): number => Math.max(0, startedAt + ms - performance.now())
  /** Waits for the index; returns whether it is that of the catalogue as it is now. */
  const freshen = async (kind: keyof Asked): Promise<boolean> => {
    checkedAt = performance.now()
    const wanted = await catalogueVersion(queries)
    const hasIndex = thread.isRunning() && version !== null
    if (hasIndex && version === wanted) return true
    const refreshed = refresh().then(() => true)
    // the update goes on; whoever waits for it is told
    refreshed.catch(() => {})
    const inTime = await Promise.race([
      refreshed,
      wait(hasIndex ? waitUntil(CHANGE_MS) : waitForFirst(kind), hasIndex),
    ])
    if (!inTime) throw unavailable()
    return version !== null && version >= wanted
  }
  return {
    refresh: async () => {
      // one that began before may have missed the change
      await refreshing?.catch(() => {})
      await refresh()
    },
    ask: async (kind, request) => {
      try {
        // while somebody types, the catalogue may be a second old
        const mayBeOld = kind === 'suggest' && version !== null && thread.isRunning()
        if (!mayBeOld || performance.now() - checkedAt > SUGGESTION_AGE_MS)
          isOutdated = !(await freshen(kind))
        const outdated = isOutdated
        return { answer: await thread.ask(kind, request), isOutdated: outdated }
      } catch (error) {
        throw error instanceof ThreadUnavailableError ? unavailable() : error
      }
    },
  }
}

/** Updates the index, which may still be restored meanwhile. */
async function updateIndex(
  queries: Queries,
  thread: Thread<SearchCalls>,
  restored: Promise<unknown> | null,
): Promise<void> {
  const categories = {
    mains: (await readRecords(queries, 'main_categories')) as MainCategory[],
    subs: (await readRecords(queries, 'subcategories')) as Subcategory[],
  }
  const versions = await listProductVersions(queries)
  const { ownWords = '' } = await readSavedSettings(queries)
  await restored
  const plan = await thread.ask('plan', { versions, categories, ownWords })
  // the thread adds some products while the next ones are read
  let adding: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < plan.productIds.length; start += PAGE) {
    const products = await readIndexedProducts(queries, plan.productIds.slice(start, start + PAGE))
    await adding
    adding = thread.ask('add', products)
    adding.catch(() => {})
  }
  await adding
  await thread.ask('finish', null)
}

function unavailable(): AppError {
  return new AppError('temporarily-unavailable', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
