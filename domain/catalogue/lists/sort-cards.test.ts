import { expect, it } from 'vitest'
import { toPrice } from '../../money/parse-price.ts'
import type { ComparableUnit } from '../prices/comparable-price.ts'
import type { ProductCard } from './product-card.ts'
import { sortByShown } from './sort-cards.ts'

const card = (name: string, price: number, measure?: readonly [number, ComparableUnit]): ProductCard => ({
  id: name,
  name,
  image: null,
  summary: '',
  variants: [
    {
      uid: null,
      options: [],
      unit: 'bag',
      image: null,
      basePrice: toPrice(price),
      priceWithGst: toPrice(price),
    },
  ],
  ...(measure && { measure: { price: toPrice(measure[0]), unit: measure[1] } }),
})
const names = (cards: readonly ProductCard[]) => sortByShown(cards, 'measure-up').map(({ name }) => name)

it('[SEARCH-09] the cheapest costs least for a kilogram, whatever its pack costs', () =>
  expect(names([card('small', 40, [40, 'kg']), card('sack', 380, [7.6, 'kg']), card('tap', 30)])).toEqual([
    'sack',
    'small',
    'tap',
  ]))

it('[SEARCH-09] what has no measure in common is compared by its price', () =>
  expect(names([card('dear', 900), card('tin', 500, [50, 'kg']), card('cheap', 300)])).toEqual([
    'cheap',
    'tin',
    'dear',
  ]))
