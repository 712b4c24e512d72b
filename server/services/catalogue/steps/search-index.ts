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

/** The calls that need an index. */
type Answered = Pick<SearchCalls, 'match' | 'complete' | 'suggest' | 'search'>

/** The catalogue read as product kinds, in a thread of its own. */
export type SearchIndex = {
  /** Updates the index from the catalogue; resolves once it is up to date. */
  readonly refresh: () => Promise<void>
  /**
   * Asks the thread. After a change of the catalogue, it waits briefly for the update, then asks the former index. Rejects
   * with `temporarily-unavailable` if too many requests wait, there is no index yet, or the thread has ended.
   */
  readonly ask: <K extends keyof Answered>(
    kind: K,
    request: Answered[K]['request'],
  ) => Promise<IndexAnswer<K>>
}

/** An answer of the thread. */
export type IndexAnswer<K extends keyof Answered> = {
  readonly answer: Answered[K]['answer']
  /** True if the catalogue has changed since the index was made; the answer must not be cached. */
  readonly isOutdated: boolean
}

/** Products read by one statement, and added by one call of the thread. */
const PAGE = 50
/** The longest wait for an update, counted from its start, and for the first index, counted from the request. */
const CHANGE_MS = 1_000
const FIRST_MS = 8_000
/** The longest that searches and suggestions wait for the first index, counted from its start; then they do without. */
const PATIENCE_MS = 4_000
/** The interval at which suggestions look for a change of the catalogue. */
const SUGGESTION_AGE_MS = 1_000
const RETRY_AFTER_SECONDS = 3

type Dependencies = {
  readonly database: Database
  readonly thread: Thread<SearchCalls>
  readonly patienceMs?: number
  /** The file that stores the index between two runs. */
  readonly snapshotFile?: string
  /** Its restoring, where that has begun. */
  readonly restoring?: Promise<void> | undefined
  readonly onError?: (error: unknown) => void
}

/** Creates an index of product kinds in the thread, which follows the catalogue. */
export function createSearchIndex({
  database: { queries },
  thread,
  patienceMs = PATIENCE_MS,
  snapshotFile,
  restoring,
  onError = () => {},
}: Dependencies): SearchIndex {
  let restored = restoring
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
    if (!thread.isRunning()) {
      version = null
      restored = undefined
    }
    if (version === read) return
    if (version === null && snapshotFile !== undefined) restored ??= restoreIndex(thread, snapshotFile)
    await updateIndex(queries, thread, restored)
    version = read
    // not awaited: the next change tries again
    if (snapshotFile !== undefined) thread.ask('keep', { file: snapshotFile }).catch(onError)
  }
  /** Milliseconds that a request waits for the first index: fewer if it can do without. */
  const waitForFirst = (kind: keyof Answered): number =>
    kind === 'suggest' || kind === 'search' ? waitUntil(patienceMs) : FIRST_MS
  const waitUntil = (ms: number): number => Math.max(0, startedAt + ms - performance.now())
  /** Waits for the index; true if it is up to date with the catalogue. */
  const freshen = async (kind: keyof Answered): Promise<boolean> => {
    checkedAt = performance.now()
    const wanted = await catalogueVersion(queries)
    const hasIndex = thread.isRunning() && version !== null
    if (hasIndex && version === wanted) return true
    const refreshed = refresh().then(() => true)
    // the update continues after a lost race, and may reject unobserved
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
      // a refresh that runs already may have missed the change
      await refreshing?.catch(() => {})
      await refresh()
    },
    ask: async (kind, request) => {
      try {
        // suggestions may come from a catalogue that is a second old
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

/**
 * Goes on from the index that an earlier run has kept; one that cannot be restored is read from the catalogue. That the thread ended is
 * told by whoever opened it.
 */
export async function restoreIndex(thread: Thread<SearchCalls>, file: string): Promise<void> {
  await thread.ask('restore', { file }).catch(() => {})
}

/** Updates the index once a restored one is in the thread. */
async function updateIndex(
  queries: Queries,
  thread: Thread<SearchCalls>,
  restored: Promise<void> | undefined,
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
  return new AppError('temporarily-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
