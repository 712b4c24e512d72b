import { expect, test } from 'vitest'
import type { Facets } from '#domain/catalogue/lists/product-card.ts'
import { searchProducts } from '#server/db/search/search-products.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()
const { catalogue } = api.services
const originsOf = ({ attributes }: Facets) =>
  attributes.find(({ name }) => name === 'Country of origin')?.values

/** A subcategory of the demo with goods from several countries. */
async function importedSubcategory(): Promise<string> {
  const products = await catalogue.listAllProducts({ offset: 0, limit: 2_000 })
  const imported = products.find(({ countryOfOrigin }) => countryOfOrigin !== 'India')
  return imported?.subcategoryIds[0] ?? 'none'
}

test('[FIND-04] a list with imported goods is filtered by country of origin', async () => {
  const subcategoryId = await importedSubcategory()
  const filters = { attributes: [] }
  const origins = originsOf(await catalogue.listFacets({ subcategoryId, filters }))
  const foreign = origins?.find(({ value }) => value !== 'India')
  expect(foreign?.count).toBeGreaterThan(0)
  const { total } = await catalogue.listProducts({
    subcategoryId,
    page: 1,
    sort: 'featured',
    filters: { attributes: [{ name: 'Country of origin', value: foreign?.value ?? '' }] },
  })
  expect(total).toBe(foreign?.count)
  // a list without any has nothing to choose
  expect(originsOf(await catalogue.listFacets({ subcategoryId: 'opc-cement', filters }))).toBeUndefined()
})

test('[FIND-04] lists and searches are sorted by country of origin, in memory as in the database', async () => {
  const countriesOf = async (ids: readonly string[]): Promise<string[]> => {
    const products = new Map((await catalogue.findProducts(ids)).map((product) => [product.id, product]))
    return ids.map((id) => products.get(id)?.countryOfOrigin ?? 'unknown')
  }
  const sorted = (countries: string[]) =>
    countries.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const subcategoryId = await importedSubcategory()
  const list = await catalogue.listProducts({ subcategoryId, page: 1, sort: 'origin' })
  const listed = await countriesOf(list.cards.map(({ id }) => id))
  expect(new Set(listed).size).toBeGreaterThan(1)
  expect(listed).toEqual(sorted(listed))
  const search = await catalogue.searchProducts({ q: 'marble', page: 1, sort: 'origin' })
  const found = await countriesOf(search.cards.map(({ id }) => id))
  expect(found.length).toBeGreaterThan(3)
  expect(found).toEqual(sorted(found))
  const ids = search.cards.map(({ id }) => id).toReversed()
  const page = { sort: 'origin', language: 'en', offset: 0, limit: 100, filters: { attributes: [] } } as const
  const inDatabase = await searchProducts(api.database.queries, { ids }, page)
  expect(await countriesOf(inDatabase.ids)).toEqual(found)
})
