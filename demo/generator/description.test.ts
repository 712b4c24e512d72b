import { expect, test } from 'vitest'
import { articlesOf } from './build-catalogue.ts'
import { describe as describeProduct } from './description.ts'
import { brands } from '../brands/brands.ts'
import { demoTables } from '../products/tables.ts'

type Told = { readonly id: string; readonly short: string; readonly sentences: ReadonlySet<string> }

/** What a product says of itself when the names of house and model are taken out. */
const told = articlesOf(demoTables.mains).map((article) => {
  const { line, make, sub } = article
  const { shortDescription, longDescription } = describeProduct(article)
  const nameless = (text: string): string =>
    [make.brand.name, make.model]
      .filter((name) => name !== '')
      .reduce((left, name) => left.replaceAll(name, '…'), text)
  const sentences = new Set(nameless(longDescription).split(/(?<=[.?!]) /))
  return { id: article.id, line, sub, short: nameless(shortDescription), sentences }
})

/** All pairs of one shelf. */
function neighbours(): (readonly [Told, Told])[] {
  const shelves = Map.groupBy(told, ({ sub }) => sub.id)
  return [...shelves.values()].flatMap((shelf) =>
    shelf.flatMap((one, at) => shelf.slice(at + 1).map((other) => [one, other] as const)),
  )
}

test('Without the names of house and model, no two long descriptions are the same', () => {
  const texts = told.map(({ sentences }) => [...sentences].toSorted().join(' '))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('Neighbours on a shelf differ in more than one sentence, names aside', () => {
  const alike = neighbours().filter(
    ([one, other]) => [...one.sentences].filter((sentence) => !other.sentences.has(sentence)).length < 2,
  )
  expect(alike.map(([one, other]) => `${one.id} ~ ${other.id}`)).toEqual([])
})

test('Other makes of one line differ in the short text too, names aside', () => {
  const lines = Map.groupBy(told, ({ line }) => line)
  const twins = [...lines.values()].flatMap((makes) =>
    makes.filter(({ short }, at) => makes.findIndex((make) => make.short === short) !== at),
  )
  expect(twins.map(({ id }) => id)).toEqual([])
})

test('Every house has four notes to choose from, all of which name it', () => {
  const poor = brands.filter(
    ({ name, notes }) => new Set(notes).size < 4 || notes.some((note) => !note.includes(name)),
  )
  expect(poor.map(({ name }) => name)).toEqual([])
})
