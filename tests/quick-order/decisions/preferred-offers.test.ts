import { expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Offer } from '#search/product-kinds/product-kind.ts'
import { offersByPreference, ranksOfPurchases, withFirst } from '#search/quick-order/preferred-offers.ts'

const offers = ['a Tarun', 'b Girivar', 'c Tarun', 'd Matiyar', 'e Matiyar'].map((each, position): Offer => {
  const [id = '', brand = ''] = each.split(' ')
  const product = { id, position, brand, model: '', words: new Set<string>() }
  return { product, variantIndex: 0, price: toPrice('1') }
})

function idsBy(bought: ReturnType<typeof ranksOfPurchases>, brands: readonly string[] = []): string {
  return offersByPreference({ name: 'AAC block', offers }, { bought, brands })
    .map(({ productId }) => productId)
    .join(' ')
}

test('[QO-06] each brand is offered once, with its first product, those that the shop prefers before the others', () => {
  expect(idsBy(ranksOfPurchases([]))).toBe('a b d')
  expect(idsBy(ranksOfPurchases([]), ['matiyar', 'girivar'])).toBe('d b a')
  expect(idsBy(ranksOfPurchases([]), ['girivar', 'aac block: matiyar'])).toBe('d b a')
})

test('[QO-06] what the customer bought comes before all brands, the latest first, and what was chosen for these words before that', () => {
  const bought = ranksOfPurchases(['e', 'c', 'e', 'a'])
  expect(idsBy(bought)).toBe('e c b')
  expect(idsBy(bought, ['girivar'])).toBe('e c b')
  expect(idsBy(withFirst(bought, 'a'), ['girivar'])).toBe('a e b')
})
