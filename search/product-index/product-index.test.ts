import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { noFilters, productSorts, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import type { Price } from '#domain/money/price.ts'
import type { Term } from '../queries/parse-query.ts'
import { createProductIndex, type ProductIndexSnapshot, type ProductIndex } from './product-index.ts'
import type { SearchedProduct } from './product-rows.ts'

const words = ['tile', 'tiles', 'til', 'fe', '500', 'fe500', 'wall', 'white', 'टाइल']
const WEIGHTS = { A: 1, B: 0.5, C: 0.2, '': 0.05 } as const
type Letter = keyof typeof WEIGHTS

/** A product as the properties make it: words with their weights instead of a document. */
type Made = {
  readonly id: string
  readonly weights: ReadonlyMap<string, Letter>
  readonly prices: readonly number[]
  readonly colours: readonly string[]
  readonly position: number
}

const made = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  weights: fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom<Letter>('A', 'B', 'C', '')))
    .map((all) => new Map(all)),
  prices: fc.array(fc.nat(5), { maxLength: 3 }),
  colours: fc.subarray(['red', 'blue']),
  position: fc.nat(3),
})

const term = fc.record({
  word: fc.constantFrom(...words),
  isPrefix: fc.boolean(),
  others: fc.subarray(words, { maxLength: 2 }),
})
const search = fc.record({
  terms: fc.array(term, { minLength: 1, maxLength: 3 }).map((all) => all.map(toTerm)),
  match: fc.constantFrom('all' as const, 'some' as const),
})
const filters = fc
  .record({ minPrice: fc.option(fc.nat(5)), colours: fc.subarray(['red', 'blue']) })
  .map(({ minPrice, colours }): ProductFilters => ({
    ...(minPrice !== null && { minPrice: minPrice as Price }),
    attributes: colours.map((value) => ({ name: 'Colour', value })),
  }))

function toTerm({ word, isPrefix, others }: { word: string; isPrefix: boolean; others: string[] }): Term {
  const alternatives = [...new Set([word, ...others])]
  return { word, typed: word, isPlain: !/\d/.test(word), alternatives, isPrefix }
}

function toProduct({ id, weights, prices, colours, position }: Made): SearchedProduct {
  return {
    id,
    name: `Product ${id}`,
    position,
    attributeValues: colours.map((value) => attributeKey({ name: 'Colour', value })),
    variants: prices.map((price) => ({ options: [], unit: null, priceWithGst: price as Price })),
    search: Array.from(weights, ([word, letter], index) => `'${word}':${index + 1}${letter}`).join(' '),
  }
}

/** Finds the matches by reading the products one by one. */
function matchPlainly(products: readonly Made[], terms: readonly Term[], match: 'all' | 'some') {
  const matchOf = ({ weights }: Made, each: Term) => {
    const compound = each.isPlain ? null : /^([a-z]+)(\d.*)$/.exec(each.word)
    const operands = new Set([...each.alternatives, ...(compound?.slice(1) ?? [])])
    const found = [...operands].flatMap((operand) => {
      const isPrefix = each.isPrefix && operand === each.word
      return [...weights].filter(([word]) => (isPrefix ? word.startsWith(operand) : word === operand))
    })
    const isBy = (operand: string) =>
      [...weights.keys()].some(
        (word) => word === operand || (each.isPrefix && operand === each.word && word.startsWith(operand)),
      )
    const isMatch =
      each.alternatives.some(isBy) ||
      (compound !== null && compound.slice(1).every((part) => weights.has(part)))
    const rank = found.reduce((sum, [, letter]) => sum + WEIGHTS[letter], 0) / operands.size
    return { isMatch, score: each.alternatives.length * rank }
  }
  return products.flatMap((product) => {
    const matches = terms.map((each) => matchOf(product, each))
    const is =
      match === 'all' ? matches.every(({ isMatch }) => isMatch) : matches.some(({ isMatch }) => isMatch)
    return is ? [{ product, score: matches.reduce((sum, { score }) => sum + score, 0) }] : []
  })
}

type Change = Made | { readonly gone: string }

function apply(index: ProductIndex, changes: readonly Change[]): void {
  for (const each of changes)
    if ('gone' in each) index.remove(each.gone)
    else index.add(toProduct(each))
  index.commit()
}

/** An index with all changes, and the products that are left. */
function change(batches: readonly (readonly Change[])[]) {
  const index = createProductIndex()
  const left = new Map<string, Made>()
  for (const batch of batches) {
    apply(index, batch)
    for (const each of batch)
      if ('gone' in each) left.delete(each.gone)
      else left.set(each.id, each)
  }
  return { index, left: [...left.values()] }
}

const batches = fc.array(
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: made },
      { weight: 1, arbitrary: fc.record({ gone: made.map(({ id }) => id) }) },
    ),
  ),
  { maxLength: 4 },
)

const listed = fc.record({ given: filters, sort: fc.constantFrom(...productSorts) })

function pricesOf({ prices }: Made): number[] {
  return prices.filter((price) => price > 0).toSorted((a, b) => a - b)
}

function isInRange(product: Made, { minPrice }: ProductFilters): boolean {
  return minPrice === undefined || pricesOf(product).some((price) => price >= minPrice)
}

const range = { sort: 'featured', language: 'en', offset: 0, limit: 100, filters: noFilters } as const

test('[SEARCH-01] after any changes the index finds what its products say, best first', () => {
  fc.assert(
    fc.property(batches, search, (changes, wanted) => {
      const { index, left } = change(changes)
      const expected = matchPlainly(left, wanted.terms, wanted.match)
        .map(({ product, score }) => ({ product, score: Math.round((score / 1.644_934_066_85) * 1_000_000) }))
        .toSorted(
          (a, b) =>
            b.score - a.score ||
            a.product.position - b.product.position ||
            (a.product.id < b.product.id ? -1 : 1),
        )
      const found = index.find(wanted, range)
      // the very last millionth may be rounded otherwise
      expect(found.ids.toSorted()).toEqual(expected.map(({ product }) => product.id).toSorted())
      const scores = new Map(expected.map(({ product, score }) => [product.id, score]))
      for (const [at, id] of found.ids.slice(1).entries())
        expect((scores.get(id) ?? 0) - (scores.get(found.ids[at] ?? '') ?? 0)).toBeLessThanOrEqual(1)
    }),
  )
})

test('[SEARCH-02] filters, sorting and counts are those of the products that are found', () => {
  fc.assert(
    fc.property(batches, search, listed, (changes, wanted, { given, sort }) => {
      const { index, left } = change(changes)
      const matched = matchPlainly(left, wanted.terms, wanted.match).map(({ product }) => product)
      const hasColour = ({ colours }: Made) =>
        given.attributes.length === 0 || given.attributes.some(({ value }) => colours.includes(value))
      const passing = matched.filter((product) => isInRange(product, given) && hasColour(product))

      const found = index.find(wanted, { ...range, sort, filters: given })
      expect(found).toMatchObject({ total: passing.length, matched: matched.length })
      const { ids } = found
      expect(ids.toSorted()).toEqual(passing.map(({ id }) => id).toSorted())
      if (sort !== 'price-up' && sort !== 'price-down') return
      const lowest = ids.map((id) => pricesOf(passing.find((each) => each.id === id) as Made)[0])
      const known = lowest.filter((price) => price !== undefined)
      const sign = sort === 'price-up' ? 1 : -1
      expect(lowest).toEqual([
        ...known.toSorted((a, b) => sign * (a - b)),
        ...lowest.filter((price) => price === undefined),
      ])
    }),
  )
})

test('[SEARCH-02] the values of filters are counted among what is found, and what would be left of it', () => {
  fc.assert(
    fc.property(batches, search, filters, (changes, wanted, given) => {
      const { index, left } = change(changes)
      const matched = matchPlainly(left, wanted.terms, wanted.match).map(({ product }) => product)
      const facets = index.countFacets(wanted, given)
      for (const { name, value, products, remaining } of facets.counted) {
        const having = matched.filter(({ colours }) => colours.includes(value))
        expect([attributeKey({ name, value }), products, remaining]).toEqual([
          attributeKey({ name: 'Colour', value }),
          having.length,
          having.filter((product) => isInRange(product, given)).length,
        ])
      }
      const prices = matched.flatMap(pricesOf).toSorted((a, b) => a - b)
      expect(facets.prices).toEqual(
        prices.length === 0 ? null : { lowest: prices[0], highest: prices.at(-1) },
      )
    }),
  )
})

test('[SEARCH-08] an index that was kept and one that goes on answer alike, also after more changes', () => {
  fc.assert(
    fc.property(batches, batches, search, (before, after, wanted) => {
      const { index } = change(before)
      const restored = createProductIndex(structuredClone<ProductIndexSnapshot>(index.keep()))
      const answers = (each: ProductIndex) => [
        each.find(wanted, range),
        each.countFacets(wanted, noFilters),
        each.interpret(wanted.terms),
        each.suggest(wanted, { typed: 'product', limit: 3 }),
      ]
      expect(answers(restored)).toEqual(answers(index))
      for (const each of [index, restored]) {
        apply(each, after.flat())
      }
      expect(answers(restored)).toEqual(answers(index))
    }),
  )
})

test('[SEARCH-01] what was changed counts only once all of it is there, and room that is of no more use is told', () => {
  const product = (id: string, word: string): SearchedProduct =>
    toProduct({ id, weights: new Map([[word, 'A']]), prices: [1], colours: [], position: 0 })
  const one = (word: string) => ({
    terms: [toTerm({ word, isPrefix: false, others: [] })],
    match: 'all' as const,
  })
  const index = createProductIndex()
  index.add(product('a', 'wall'))
  expect(index.find(one('wall'), range)).toMatchObject({ total: 0 })
  index.commit()
  index.add(product('a', 'tile'))
  expect([index.find(one('wall'), range), index.find(one('tile'), range)]).toMatchObject([
    { total: 1 },
    { total: 0 },
  ])
  index.commit()
  expect([index.find(one('wall'), range), index.find(one('tile'), range)]).toMatchObject([
    { total: 0 },
    { total: 1 },
  ])
  expect(index.deadShare()).toBe(0.5)
})

test('[SEARCH-01] a misspelt word is compared with words that look or sound alike and name a product', () => {
  const index = createProductIndex()
  index.add(
    toProduct({
      id: 'a',
      weights: new Map([
        ['cement', 'A'],
        ['plumber', ''],
      ]),
      prices: [],
      colours: [],
      position: 0,
    }),
  )
  index.commit()
  const read = (word: string) => index.interpret([toTerm({ word, isPrefix: false, others: [] })])
  expect(read('cemnet')).toMatchObject({ corrections: [{ typed: 'cemnet', word: 'cement' }] })
  expect(read('cem')).toMatchObject({ corrections: [], terms: [{ isPrefix: true }] })
  // a word of a description is known, and nothing is corrected to it
  expect(read('plumber')).toMatchObject({ corrections: [], known: [{ word: 'plumber' }] })
  expect(read('plumbr')).toMatchObject({ corrections: [], known: [] })
})
