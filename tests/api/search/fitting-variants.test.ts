import { expect, test } from 'vitest'
import type { ProductCard } from '#domain/catalogue/lists/product-card.ts'
import { noFilters, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()

const search = (q: string) => api.services.catalogue.searchProducts({ q, page: 1 })

/** The options of the variant that a card shows. */
function shown(card: ProductCard | undefined): string {
  return card?.variants[card.fits?.[0] ?? 0]?.options.join(', ') ?? 'no card'
}

test.each([
  ['putty 40kg', /^40 kg/],
  ['20 kg putty', /^20 kg/],
  ['wire 2.5 sqmm', /\b2\.5 sq mm/],
  ['12mm sariya', /^12 mm/],
  ['tmt bar 16 mm', /^16 mm/],
  ['1000 ltr tank', /^1000 L/],
  ['white 500 litre tank', /^500 L(, White)?$/],
])('[PRICE-03] [SEARCH-03] "%s" shows cards of what was asked for', async (q, option) => {
  const { cards, match, missingSizes } = await search(q)
  expect([match, missingSizes]).toEqual(['all', []])
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) expect(shown(card)).toMatch(option)
})

test('[PRICE-03] a word that fits every variant narrows nothing', async () => {
  const { cards } = await search('sariya')
  expect(cards.every((card) => card.fits === undefined)).toBe(true)
})

test('[SEARCH-04] a size that is not sold is said so, with the nearest that is', async () => {
  const { cards, missingSizes } = await search('13 mm sariya')
  expect(missingSizes).toEqual(['13 mm'])
  expect(shown(cards[0])).toBe('12 mm')
})

const listed = async (subcategoryId: string, filters: Partial<ProductFilters>): Promise<ProductCard[]> => {
  const request = { subcategoryId, page: 1, sort: 'featured', filters: { ...noFilters, ...filters } } as const
  return [...(await api.services.catalogue.listProducts(request)).cards]
}

test('[PRICE-03] a list filtered to 12 mm shows 12 mm on every card', async () => {
  const cards = await listed('tmt-fe500d', { attributes: [{ name: 'Sizes(mm)', value: '12' }] })
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) expect(shown(card)).toMatch(/^12 mm\b/)
})

test('[PRICE-03] a list with a price range shows variants within it', async () => {
  const [first] = await listed('wall-putty', {})
  const price = first?.variants[2]?.priceWithGst
  const cards = await listed('wall-putty', { minPrice: price, maxPrice: price })
  expect(cards.length).toBeGreaterThan(0)
  for (const { variants, fits = [] } of cards)
    expect(fits.map((index) => variants[index]?.priceWithGst)).toEqual(fits.map(() => price))
})
