import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import {
  categoryTerms,
  mainCategorySearchVectors,
  subcategorySearchVectors,
} from '#search/queries/category-search-vectors.ts'
import { productSearchVector, type CategoryTerms } from '#search/queries/search-document.ts'
import { readRecords } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'
import { readProductsAfter, writeSearchVectors } from '../../../db/search/search-vectors.ts'

const BATCH = 250

/** Reads the terms that each subcategory passes on to its products. */
export async function readCategoryTerms(queries: Queries): Promise<CategoryTerms> {
  const { mainCategories, subcategories } = await readCategories(queries)
  return categoryTerms(mainCategories, subcategories)
}

/**
 * Updates the search vectors of all categories, and of the products whose categories pass on new terms. Returns the present
 * terms.
 */
export async function indexCategoryChanges(queries: Queries, before: CategoryTerms): Promise<CategoryTerms> {
  await indexCategories(queries)
  const terms = await readCategoryTerms(queries)
  const ids = [...new Set([...terms.keys(), ...before.keys()])]
  const renamed = ids.filter((id) => String(terms.get(id)) !== String(before.get(id)))
  if (renamed.length > 0) await indexProducts(queries, terms, renamed)
  return terms
}

/** Updates the search vectors of all categories. */
export async function indexCategories(queries: Queries): Promise<void> {
  const { mainCategories, subcategories } = await readCategories(queries)
  const terms = categoryTerms(mainCategories, subcategories)
  await writeSearchVectors(queries, 'main_categories', mainCategorySearchVectors(mainCategories))
  await writeSearchVectors(queries, 'subcategories', subcategorySearchVectors(subcategories, terms))
}

/** Updates the search vectors of the products of some subcategories, or of all products. */
export async function indexProducts(
  queries: Queries,
  terms: CategoryTerms,
  subcategoryIds: readonly string[] | null,
): Promise<void> {
  let id = ''
  for (;;) {
    const batch = await readProductsAfter(queries, { id, limit: BATCH, subcategoryIds })
    const vectors = batch.map((row) => ({ id: row.id, search: productSearchVector(row.product, terms) }))
    await writeSearchVectors(queries, 'products', vectors)
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    id = last.id
  }
}

async function readCategories(queries: Queries) {
  const [mainCategories, subcategories] = [
    await readRecords(queries, 'main_categories'),
    await readRecords(queries, 'subcategories'),
  ]
  return {
    mainCategories: mainCategories as MainCategory[],
    subcategories: subcategories as Subcategory[],
  }
}
