import { toProductTitle } from '#domain/catalogue/lists/make-product-card.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type {
  CategorySuggestion,
  KindSuggestion,
  ProductSuggestion,
  Suggestions,
} from '#domain/catalogue/lists/suggestions.ts'
import {
  nameIn,
  translateOptions,
  translateWord,
  type Glossary,
} from '#domain/catalogue/translations/glossary.ts'
import { phrasesInEnglish, type Phrases } from '#domain/catalogue/translations/phrases.ts'
import { AppError } from '#domain/errors.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { suggestProducts } from '#search/product-index/suggest-products.ts'
import { readPriceWords } from '#search/queries/read-price-words.ts'
import { tokenize } from '#domain/text/tokenize.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readRecords } from '../../db/catalogue/collections.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { databaseSource } from './steps/database-source.ts'
import type { IndexAnswer, SearchIndex } from './steps/search-index.ts'
import type { TranslateCategories } from './steps/translate-categories.ts'

/** The most categories that are suggested by their names. */
const SUGGESTED = 5

type Dependencies = {
  readonly database: Database
  readonly searchIndex: SearchIndex
  readonly readGlossary: () => Promise<Glossary>
  readonly translateCategories: TranslateCategories
  readonly readPhrases: () => Promise<Phrases>
}

/** Suggestions; `isProvisional` if the product kinds are outdated, or not in memory yet, so that only words were matched. */
export type FoundSuggestions = Suggestions & { readonly isProvisional: boolean }

/**
 * Suggests categories and product kinds for a query that is still being typed (SEARCH-01, SEARCH-05), and products that
 * contain its words if no product kind fits. Until the index is in memory, only words are matched.
 */
export async function suggest(
  { database, searchIndex, readGlossary, translateCategories, readPhrases }: Dependencies,
  typed: string,
): Promise<FoundSuggestions> {
  // `wire under 2000` has the suggestions of `wire`
  const q = phrasesInEnglish(await readPhrases(), readPriceWords(typed)?.rest ?? typed)
  const understood = await understand(searchIndex, q)
  const { kinds, categories, productIds } = understood?.answer ?? {
    kinds: [],
    categories: await findCategories(database.queries, q),
    productIds: await suggestProducts(databaseSource(database.queries), q),
  }
  const glossary = await readGlossary()
  return {
    categories: await translateCategories(categories),
    kinds: kinds.map((kind) => inLanguage(kind, glossary)),
    products: await readSuggested(database.queries, productIds, glossary),
    isProvisional: understood?.isOutdated ?? true,
  }
}

/** A kind in a language; its query too is searched in it, and read back to English. */
function inLanguage(kind: KindSuggestion, { words }: Glossary): KindSuggestion {
  const name = translateWord(words, kind.name)
  const sizes = kind.sizes.map((size) => translateOptions(words, size))
  return { ...kind, name, sizes, query: kind.query === kind.name ? name : `${name} ${sizes[0] ?? ''}`.trim() }
}

async function understand(searchIndex: SearchIndex, q: string): Promise<IndexAnswer<'suggest'> | null> {
  try {
    return await searchIndex.ask('suggest', q)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Finds the categories whose name has, for each typed word, one that begins with it. */
async function findCategories(queries: Queries, q: string): Promise<CategorySuggestion[]> {
  const wanted = tokenize(q).words.map(({ word }) => word)
  if (wanted.length === 0) return []
  const mains = (await readRecords(queries, 'main_categories')) as MainCategory[]
  const subs = (await readRecords(queries, 'subcategories')) as Subcategory[]
  const fits = ({ name }: { readonly name: string }): boolean => {
    const words = tokenize(name).words.map(({ word }) => word)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  }
  return [
    ...mains
      .filter(fits)
      .map(({ id, name, image }) => ({ kind: 'main' as const, id, name, image, mainCategoryId: id })),
    ...subs
      .filter(fits)
      .flatMap(({ id, name, image, mainCategoryIds: [mainCategoryId] }) =>
        mainCategoryId === undefined ? [] : [{ kind: 'sub' as const, id, name, image, mainCategoryId }],
      ),
  ].slice(0, SUGGESTED)
}

async function readSuggested(
  queries: Queries,
  ids: readonly string[],
  glossary: Glossary,
): Promise<ProductSuggestion[]> {
  const products = new Map((await findProducts(queries, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id): ProductSuggestion[] => {
    const product = products.get(id)
    if (product === undefined) return []
    const title = { ...toProductTitle(product), name: nameIn(glossary.language, product) }
    const variantIndex = Math.max(0, product.variants.findIndex(isForSale))
    const shown = product.variants[variantIndex]
    const price = shown && isForSale(shown) ? shown.priceWithGst : null
    return [{ ...title, price, variantIndex }]
  })
}
