import { expect, test } from 'vitest'
import { brands } from '../brands/brands.ts'
import type { ProductLine } from '../products/rows.ts'
import { demoTables } from '../products/tables.ts'
import { descriptionOf } from './description.ts'
import { productSourcesOf } from './product-source.ts'

type Nameless = {
  readonly id: string
  readonly line: ProductLine
  readonly subcategoryId: string
  readonly short: string
  readonly sentences: ReadonlySet<string>
}

/** Descriptions without the names of brand and model. */
const descriptions = productSourcesOf(demoTables.mainCategories).map((source): Nameless => {
  const { id, line, brandModel, subcategory } = source
  const { shortDescription, longDescription } = descriptionOf(source)
  const nameless = (text: string): string =>
    [brandModel.brand.name, brandModel.model]
      .filter((name) => name !== '')
      .reduce((rest, name) => rest.replaceAll(name, '…'), text)
  const sentences = new Set(nameless(longDescription).split(/(?<=[.?!]) /))
  return { id, line, subcategoryId: subcategory.id, short: nameless(shortDescription), sentences }
})

/** All pairs within a subcategory. */
function neighbours(): (readonly [Nameless, Nameless])[] {
  const bySubcategory = Map.groupBy(descriptions, ({ subcategoryId }) => subcategoryId)
  return [...bySubcategory.values()].flatMap((products) =>
    products.flatMap((one, at) => products.slice(at + 1).map((other) => [one, other] as const)),
  )
}

test('Without the names of brand and model, no two long descriptions are the same', () => {
  const texts = descriptions.map(({ sentences }) => [...sentences].toSorted().join(' '))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('Products of a subcategory differ in more than one sentence, names aside', () => {
  const alike = neighbours().filter(
    ([one, other]) => [...one.sentences].filter((sentence) => !other.sentences.has(sentence)).length < 2,
  )
  expect(alike.map(([one, other]) => `${one.id} ~ ${other.id}`)).toEqual([])
})

test('Products of a line differ in the short description too, names aside', () => {
  const byLine = Map.groupBy(descriptions, ({ line }) => line)
  const duplicates = [...byLine.values()].flatMap((products) =>
    products.filter(({ short }, at) => products.findIndex((product) => product.short === short) !== at),
  )
  expect(duplicates.map(({ id }) => id)).toEqual([])
})

test('Every brand has at least four notes, all of which name it', () => {
  const lacking = brands.filter(
    ({ name, notes }) => new Set(notes).size < 4 || notes.some((note) => !note.includes(name)),
  )
  expect(lacking.map(({ name }) => name)).toEqual([])
})
