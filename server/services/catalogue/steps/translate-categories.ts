import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'

/** Gives suggested categories their names in a language. */
export type TranslateCategories = (
  categories: readonly CategorySuggestion[],
) => Promise<readonly CategorySuggestion[]>

type Lists = {
  readonly listMainCategories: () => Promise<readonly MainCategory[]>
  readonly listSubcategories: () => Promise<readonly Subcategory[]>
}

/** Gives suggested categories the names that they have in lists of a language. */
export async function translateCategories(
  { listMainCategories, listSubcategories }: Lists,
  categories: readonly CategorySuggestion[],
): Promise<CategorySuggestion[]> {
  const named = { main: namesOf(await listMainCategories()), sub: namesOf(await listSubcategories()) }
  return categories.map((each) => ({ ...each, name: named[each.kind].get(each.id) ?? each.name }))
}

function namesOf(records: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]))
}
