import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { ORIGIN_FACET } from '#domain/catalogue/origin.ts'
import { noFilters, type ProductSort } from '#domain/catalogue/lists/product-card.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Price } from '#domain/money/price.ts'
import { createProductIndex, type ProductIndex, type ProductIndexSnapshot } from './product-index.ts'
import type { SearchedProduct } from './product-rows.ts'

type Made = {
  readonly id: string
  readonly name: string
  readonly nameInHindi: string | null
  readonly price: number
  readonly origin: string | null
  readonly position: number
}

const piece = fc.constantFrom(
  'सीमेंट',
  'सरिया',
  'कोहनी',
  'क्षत्रिय',
  'TMT',
  'tmt',
  'Ashirvad',
  '9',
  '10',
  '१०',
  ' ',
  '-',
)
const name = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
const made = fc.record({
  id: fc.nat(299).map((number) => `p${number}`),
  name,
  nameInHindi: fc.option(name),
  price: fc.nat(4),
  origin: fc.option(fc.constantFrom('India', 'china', 'Japan')),
  position: fc.nat(3),
})
const products = fc.uniqueArray(made, { selector: ({ id }) => id, maxLength: 200 })

function toProduct({ id, name: own, nameInHindi, price, origin, position }: Made): SearchedProduct {
  return {
    id,
    name: own,
    nameInHindi,
    position,
    attributeValues: [
      { name: 'Brand', value: 'Yojak' },
      ...(origin === null ? [] : [{ name: ORIGIN_FACET, value: origin }]),
    ].map(attributeKey),
    variants: [{ options: [], unit: null, priceWithGst: price as Price }],
    search: `'all':1A`,
  }
}

const everything = {
  terms: [{ word: 'all', typed: 'all', isPlain: true, alternatives: ['all'], isPrefix: false }],
  match: 'all',
} as const

const range = (sort: ProductSort, language: Language) =>
  ({ sort, language, offset: 0, limit: 1_000, filters: noFilters }) as const

function list(index: ProductIndex, sort: ProductSort, language: Language = 'en'): readonly string[] {
  return index.find(everything, range(sort, language)).ids
}

function apply(index: ProductIndex, changed: readonly Made[], gone: readonly Made[] = []): void {
  for (const each of changed) index.add(toProduct(each))
  for (const { id } of gone) index.remove(id)
  index.commit()
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const { compare: collate } = new Intl.Collator('hi', { numeric: true })
const hindi = ({ name: own, nameInHindi }: Made): string =>
  (nameInHindi ?? own.toLowerCase()).replaceAll('१०', '10')
const origin = (each: Made): string => each.origin?.toLowerCase() ?? '\uFFFF'
/** A product without a price comes last either way. */
const price = (each: Made, sign: 1 | -1): number => (each.price === 0 ? Infinity : sign * each.price)

const orders: readonly [ProductSort, Language, (a: Made, b: Made) => number][] = [
  ['name', 'hi', (a, b) => collate(hindi(a), hindi(b))],
  ['name', 'en', (a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase())],
  ['price-up', 'en', (a, b) => byText(`${price(a, 1)}`, `${price(b, 1)}`)],
  ['price-down', 'en', (a, b) => (price(a, -1) === price(b, -1) ? 0 : price(a, -1) - price(b, -1))],
  ['origin', 'hi', (a, b) => byText(origin(a), origin(b)) || a.position - b.position],
  ['measure-up', 'hi', (a, b) => a.position - b.position],
]

test.each(orders)(
  '[LIST-08] [SEARCH-02] sorted by %s in %s, products stand as their names, prices and countries compare, after any changes too',
  (sort, language, order) => {
    const sorted = (all: readonly Made[]) =>
      all.toSorted((a, b) => order(a, b) || byText(a.id, b.id)).map(({ id }) => id)
    fc.assert(
      fc.property(products, products, fc.nat(50), (first, changed, goneCount) => {
        const index = createProductIndex()
        apply(index, first)
        expect(list(index, sort, language)).toEqual(sorted(first))
        const restored = createProductIndex(structuredClone<ProductIndexSnapshot>(index.keep()))
        const gone = first.slice(0, goneCount)
        const left = new Map([...first, ...changed].map((each) => [each.id, each]))
        for (const { id } of gone) left.delete(id)
        for (const each of [index, restored]) {
          apply(each, changed, gone)
          expect(list(each, sort, language)).toEqual(sorted([...left.values()]))
        }
      }),
      { numRuns: 40 },
    )
  },
)

const plain = (id: string, nameInHindi: string): Made => ({
  id,
  name: id,
  nameInHindi,
  price: 1,
  origin: null,
  position: 0,
})

test('[LIST-08] a product that is renamed moves when all changes are there, and not a moment before', () => {
  const index = createProductIndex()
  const many = Array.from({ length: 300 }, (_, at) => plain(`p${at}`, `पाइप ${at}`))
  apply(index, many)
  expect(list(index, 'name', 'hi').slice(0, 3)).toEqual(['p0', 'p1', 'p2'])
  const renamed = many.map((each, at) => plain(each.id, `पाइप ${300 - at}`))
  for (const each of renamed) index.add(toProduct(each))
  expect(list(index, 'name', 'hi')).toEqual(many.map(({ id }) => id))
  index.commit()
  expect(list(index, 'name', 'hi')).toEqual(renamed.map(({ id }) => id).toReversed())
})

test('[LIST-08] an order that is first asked for between two changes has the one that counts, and loses none of the other', () => {
  const index = createProductIndex()
  const [first, next] = [0, 300].map((from) =>
    Array.from({ length: 300 }, (_, at) => plain(`p${from + at}`, `पाइप ${from + at}`)),
  ) as [Made[], Made[]]
  apply(index, first)
  for (const each of next) index.add(toProduct(each))
  expect(list(index, 'name', 'hi')).toEqual(first.map(({ id }) => id))
  index.commit()
  expect(list(index, 'name', 'hi')).toEqual([...first, ...next].map(({ id }) => id))
})

test('[LIST-08] figures in Hindi names stand by their amount in either digits', () => {
  const names = ['१सीमेंट', '2सीमेंट', '९सीमेंट', '१०सीमेंट', '11सीमेंट']
  const index = createProductIndex()
  apply(index, names.map((each) => plain(each, each)).toReversed())
  expect(list(index, 'name', 'hi')).toEqual(names)
})

test('[LIST-08] pages of any depth are ranges of one order, and beyond the last one there is nothing', () => {
  const index = createProductIndex()
  apply(
    index,
    Array.from({ length: 2_000 }, (_, at) => plain(`p${at}`, `टाइल ${(at * 7) % 2_000}`)),
  )
  for (const sort of ['name', 'featured', 'price-down'] as const) {
    const pages = Array.from(
      { length: 101 },
      (_, page) => index.find(everything, { ...range(sort, 'hi'), offset: page * 20, limit: 20 }).ids,
    )
    const whole = index.find(everything, { ...range(sort, 'hi'), limit: 2_000 }).ids
    expect(new Set(whole).size).toBe(2_000)
    expect(pages.flat()).toEqual(whole)
    expect(pages.at(-1)).toEqual([])
  }
})
