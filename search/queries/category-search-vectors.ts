import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { assignWeights, indexTerms, toTsvector, type CategoryTerms, type Weight } from './search-document.ts'

/** The search vector of a category by its id, as text of a `tsvector`. */
export type SearchVector = { readonly id: string; readonly search: string }

/** The terms that a subcategory passes on to its products: its own and those of its main categories. */
export function categoryTerms(
  mainCategories: readonly MainCategory[],
  subcategories: readonly Subcategory[],
): CategoryTerms {
  const byId = new Map(mainCategories.map((category) => [category.id, category]))
  return new Map(
    subcategories.map(({ id, name, searchWords, mainCategoryIds }) => {
      const parents = mainCategoryIds.flatMap((parentId) => byId.get(parentId) ?? [])
      const inherited = parents.flatMap((parent) => [parent.name, ...parent.searchWords])
      return [id, indexTerms([name, ...searchWords, ...inherited])]
    }),
  )
}

/** Search vectors of main categories: their name (A) and search words (B). */
export function mainCategorySearchVectors(mainCategories: readonly MainCategory[]): SearchVector[] {
  return mainCategories.map((category) => searchVector(category.id, ownTerms(category)))
}

/** Search vectors of subcategories: their name (A), search words (B), and those of their main categories (C). */
export function subcategorySearchVectors(
  subcategories: readonly Subcategory[],
  terms: CategoryTerms,
): SearchVector[] {
  return subcategories.map((category) =>
    searchVector(category.id, [...ownTerms(category), ['C', terms.get(category.id) ?? []]]),
  )
}

type WeightedTerms = readonly [Weight, readonly string[]]

function ownTerms({ name, searchWords }: MainCategory | Subcategory): WeightedTerms[] {
  return [
    ['A', indexTerms([name])],
    ['B', indexTerms(searchWords)],
  ]
}

function searchVector(id: string, terms: readonly WeightedTerms[]): SearchVector {
  return { id, search: toTsvector(assignWeights(terms)) }
}
