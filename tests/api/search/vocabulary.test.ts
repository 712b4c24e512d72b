import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchProducts } from '#server/services/catalogue/search-products.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { whileStarting } from '../../support/api/while-starting.ts'

const api = await demoApiForTests()
const { queries } = api.database
const { updateVocabulary } = api.services.jobs

type Word = { word: string; documents: number; named: number }

const storedWords = (): Promise<Word[]> =>
  queries.selectFrom('search_words').select(['word', 'documents', 'named']).orderBy('word').execute()

/** The words of all products as PostgreSQL itself counts them. */
async function countedWords(): Promise<Word[]> {
  const { rows } = await sql<Word>`
    select every.word, every.ndoc as documents, coalesce(names.ndoc, 0) as named
    from ts_stat('select search from products') as every
    left join ts_stat('select search from products', 'abc') as names using (word)
    where every.word !~ '[0-9]' and length(every.word) <= 30
    order by every.word collate "C"`.execute(queries)
  return rows
}

async function importZebu(name: string): Promise<void> {
  const zebu = productDocument('zebu', { productName: name })
  const { folder, remove } = await catalogueFolder({ products: [zebu] })
  await api.services.catalogue.importFolder({ folder })
  await remove()
}

test('[SEARCH-01] the vocabulary has the words of all products with their counts, and follows what changed', async () => {
  expect(await storedWords()).toEqual([])
  await updateVocabulary()
  expect((await storedWords()).length).toBeGreaterThan(1_000)
  expect(await storedWords()).toEqual(await countedWords())

  await importZebu('Zebu Wombat')
  await updateVocabulary()
  expect(await storedWords()).toContainEqual({ word: 'wombat', documents: 1, named: 1 })
  expect(await storedWords()).toEqual(await countedWords())

  await importZebu('Zebu Numbat')
  const before = await storedWords()
  await updateVocabulary()
  expect(before.map(({ word }) => word)).toContain('wombat')
  expect((await storedWords()).map(({ word }) => word)).not.toContain('wombat')
  expect(await storedWords()).toEqual(await countedWords())
})

test('[SEARCH-01] the vocabulary is counted once for each version of the catalogue', async () => {
  await updateVocabulary()
  await queries.deleteFrom('search_words').execute()
  await updateVocabulary()
  expect(await storedWords()).toEqual([])
})

test('[SEARCH-01] a store of an older version counts its words anew', async () => {
  await queries.updateTable('catalogue_state').set({ search_form: 0 }).execute()
  await api.services.catalogue.rebuildSearchIndex()
  expect(await storedWords()).toEqual([])
  await updateVocabulary()
  expect(await storedWords()).toEqual(await countedWords())
  const found = await searchProducts(whileStarting(api), { q: 'cemnt', page: 1 })
  expect(found.cards[0]?.name).toMatch(/Cement/)
})
