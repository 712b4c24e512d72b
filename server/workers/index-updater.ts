import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { parseOwnWords } from '#domain/lexicon/own-words.ts'
import { indexCategories, type IndexedCategory } from '#domain/product-kinds/suggest-categories.ts'
import { startKindIndex, type KindIndex, type KindIndexBuilder } from '#domain/product-kinds/kind-index.ts'
import type { IndexedProduct } from '#domain/product-kinds/product-facts.ts'

/** The steps of an update, which is complete after `finish`; until then the index before it serves. */
export type UpdateRequest =
  /** `versions`: JSON text of pairs of id and version, in catalogue order; `ownWords`: what the shop calls things. Answers an `UpdatePlan`. */
  | {
      readonly kind: 'plan'
      readonly versions: string
      readonly categories: Categories
      readonly ownWords: string
    }
  /** `products`: JSON text of a list of indexed products. */
  | { readonly kind: 'add'; readonly products: string }
  | { readonly kind: 'finish' }

/** The categories of the catalogue. */
export type Categories = { readonly mains: readonly MainCategory[]; readonly subs: readonly Subcategory[] }

/** What serves: the product kinds, and the categories with the words that find them. */
export type Index = { readonly kinds: KindIndex; readonly categories: readonly IndexedCategory[] }

/** The products that an update reads, and whether those are all. */
export type UpdatePlan = { readonly productIds: readonly string[]; readonly isWhole: boolean }

/** Beyond this share of the catalogue a new index is built beside the old one. */
const MAX_SHARE = 0.2

/** Keeps an index up to date: of a change of a few products only those, and the kinds that they belong to, are read again. */
export function createIndexUpdater() {
  let builder: KindIndexBuilder | null = null
  let next: KindIndexBuilder | null = null
  let current: Index | null = null
  let categories: Categories = { mains: [], subs: [] }
  let versions: ReadonlyMap<string, string> = new Map()
  let planned: ReadonlyMap<string, string> = new Map()
  let categoriesAsText = ''
  /** Whether an update began and did not end. */
  let isUnfinished = false

  function plan(listed: string, given: Categories, ownWords: string): UpdatePlan {
    categories = given
    planned = new Map(JSON.parse(listed) as [string, string][])
    const asText = JSON.stringify([given, ownWords])
    const ids = [...planned.keys()]
    const changed = ids.filter((id) => versions.get(id) !== planned.get(id))
    const removed = [...versions.keys()].filter((id) => !planned.has(id))
    const old = isUnfinished || asText !== categoriesAsText ? null : builder
    const read = new Set([...(old?.siblings([...changed, ...removed]) ?? []), ...changed])
    isUnfinished = true
    categoriesAsText = asText
    if (old === null || read.size > ids.length * MAX_SHARE) {
      next = startKindIndex(new Map(given.subs.map(({ id, name }) => [id, name])), parseOwnWords(ownWords))
      return { productIds: ids, isWhole: true }
    }
    old.remove([...changed, ...removed])
    next = old
    return { productIds: [...read].filter((id) => planned.has(id)), isWhole: false }
  }

  return {
    /** The index that serves; throws while there is none. */
    current(): Index {
      if (current === null) throw new Error('The catalogue has not been read yet.')
      return current
    },
    handle(request: UpdateRequest): unknown {
      if (request.kind === 'plan') return plan(request.versions, request.categories, request.ownWords)
      if (next === null) throw new Error('No update of the index has begun.')
      if (request.kind === 'add') {
        for (const product of JSON.parse(request.products) as IndexedProduct[]) next.add(product)
        return null
      }
      const kinds = next.finish()
      const { mains, subs } = categories
      current = { kinds, categories: indexCategories(mains, subs, kinds.vocabulary) }
      builder = next
      versions = planned
      isUnfinished = false
      return null
    },
  }
}
