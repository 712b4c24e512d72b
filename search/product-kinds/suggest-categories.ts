import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { readCatalogueText, readWrittenText } from '../lexicon/read-text.ts'
import type { Item, Vocabulary } from '../lexicon/items.ts'
import { normalizeText } from '#domain/text/normalize-text.ts'
import { completionsOf } from './completions.ts'
import type { KindIndex } from './kind-index.ts'
import { plainWords, readingWords } from './product-facts.ts'

/** A category with the words that find it. */
export type IndexedCategory = CategorySuggestion & {
  readonly nameWords: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

const MAX_CATEGORIES = 5
const MAX_NEAREST = 4
const SHORTEST = 2
const MAX_LENGTH = 100

/** The categories in the order of the catalogue, with their words. */
export function indexCategories(
  mains: readonly MainCategory[],
  subs: readonly Subcategory[],
  vocabulary: Vocabulary,
): IndexedCategory[] {
  const wordsOf = (name: string, searchWords: readonly string[]) => ({
    nameWords: new Set(plainWords(name)),
    words: new Set(
      [name, ...searchWords].flatMap((text) => [
        ...plainWords(text),
        ...readingWords(readCatalogueText(text, vocabulary)),
      ]),
    ),
  })
  return [
    ...mains.map(({ id, name, image, searchWords }): IndexedCategory => ({
      kind: 'main',
      id,
      name,
      image,
      mainCategoryId: id,
      ...wordsOf(name, searchWords),
    })),
    ...subs.flatMap(
      ({ id, name, image, mainCategoryIds: [mainCategoryId], searchWords }): IndexedCategory[] =>
        mainCategoryId === undefined
          ? []
          : [{ kind: 'sub', id, name, image, mainCategoryId, ...wordsOf(name, searchWords) }],
    ),
  ]
}

/** The categories that a query which is still being typed may mean: those that have all of its words, by name first. */
export function suggestCategories(
  index: KindIndex,
  categories: readonly IndexedCategory[],
  q: string,
): CategorySuggestion[] {
  const typed = normalizeText(q).trim().slice(0, MAX_LENGTH)
  if (typed.length < SHORTEST) return []
  const sought = soughtWords(index, typed)
  if (sought.length === 0) return []
  const found = categories.flatMap((category) => {
    const all = sought.map((alternatives) => scoreOf(category, alternatives))
    return all.includes(0) ? [] : [{ category, score: all.reduce((sum, each) => sum + each, 0) }]
  })
  const starts = ({ name }: CategorySuggestion): number => Number(name.toLowerCase().startsWith(typed))
  return found
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(b.category.kind === 'main') - Number(a.category.kind === 'main') ||
        starts(b.category) - starts(a.category),
    )
    .slice(0, MAX_CATEGORIES)
    .map(({ category }) => suggestionOf(category))
}

/** Tells whether a query is the name of a category, in capitals or not and with or without its signs. */
export function namesCategory(categories: readonly IndexedCategory[], q: string): boolean {
  const words = plainWords(q).join(' ')
  return words !== '' && categories.some(({ name }) => plainWords(name).join(' ') === words)
}

/** The categories nearest to what is not sold: those that have a word of it, subcategories first (SEARCH-04). */
export function nearestCategories(
  index: KindIndex,
  categories: readonly IndexedCategory[],
  q: string,
): CategorySuggestion[] {
  const sought = soughtWords(index, `${normalizeText(q).trim().slice(0, MAX_LENGTH)} `)
  const scored = categories.map((category) => ({
    category,
    score: sought.reduce((sum, each) => sum + scoreOf(category, each), 0),
  }))
  return scored
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) => b.score - a.score || Number(a.category.kind === 'main') - Number(b.category.kind === 'main'),
    )
    .slice(0, MAX_NEAREST)
    .map(({ category }) => suggestionOf(category))
}

function suggestionOf({ kind, id, name, image, mainCategoryId }: IndexedCategory): CategorySuggestion {
  return { kind, id, name, image, mainCategoryId }
}

type Sought = { readonly words: readonly string[]; readonly beginning: string | null }

/** The words of a text with what they may mean; the last one may be a beginning. Sizes and counts say nothing about a category. */
function soughtWords(index: KindIndex, typed: string): Sought[] {
  const terms = (text: string): Extract<Item, { kind: 'term' | 'unknown' }>[] =>
    readWrittenText(text, index.vocabulary).flatMap(({ item }) =>
      item.kind === 'term' || item.kind === 'unknown' ? [item] : [],
    )
  const meant = (text: string): string[] =>
    terms(text).flatMap((item) => (item.kind === 'term' ? readingWords([item]) : [item.word]))
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}]*)$/u.exec(typed) ?? []
  const whole = terms(before).map((item): Sought => ({
    words: item.kind === 'term' ? readingWords([item]) : [item.word],
    beginning: null,
  }))
  if (last === '') return whole
  return [
    ...whole,
    { words: [...meant(last), ...completionsOf(index, last).flatMap(meant)], beginning: last },
  ]
}

/** 3 for a word of the name, 2 for another one, 1 for a beginning, 0 for nothing. */
function scoreOf({ nameWords, words }: IndexedCategory, { words: sought, beginning }: Sought): number {
  const begins = (known: ReadonlySet<string>): boolean =>
    beginning !== null && [...known].some((word) => word.startsWith(beginning))
  if (begins(nameWords) || sought.some((word) => nameWords.has(word))) return 3
  if (sought.some((word) => words.has(word))) return 2
  return begins(words) ? 1 : 0
}
