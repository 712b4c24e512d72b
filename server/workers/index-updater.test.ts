import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { IndexedProduct } from '#search/product-kinds/product-facts.ts'
import { readCorpus } from '../../tests/quick-order/corpus.ts'
import { answersTo, demoProducts } from '../../tests/quick-order/demo-answers.ts'
import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import { parseQuery } from '#search/queries/parse-query.ts'
import { assignWeights, indexTerms, toTsvector } from '#search/queries/search-document.ts'
import type { Categories } from './snapshot-chunks.ts'
import { createIndexUpdater, type Index, type UpdatePlan } from './index-updater.ts'
import { hashProgram, readSnapshot, writeSnapshot } from './index-snapshot.ts'

/** A part of the demo, so that an index is read within a second: every sixth subcategory as a whole, and what the tests change. */
const products = partOf(demoProducts())
function partOf(all: readonly IndexedProduct[]): IndexedProduct[] {
  const subcategories = [...new Set(all.map(({ subcategoryIds: [id] }) => id))]
  const wanted = new Set(subcategories.filter((_, index) => index % 6 === 0))
  return all.filter(({ name, subcategoryIds: [id] }) => wanted.has(id) || /TMT|Elbow|CPVC Pipe/.test(name))
}

/** Products of one text of versions, fewer than in a store. */
const VERSIONS = 500
const none = { mains: [], subs: [] }
/** Every tenth line of the corpus. */
const text = readCorpus('development')
  .filter((_, index) => index % 10 === 0)
  .map((line) => line.text)
  .join('\n')

type Versioned = { readonly product: IndexedProduct; readonly version: string }
const versioned = (all: readonly IndexedProduct[]): Versioned[] =>
  all.map((product) => ({ product, version: '1' }))

const searched = (product: IndexedProduct) => ({
  ...product,
  attributeValues: [],
  search: toTsvector(assignWeights([['A', indexTerms([product.name])]])),
})

function versionsOf(catalogue: readonly Versioned[]): string[] {
  const pairs = catalogue.map(({ product, version }) => [product.id, version])
  return Array.from({ length: Math.ceil(pairs.length / VERSIONS) }, (_, index) =>
    JSON.stringify(pairs.slice(index * VERSIONS, (index + 1) * VERSIONS)),
  )
}

/** Brings an updater up to a catalogue, as the reader of the database does; the result is what it had to read. */
function update(
  updater: ReturnType<typeof createIndexUpdater>,
  catalogue: readonly Versioned[],
  categories: Categories = none,
): UpdatePlan {
  const versions = versionsOf(catalogue)
  const plan = updater.plan({ versions, categories, ownWords: '' })
  const read = catalogue.filter(({ product }) => plan.productIds.includes(product.id))
  updater.add(JSON.stringify(read.map(({ product }) => searched(product))))
  updater.finish()
  return plan
}

/** Answers of an index to all the lines, the words it knows, and the products that it finds by them. */
function describe({ kinds, products: { find } }: Index) {
  const wanted = { sort: 'name', language: 'en', offset: 0, limit: 100, filters: noFilters } as const
  const found = ['tmt bar', 'elbow', 'zigzagged'].map((q) =>
    find({ terms: parseQuery(q), match: 'all' }, wanted),
  )
  return { answers: answersTo(kinds, text), words: [...kinds.vocabulary.words].toSorted(), found }
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
  expect(describe(updater.current())).toEqual(describe(anew.current()))
  expect(updater.current().kinds.vocabulary.words.has('zigzagged')).toBe(true)

  update(updater, versioned(products))
  const before = createIndexUpdater()
  update(before, versioned(products))
  expect(describe(updater.current())).toEqual(describe(before.current()))
  expect(updater.current().kinds.vocabulary.words.has('zigzagged')).toBe(false)
})

test('[SEARCH-08] after a category is renamed no product is read again, and the index is as one read anew', () => {
  const updater = createIndexUpdater()
  const [pipes] = products.filter(({ name }) => /CPVC Pipe/.test(name))
  const id = pipes?.subcategoryIds[0] ?? ''
  const called = (name: string): Categories => ({
    mains: [],
    subs: [{ id, name, image: null, mainCategoryIds: ['plumbing'], searchWords: [] }],
  })
  const softWords = (): boolean =>
    updater
      .current()
      .kinds.kindOfProduct(pipes?.id ?? '')
      ?.softWords.has('zigzagged') ?? false
  update(updater, versioned(products), called('Pipes'))
  expect(softWords()).toBe(false)
  expect(update(updater, versioned(products), called('Zigzagged things'))).toEqual({
    productIds: [],
    isWhole: false,
  })
  expect(softWords()).toBe(true)
  expect(updater.current().categories.map(({ name }) => name)).toEqual(['Zigzagged things'])

  const anew = createIndexUpdater()
  update(anew, versioned(products), called('Zigzagged things'))
  expect(describe(updater.current())).toEqual(describe(anew.current()))
  update(updater, versioned(products), called('Pipes'))
  expect(softWords()).toBe(false)
})

test('[SEARCH-08] an update that did not end leaves the index as it was, and the next one reads everything', () => {
  const updater = createIndexUpdater()
  update(updater, versioned(products))
  const before = updater.current()
  const versions = versionsOf(
    products.map((product, index) => ({ product, version: index === 0 ? '2' : '1' })),
  )
  updater.plan({ versions, categories: none, ownWords: '' })
  expect(updater.current()).toBe(before)
  expect(update(updater, versioned(products))).toMatchObject({ isWhole: true })
})

const folder = mkdtempSync(path.join(tmpdir(), 'neev-index-'))
const file = path.join(folder, 'search-index/index')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function keep(updater: ReturnType<typeof createIndexUpdater>, program: string): Promise<number> {
  const parts = updater.keep()
  return parts === null ? 0 : writeSnapshot(file, program, parts)
}

test('[SEARCH-08] an index that was kept goes on after a start, and reads only what has changed since', async () => {
  const updater = createIndexUpdater()
  update(updater, versioned(products))
  const program = await hashProgram()
  expect(await keep(updater, program)).toBeGreaterThan(30_000)
  // nothing has changed since
  expect(await keep(updater, program)).toBe(0)
  expect(readdirSync(path.dirname(file))).toEqual(['index'])

  const [first, second] = products
  if (first === undefined || second === undefined) throw new Error('no such products')
  const changed = versioned(products).flatMap((each): Versioned[] => {
    if (each.product === first) return []
    return each.product === second
      ? [{ product: { ...second, name: `${second.name} Zigzagged` }, version: '2' }]
      : [each]
  })
  const restored = createIndexUpdater()
  restored.restore((await readSnapshot(file, program)) ?? [])
  expect(() => restored.current()).toThrow('not been read')
  const plan = update(restored, changed)
  expect(plan.isWhole).toBe(false)
  expect(plan.productIds.length).toBeLessThan(100)

  const anew = createIndexUpdater()
  update(anew, changed)
  expect(describe(restored.current())).toEqual(describe(anew.current()))
})

test('[SEARCH-08] what another program kept, or what is not whole, is not used', async () => {
  const updater = createIndexUpdater()
  update(updater, versioned(products))
  await keep(updater, 'this program')
  expect(await readSnapshot(file, 'another program')).toBeNull()
  expect(await readSnapshot(`${file}-missing`, 'this program')).toBeNull()
  const whole = readFileSync(file)
  for (const end of [0, 5, 1_000, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, end))
    expect(await readSnapshot(file, 'this program')).toBeNull()
  }
  const spoilt = Buffer.from(whole)
  spoilt[whole.length >> 1] = (spoilt[whole.length >> 1] ?? 0) ^ 1
  writeFileSync(file, spoilt)
  expect(await readSnapshot(file, 'this program')).toBeNull()
  writeFileSync(file, whole)
  expect(await readSnapshot(file, 'this program')).not.toBeNull()
})

test('[SEARCH-08] an index that changes while it is being kept is not kept', async () => {
  const updater = createIndexUpdater()
  update(updater, versioned(products))
  await keep(updater, 'this program')
  const before = readFileSync(file)
  const changing = createIndexUpdater()
  update(changing, versioned(products))
  const parts = changing.keep()
  if (parts === null) throw new Error('there is something to keep')
  const writing = writeSnapshot(file, 'this program', parts)
  changing.plan({ versions: versionsOf(versioned(products)), categories: none, ownWords: '' })
  await expect(writing).rejects.toThrow('changed meanwhile')
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(path.dirname(file))).toEqual(['index'])
})
