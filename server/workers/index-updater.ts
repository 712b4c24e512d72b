import { parseOwnWords } from '#search/lexicon/own-words.ts'
import { createProductIndex, type ProductIndex } from '#search/product-index/product-index.ts'
import type { SearchedProduct } from '#search/product-index/product-rows.ts'
import { indexCategories, type IndexedCategory } from '#search/product-kinds/suggest-categories.ts'
import { startKindIndex, type KindIndex, type KindIndexBuilder } from '#search/product-kinds/kind-index.ts'
import type { IndexedProduct } from '#search/product-kinds/product-facts.ts'
import { compareVersions, countVersions, parseVersions } from './product-versions.ts'
import { snapshotChunks, restoreChunks, type Categories, type SnapshotHead } from './snapshot-chunks.ts'

/** The steps of an update, which is complete after `finish`; until then the index before it serves. */
export type UpdateCalls = {
  /** `versions`: JSON texts of pairs of id and version, in catalogue order; `ownWords`: what the shop calls things. */
  readonly plan: {
    readonly request: {
      readonly versions: readonly string[]
      readonly categories: Categories
      readonly ownWords: string
    }
    readonly answer: UpdatePlan
  }
  /** JSON text of a list of indexed products. */
  readonly add: { readonly request: string; readonly answer: void }
  readonly finish: { readonly request: null; readonly answer: void }
}

/** The index that serves: the product kinds, the categories with the words that find them, and the products by their words. */
export type Index = {
  readonly kinds: KindIndex
  readonly categories: readonly IndexedCategory[]
  readonly products: ProductIndex
}

/** The products that an update reads, and whether those are all. */
export type UpdatePlan = { readonly productIds: readonly string[]; readonly isWhole: boolean }

/** Beyond this share of the catalogue a new index is built beside the old one; likewise when so much of it is of no more use. */
const MAX_SHARE = 0.2
const MAX_DEAD_SHARE = 0.5
/** Share of the catalogue that may have changed before a snapshot is written again: a start reads the rest. */
const STALE_SHARE = 0.01

type Indexes = { readonly kinds: KindIndexBuilder; readonly products: ProductIndex }

/** Keeps an index up to date: after a change of a few products only those, and the kinds that they belong to, are read again. */
export function createIndexUpdater() {
  let built: Indexes | null = null
  let next: (Indexes & { readonly changed: ReadonlySet<string> | null }) | null = null
  let current: Index | null = null
  /** Head of the last finished update, and of the one under way. */
  let head: SnapshotHead = { categories: { mains: [], subs: [] }, ownWords: '', versions: [] }
  let planned = head
  /** True from the beginning of an update until its end. */
  let isUnfinished = false
  let changesSinceKept = Infinity
  let isNew = true

  function plan(asked: SnapshotHead): UpdatePlan {
    planned = asked
    const { changed, removed } = compareVersions(head.versions, asked.versions)
    const gone = [...changed, ...removed]
    const old = isUnfinished || head.ownWords !== asked.ownWords ? null : built
    const read = new Set([...(old?.kinds.siblings(gone) ?? []), ...changed])
    isUnfinished = true
    const total = countVersions(asked.versions)
    if (old === null || read.size > total * MAX_SHARE || old.products.deadShare() > MAX_DEAD_SHARE) {
      next = { ...start(asked), changed: null }
      changesSinceKept = Infinity
      return { productIds: asked.versions.flatMap(parseVersions).map(([id]) => id), isWhole: true }
    }
    changesSinceKept += gone.length
    old.kinds.remove(gone)
    for (const id of removed) old.products.remove(id)
    next = { ...old, changed: new Set(changed) }
    return { productIds: [...read].filter((id) => !removed.has(id)), isWhole: false }
  }

  function add(texts: string): void {
    if (next === null) throw new Error('No update of the index has begun.')
    for (const product of JSON.parse(texts) as (IndexedProduct & SearchedProduct)[]) {
      next.kinds.add(product)
      if (next.changed?.has(product.id) ?? true) next.products.add(product)
    }
  }

  function finish(): void {
    if (next === null) throw new Error('No update of the index has begun.')
    const { kinds: builder, products, changed } = next
    isNew = changed === null || current === null
    const { mains, subs } = planned.categories
    const kinds = builder.finish(new Map(subs.map(({ id, name }) => [id, name])))
    products.commit()
    current = { kinds, categories: indexCategories(mains, subs, kinds.vocabulary), products }
    built = { kinds: builder, products }
    next = null
    head = planned
    isUnfinished = false
  }

  function* keepWhole(parts: Iterable<unknown>): Generator {
    for (const part of parts) {
      if (isUnfinished) throw new Error('The index has changed meanwhile.')
      yield part
    }
    changesSinceKept = 0
  }

  return {
    /** The index that serves; throws while there is none. */
    current(): Index {
      if (current === null) throw new Error('The catalogue has not been read yet.')
      return current
    },
    /** True if the last update read the whole catalogue, or began with a snapshot. */
    isNew: () => isNew,
    plan,
    add,
    finish,
    /**
     * The index in parts that can be saved, as long as no other update begins; null when the last snapshot is nearly the
     * same.
     */
    keep(): Generator | null {
      if (built === null || isUnfinished || changesSinceKept <= countVersions(head.versions) * STALE_SHARE)
        return null
      return keepWhole(snapshotChunks({ ...built, head }))
    },
    /** Goes on from a snapshot; the next update reads what has changed since. */
    restore(parts: readonly unknown[]): void {
      const restored = restoreChunks(parts, start)
      ;({ head } = restored)
      built = { kinds: restored.kinds, products: restored.products }
      changesSinceKept = 0
    },
  }
}

function start({ ownWords }: SnapshotHead): Indexes {
  return { kinds: startKindIndex(parseOwnWords(ownWords)), products: createProductIndex() }
}
