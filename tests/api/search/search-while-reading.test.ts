import { describe, expect, test } from 'vitest'
import { bumpCatalogueVersion } from '#server/db/catalogue/catalogue-version.ts'
import { createSearchIndex } from '#server/services/catalogue/steps/search-index.ts'
import { searchProducts } from '#server/services/catalogue/search-products.ts'
import { suggest } from '#server/services/catalogue/suggest.ts'
import type { SearchCalls } from '#server/workers/search-thread.ts'
import type { Handlers } from '#server/workers/serve-thread.ts'
import type { Thread } from '#server/workers/thread.ts'
import { endlessThread, whileStarting } from '../../support/api/while-starting.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()

const search = (q: string) => api.services.catalogue.searchProducts({ q, page: 1 })

describe('while the catalogue is still being read as product kinds', () => {
  test('[SEARCH-01] suggestions are made from the words of the catalogue, and are not kept', async () => {
    const found = await suggest(whileStarting(api), 'cemen')
    expect(found.categories[0]?.name).toMatch(/Cement/)
    expect(found.products.map(({ name }) => name)).toContainEqual(expect.stringMatching(/Cement/))
    expect(found.isProvisional).toBe(true)
    expect((await api.services.catalogue.suggest('cemen')).isProvisional).toBe(false)
  })

  test('[SEARCH-01] searches find products by their words, and say that it is for the time being', async () => {
    const found = await searchProducts(whileStarting(api), { q: 'sariya', page: 1 })
    expect(found.cards[0]?.name).toMatch(/TMT/)
    expect([found.isProvisional, (await search('sariya')).isProvisional]).toEqual([true, false])
  })

  test('[SEARCH-01] while a change takes long to be read, the answers before it are for the time being', async () => {
    let updates = 0
    const { promise: never } = Promise.withResolvers<never>()
    const handlers: Handlers<SearchCalls> = {
      plan: () => {
        updates += 1
        return updates > 1 ? never : { productIds: [], isWhole: true }
      },
      add: () => {},
      finish: () => {},
      restore: () => false,
      keep: () => 0,
      match: () => never,
      complete: () => never,
      search: () => ({ isNotSold: true, missingBrands: [], nearest: [] }),
      suggest: () => ({ kinds: [], categories: [], productIds: [] }),
    }
    const slow: Thread<SearchCalls> = {
      ...endlessThread,
      ask: async (kind, request) => handlers[kind](request),
    }
    const using = {
      ...whileStarting(api),
      searchIndex: createSearchIndex({ database: api.database, thread: slow }),
    }
    const provisional = async () => [
      (await searchProducts(using, { q: 'sariya', page: 1 })).isProvisional,
      (await suggest(using, 'sari')).isProvisional,
    ]
    expect(await provisional()).toEqual([false, false])
    await api.database.queries.transaction().execute(bumpCatalogueVersion)
    expect(await provisional()).toEqual([true, true])
  })
})
