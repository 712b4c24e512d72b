import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scaleProduct } from '../../../demo/studio/generator/scale-product.ts'
import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { filterValues } from '#domain/catalogue/measures/measured-values.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import { noFilters, productSorts } from '#domain/catalogue/lists/product-card.ts'
import { languages } from '#domain/i18n/language.ts'
import { findProducts, type AnsweredQuery } from '#search/product-index/find-products.ts'
import { createProductIndex, type ProductIndex } from '#search/product-index/product-index.ts'
import type { SearchedProduct } from '#search/product-index/product-rows.ts'
import { productSearchVector } from '#search/queries/search-document.ts'

/** Products that the thread adds by one call. */
const ADDED = 50
const TURNS = 9
const SAVINGS = 20
/** Word that all products have, each with one of four weights. */
const QUERY = 'stocked'
const WEIGHTS = ['A', 'B', 'C', '']

const words: AnsweredQuery = {
  nearest: [],
  names: true,
  isUnderstood: false,
  found: [],
  missingBrands: [],
  isNotSold: false,
  lacksSizes: false,
}

/** Prints how long one page of a very large search holds the thread, in each order, and how long reading and saving products do. */
export async function printPages(products: number): Promise<void> {
  const index = createProductIndex()
  const hindi = hindiNames()
  const adding: number[] = []
  for (let start = 0; start < products; start += ADDED) {
    const made = Array.from({ length: Math.min(ADDED, products - start) }, (_, at) => make(start + at, hindi))
    adding.push(await timeOf(() => made.forEach((product) => index.add(product))))
  }
  const total = adding.reduce((sum, ms) => sum + ms, 0)
  const settled = await timeOf(index.commit)
  console.log(`\npages of a search in memory, ${products} products`)
  console.log(
    `  read: ${(total / 1_000).toFixed(1)} s, ${ADDED} at a time ${describe(adding)}; then ${settled.toFixed(1)} ms`,
  )
  const saving: number[] = []
  for (let turn = 0; turn < SAVINGS; turn += 1) {
    const saved = { ...make(turn * 7, hindi), name: `Saved ${turn}`, nameInHindi: `सहेजा ${turn}` }
    saving.push(
      await timeOf(() => {
        index.add(saved)
        index.commit()
      }),
    )
  }
  console.log(`  a saved product: ${describe(saving)}`)
  const last = await lastPage(index)
  for (const sort of productSorts)
    for (const language of sort === 'name' ? languages : languages.slice(0, 1)) {
      const times: string[] = []
      for (const page of [1, 200, last])
        times.push(`page ${page} ${describe(await measure(index, { page, sort, language }))}`)
      console.log(`  ${sort} (${language}): ${times.join('; ')}`)
    }
}

async function measure(index: ProductIndex, asked: Asked): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await timeOf(() => find(index, asked)))
  return times
}

type Asked = Pick<Parameters<typeof findProducts>[2], 'page' | 'sort' | 'language'>

const find = (index: ProductIndex, asked: Asked) =>
  findProducts(index, words, { q: QUERY, filters: noFilters, ...asked })

async function lastPage(index: ProductIndex): Promise<number> {
  const first = await find(index, { page: 1, sort: 'featured', language: 'en' })
  if (!('ids' in first)) throw new Error('nothing was found')
  return Math.ceil(first.total / first.ids.length)
}

function make(number: number, hindi: readonly string[]): SearchedProduct {
  const parsed = parseProduct(scaleProduct(number))
  if (!('record' in parsed)) throw new Error('a product of the scale was not read')
  const { record } = parsed
  return {
    ...record,
    position: number,
    attributeValues: filterValues(record).map(attributeKey),
    nameInHindi: `${hindi[number % hindi.length]} ${Math.floor(number / hindi.length)}`,
    search: `${productSearchVector(record, new Map())} '${QUERY}':1${WEIGHTS[number % WEIGHTS.length]}`,
  }
}

function hindiNames(): readonly string[] {
  const file = path.join(import.meta.dirname, '../../../demo/catalogue/products.json')
  const documents = JSON.parse(readFileSync(file, 'utf8')) as RawDocument[]
  return documents.flatMap((document) => {
    const parsed = parseProduct(document)
    return 'record' in parsed ? (parsed.record.translations?.hi?.name ?? []) : []
  })
}

async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `p50 ${middle.toFixed(1)} ms, most ${(sorted.at(-1) ?? 0).toFixed(1)} ms`
}
