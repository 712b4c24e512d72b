import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import { english } from '#domain/catalogue/translations/glossary.ts'
import { createSearchIndex } from '#server/services/catalogue/steps/search-index.ts'
import type { SearchCalls } from '#server/workers/search-thread.ts'
import type { Thread } from '#server/workers/thread.ts'
import type { TestApi } from './test-api.ts'

/** A thread that never answers. */
export const endlessThread: Thread<SearchCalls> = {
  ask: () => new Promise(() => {}),
  isRunning: () => true,
  close: () => Promise.resolve(),
}

/** Dependencies of a search while nothing is in memory yet: the database answers. */
export const whileStarting = ({ database }: TestApi) => ({
  database,
  searchIndex: createSearchIndex({ database, thread: endlessThread, patienceMs: 0 }),
  demand: { count: () => {}, flush: () => Promise.resolve() },
  readGlossary: () => Promise.resolve(english),
  readPhrases: () => Promise.resolve(new Map<string, string>()),
  translateCategories: (categories: readonly CategorySuggestion[]) => Promise.resolve(categories),
})
