import { sql } from 'kysely'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import {
  indexTerms,
  productSearchVector,
  toTsvector,
  assignWeights,
  type CategoryTerms,
} from '#domain/search/search-document.ts'
import type { Queries } from '../database.ts'

const BATCH = 250

/** The words of the shelves as they are now. */
export async function readCategoryTerms(queries: Queries): Promise<CategoryTerms> {
  const { subcategories, namesOf } = await readCategories(queries)
  return new Map(subcategories.map((each) => [each.id, indexTerms(namesOf(each))]))
}

/** Brings what categories are found by in line with what they say. */
export async function indexCategories(queries: Queries): Promise<void> {
  const { mainCategories, subcategories, namesOf } = await readCategories(queries)
  const main = mainCategories.map((each) => ({
    id: each.id,
    search: toTsvector(assignWeights(ownWords(each))),
  }))
  const sub = subcategories.map((each) => ({
    id: each.id,
    search: toTsvector(assignWeights([...ownWords(each), ['C', indexTerms(namesOf(each))]])),
  }))
  await writeSearch(queries, 'main_categories', main)
  await writeSearch(queries, 'subcategories', sub)
}

/** Brings what products are found by in line: those of some subcategories, or all. */
export async function indexProducts(
  queries: Queries,
  shelves: CategoryTerms,
  subcategoryIds: readonly string[] | null,
): Promise<void> {
  let after = ''
  for (;;) {
    let query = queries.selectFrom('products').select(['id', 'record']).where('id', '>', after)
    if (subcategoryIds !== null)
      query = query.where(sql<boolean>`subcategory_ids && ${[...subcategoryIds]}::text[]`)
    const rows = await query.orderBy('id').limit(BATCH).execute()
    const written = rows.map(({ id, record }) => ({
      id,
      search: productSearchVector(record as Product, shelves),
    }))
    await writeSearch(queries, 'products', written)
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.id
  }
}

function ownWords({ name, searchWords }: MainCategory | Subcategory) {
  return [
    ['A', indexTerms([name])],
    ['B', indexTerms(searchWords)],
  ] as const
}

async function readCategories(queries: Queries) {
  const [main, sub] = [
    await queries.selectFrom('main_categories').select('record').execute(),
    await queries.selectFrom('subcategories').select('record').execute(),
  ]
  const mainCategories = main.map(({ record }) => record as MainCategory)
  const subcategories = sub.map(({ record }) => record as Subcategory)
  const byId = new Map(mainCategories.map((each) => [each.id, each]))
  const namesOf = ({ name, searchWords, mainCategoryIds }: Subcategory): string[] => [
    name,
    ...searchWords,
    ...mainCategoryIds.flatMap((id) => {
      const parent = byId.get(id)
      return parent ? [parent.name, ...parent.searchWords] : []
    }),
  ]
  return { mainCategories, subcategories, namesOf }
}

async function writeSearch(
  queries: Queries,
  table: 'products' | 'subcategories' | 'main_categories',
  rows: readonly { readonly id: string; readonly search: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update ${sql.table(table)} as held set search = made.search
    from json_to_recordset(${JSON.stringify(rows)}::json) as made (id text, search tsvector)
    where held.id = made.id and held.search <> made.search`.execute(queries)
}
