import { expect, test } from 'vitest'
import { noFilters, type ProductCard, type ProductSort } from '#domain/catalogue/lists/product-card.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()

const of16mm = { ...noFilters, attributes: [{ name: 'Sizes(mm)', value: '16' }] }
const bars = (sort: ProductSort) =>
  api.services.catalogue.listProducts({ subcategoryId: 'tmt-fe500d', page: 1, sort, filters: of16mm })
const shown = ({ variants, fits }: ProductCard) => variants[fits?.[0] ?? 0]
const prices = (cards: readonly ProductCard[]) => cards.map((card) => shown(card)?.priceWithGst ?? 0)
const ascending = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)

test('[PRICE-03] with a filter, prices are sorted by the variant that is shown', async () => {
  const up = prices((await bars('price-up')).cards)
  expect(up.length).toBeGreaterThan(3)
  expect(up).toEqual(ascending(up))
  expect(prices((await bars('price-down')).cards)).toEqual(up.toReversed())
})

test('[PRICE-04] a list that can be compared says by what, and sorts by it', async () => {
  const { cards, measure } = await bars('measure-up')
  expect(measure).toBe('kg')
  const perKg = cards.map((card) => card.measure?.price ?? Infinity)
  expect(perKg).toEqual(ascending(perKg))
  expect(cards.every((card) => card.measure?.unit === 'kg')).toBe(true)
  const taps = await api.services.catalogue.listProducts({
    subcategoryId: 'bib-cocks',
    page: 1,
    sort: 'featured',
  })
  expect(taps.measure).toBeNull()
})

test('[PRICE-04] pages of a list sorted by what is shown follow on each other', async () => {
  const page = async (number: number) => {
    const request = { q: 'tile', page: number, sort: 'measure-up' } as const
    return (await api.services.catalogue.searchProducts(request)).cards
  }
  const [first, second] = [await page(1), await page(2)]
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(48)
  const perSqFt = [...first, ...second].flatMap(({ measure }) =>
    measure?.unit === 'sq ft' ? [measure.price] : [],
  )
  expect(perSqFt).toEqual(ascending(perSqFt))
})

test('[SEARCH-02] a search has the filters of a list, each with the number that it leaves', async () => {
  const search = (attributes: { name: string; value: string }[]) =>
    api.services.catalogue.searchProducts({ q: 'cement', page: 1, filters: { attributes } })
  const all = await search([])
  const brands = all.facets.attributes.find(({ name }) => name === 'Brand')?.values ?? []
  expect(brands.length).toBeGreaterThan(3)
  const [brand] = brands
  const filtered = await search([{ name: 'Brand', value: brand?.value ?? '' }])
  expect(filtered.total).toBe(brand?.count)
  expect(filtered.total).toBeLessThan(all.total)
  expect(filtered.cards.every(({ name }) => name.startsWith(brand?.value ?? '?'))).toBe(true)
})

test('[SEARCH-02] filters that leave nothing keep the search, and do not loosen it', async () => {
  const attributes = [{ name: 'Brand', value: 'Nobody' }]
  const found = await api.services.catalogue.searchProducts({ q: 'cement', page: 1, filters: { attributes } })
  expect([found.total, found.match]).toEqual([0, 'all'])
  expect(found.facets.attributes.length).toBeGreaterThan(0)
})

test('[SEARCH-02] a written size and a price filter both narrow what a card shows', async () => {
  const { cards } = await api.services.catalogue.searchProducts({
    q: 'sariya 12mm',
    page: 1,
    sort: 'price-up',
  })
  for (const card of cards) expect(shown(card)?.options[0]).toMatch(/^12 mm/)
  expect(prices(cards)).toEqual(ascending(prices(cards)))
})
