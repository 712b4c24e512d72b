import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, type MessagePort } from 'node:worker_threads'
import type { Language } from '#domain/i18n/language.ts'
import { english } from '#domain/catalogue/translations/glossary.ts'
import type { Words } from '#domain/catalogue/translations/translation.ts'
import { toPublicProduct, type Product } from '#domain/catalogue/product.ts'
import type { Suggestions } from '#domain/catalogue/lists/suggestions.ts'
import {
  findProducts,
  type FoundNothing,
  type FoundProducts,
  type RequestedPage,
} from '#search/product-index/find-products.ts'
import { suggestProducts } from '#search/product-index/suggest-products.ts'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import {
  namesCategory,
  nearestCategories,
  suggestCategories,
} from '#search/product-kinds/suggest-categories.ts'
import { suggestKinds } from '#search/product-kinds/suggest-kinds.ts'
import type { KindIndex } from '#search/product-kinds/kind-index.ts'
import { startMatching, type CustomerHabits, type OrderMatching } from '#search/quick-order/match-order.ts'
import type { CandidateProduct } from '#search/quick-order/matched-line.ts'
import { serializeMatchedOrder } from '#search/quick-order/wire.ts'
import { collectGarbage } from './collect-garbage.ts'
import { createIndexUpdater, type Index, type UpdateCalls } from './index-updater.ts'
import { hashProgram, readSnapshot, writeSnapshot } from './index-snapshot.ts'
import { serveThread } from './serve-thread.ts'

/** The calls of the thread that holds the search index. Long texts of JSON are parsed here, not where requests are answered. */
export type SearchCalls = UpdateCalls & {
  /** Goes on from the snapshot of an earlier run; answers whether there was anything of use. */
  readonly restore: { readonly request: { readonly file: string }; readonly answer: boolean }
  /** Writes the index to a file, for the next start; answers its bytes, 0 when nothing had to be written. */
  readonly keep: { readonly request: { readonly file: string }; readonly answer: number }
  /** Reads a written order as far as it needs no products. */
  readonly match: {
    readonly request: { readonly text: string; readonly customer: CustomerHabits }
    readonly answer: MatchAnswer
  }
  /** Ends it with those products, as JSON texts of lists, in a language by its words; answers the matched order as JSON in UTF-8. */
  readonly complete: {
    readonly request: {
      readonly key: number
      readonly products: readonly string[]
      readonly language: Language
      readonly words: Words
    }
    readonly answer: Uint8Array<ArrayBuffer>
  }
  /** Says what a query that is still being typed may mean. */
  readonly suggest: { readonly request: string; readonly answer: SuggestAnswer }
  readonly search: { readonly request: RequestedPage; readonly answer: FoundProducts | FoundNothing }
}

/** Suggestions with the ids of products, which are given only where no product kind fits. */
export type SuggestAnswer = Omit<Suggestions, 'products'> & { readonly productIds: readonly string[] }

/** Products that a written order needs to be completed. */
export type MatchAnswer = {
  readonly key: number
  readonly productIds: readonly string[]
  /** The first lines that found nothing. */
  readonly notFound: readonly string[]
}

/** Longest time in ms that one piece of work may keep others waiting. */
const SLICE_MS = 4
/** The processor time that one order may take, in µs: on a busy machine it is waited for, not refused. */
const MAX_WORK_MICROS = 8_000_000
/** Orders that wait for their products, at most. */
const MAX_PENDING = 16
/** Lines of one order that are counted as not found. */
const MAX_NOT_FOUND = 20

const port = parentPort
if (port === null) throw new Error('Product kinds are read in a worker thread.')
serve(port)

function serve(to: MessagePort): void {
  const updater = createIndexUpdater()
  const pending = new Map<number, { readonly matching: OrderMatching; readonly index: KindIndex }>()
  let nextKey = 1
  let keeping: Promise<number> | null = null
  /** Orders are read one after the other; everything else comes in between. */
  let orders: Promise<unknown> = Promise.resolve()

  async function match(text: string, customer: CustomerHabits): Promise<MatchAnswer> {
    const index = updater.current().kinds
    const matching = startMatching(index, text, customer)
    await inSlices(matching.step)
    const key = nextKey++
    pending.set(key, { matching, index })
    // the caller of the oldest one has given up
    if (pending.size > MAX_PENDING) pending.delete([...pending.keys()][0] ?? key)
    return { key, productIds: matching.productIds(), notFound: matching.notFound().slice(0, MAX_NOT_FOUND) }
  }

  async function complete({
    key,
    products: texts,
    language,
    words,
  }: SearchCalls['complete']['request']): Promise<Uint8Array<ArrayBuffer>> {
    const found = pending.get(key)
    if (found === undefined) throw new Error('The order is not known any more.')
    pending.delete(key)
    const { matching, index } = found
    const glossary = language === 'en' ? english : { language, words, wordsOf: () => words }
    const products: CandidateProduct[] = []
    let read = 0
    await inSlices(() => {
      for (const product of JSON.parse(texts[read] ?? '[]') as Product[])
        products.push({
          product: toPublicProduct(product, glossary),
          contents: index.contentsOfVariants(product),
        })
      read += 1
      return read < texts.length
    })
    return new TextEncoder().encode(JSON.stringify(serializeMatchedOrder(matching.finish(products), words)))
  }

  /** Does a long piece of work after the ones before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = orders.then(work)
    orders = done.catch(() => {})
    return done
  }

  async function restore(file: string): Promise<boolean> {
    const parts = await readSnapshot(file, await hashProgram())
    if (parts !== null) updater.restore(parts)
    return parts !== null
  }

  /** Writes a snapshot; while one is being written, waits for that one. */
  function keep(file: string): Promise<number> {
    keeping ??= (async () => {
      const parts = updater.keep()
      return parts === null ? 0 : writeSnapshot(file, await hashProgram(), parts)
    })().finally(() => {
      keeping = null
    })
    return keeping
  }

  serveThread<SearchCalls>(to, {
    plan: updater.plan,
    add: updater.add,
    finish: async () => {
      updater.finish()
      // a whole catalogue was read from several times its size; without it the store runs as well, with more memory
      if (updater.isNew()) await collectGarbage().catch(() => {})
    },
    restore: ({ file }) => restore(file),
    keep: ({ file }) => keep(file),
    match: ({ text, customer }) => inTurn(() => match(text, customer)),
    complete: (order) => inTurn(() => complete(order)),
    suggest: (q) => suggest(updater.current(), q),
    search: (wanted) => search(updater.current(), wanted),
  })
}

async function suggest({ kinds, categories, products }: Index, q: string): Promise<SuggestAnswer> {
  const suggested = suggestKinds(kinds, q)
  // products that the shop knows and does not sell are not in the index
  const isSought = suggested.length === 0 && !searchKinds(kinds, q).isNotSold
  return {
    kinds: suggested,
    categories: suggestCategories(kinds, categories, q),
    productIds: isSought ? await suggestProducts(products, q) : [],
  }
}

function search(
  { kinds, categories, products }: Index,
  wanted: RequestedPage,
): Promise<FoundProducts | FoundNothing> {
  const read = searchKinds(kinds, wanted.q)
  // the shop sells what it calls a category, whatever its words mean elsewhere: furniture fittings, painting tools
  const isOwn = read.isNotSold && namesCategory(categories, wanted.q)
  const understood = isOwn ? { ...read, isNotSold: false, isUnderstood: false, names: true } : read
  const isFound = understood.isUnderstood && !understood.isNotSold
  const nearest = isFound ? [] : nearestCategories(kinds, categories, wanted.q)
  return findProducts(products, { ...understood, nearest }, wanted)
}

function usedMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Repeats a step until it returns false; others get their turn every few milliseconds. */
async function inSlices(step: () => boolean): Promise<void> {
  const begun = usedMicros()
  let until = performance.now() + SLICE_MS
  while (step()) {
    const now = performance.now()
    if (now < until) continue
    if (usedMicros() - begun > MAX_WORK_MICROS) throw new Error('The order takes too long to read.')
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
}
