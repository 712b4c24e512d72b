import { expect, test } from 'vitest'
import type { KindIndex } from '#domain/product-kinds/kind-index.ts'
import type { IndexedProduct } from '#domain/product-kinds/product-facts.ts'
import { readCorpus } from '../../tests/quick-order/corpus.ts'
import { answersTo, demoProducts } from '../../tests/quick-order/demo-answers.ts'
import { createIndexUpdater, type UpdatePlan } from './index-updater.ts'

const products = demoProducts()
const none = { mains: [], subs: [] }
const text = readCorpus('development')
  .map((line) => line.text)
  .join('\n')

type Versioned = { readonly product: IndexedProduct; readonly version: string }
const versioned = (all: readonly IndexedProduct[]): Versioned[] =>
  all.map((product) => ({ product, version: '1' }))

/** Brings an updater up to a catalogue, as the reader of the database does; the result is what it had to read. */
function update(updater: ReturnType<typeof createIndexUpdater>, catalogue: readonly Versioned[]): UpdatePlan {
  const versions = JSON.stringify(catalogue.map(({ product, version }) => [product.id, version]))
  const plan = updater.handle({ kind: 'plan', versions, categories: none, ownWords: '' }) as UpdatePlan
  const read = catalogue.filter(({ product }) => plan.productIds.includes(product.id))
  updater.handle({ kind: 'add', products: JSON.stringify(read.map(({ product }) => product)) })
  updater.handle({ kind: 'finish' })
  return plan
}

/** What an index answers to all the lines, and which words it knows. */
function describe(index: KindIndex) {
  return { answers: answersTo(index, text), words: [...index.vocabulary.words].toSorted() }
}

test('[SEARCH-08] after a change of a few products only their kinds are read again, and the index is as one read anew', () => {
  const updater = createIndexUpdater()
  expect(update(updater, versioned(products))).toMatchObject({ isWhole: true })
  const [first, second, third] = products.filter(({ name }) => /TMT|Elbow/.test(name))
  if (first === undefined || second === undefined || third === undefined) throw new Error('no such products')
  const renamed = { ...second, name: `${second.name} Zigzagged` }
  const changed = versioned(products).flatMap((each): Versioned[] => {
    if (each.product === first) return []
    return each.product === second ? [{ product: renamed, version: '2' }] : [each]
  })
  const plan = update(updater, changed)
  expect(plan.isWhole).toBe(false)
  expect(plan.productIds.length).toBeLessThan(40)
  expect(plan.productIds).toContain(second.id)

  const anew = createIndexUpdater()
  update(anew, changed)
  expect(describe(updater.current().kinds)).toEqual(describe(anew.current().kinds))
  expect(updater.current().kinds.vocabulary.words.has('zigzagged')).toBe(true)

  update(updater, versioned(products))
  const before = createIndexUpdater()
  update(before, versioned(products))
  expect(describe(updater.current().kinds)).toEqual(describe(before.current().kinds))
  expect(updater.current().kinds.vocabulary.words.has('zigzagged')).toBe(false)
})

test('[SEARCH-08] an update that did not end leaves the index as it was, and the next one reads everything', () => {
  const updater = createIndexUpdater()
  update(updater, versioned(products))
  const before = updater.current()
  const versions = JSON.stringify(products.map(({ id }, index) => [id, index === 0 ? '2' : '1']))
  updater.handle({ kind: 'plan', versions, categories: none, ownWords: '' })
  expect(updater.current()).toBe(before)
  expect(update(updater, versioned(products))).toMatchObject({ isWhole: true })
})
