import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import {
  createProductIndex,
  type ProductIndexSnapshot,
  type ProductIndex,
} from '#search/product-index/product-index.ts'
import type { KindIndexBuilder } from '#search/product-kinds/kind-index.ts'
import type { KindSnapshot } from '#search/product-kinds/keep-kind.ts'

/** The categories of the catalogue. */
export type Categories = { readonly mains: readonly MainCategory[]; readonly subs: readonly Subcategory[] }

/** Sources of an index. */
export type SnapshotHead = {
  readonly categories: Categories
  readonly ownWords: string
  /** JSON texts of pairs of id and version, in catalogue order. */
  readonly versions: readonly string[]
}

type Snapshot = {
  readonly head: SnapshotHead
  readonly kinds: KindIndexBuilder
  readonly products: ProductIndex
}

/** Characters of JSON in one part, about. */
const CHUNK_LENGTH = 500_000

/** Between texts that hold no NUL. */
const SEPARATOR = '\u0000'

/** An index in parts, each of which takes a few milliseconds to make. Long lists of texts are one text each: that is read much faster. */
export function* snapshotChunks({
  head: { categories, ownWords, versions },
  kinds,
  products,
}: Snapshot): Generator {
  yield { categories, ownWords, versions }
  const { rows, orders, words } = products.keep()
  for (const part of [rows, orders, words]) {
    yield Object.keys(part)
    for (const value of Object.values(part)) yield isTexts(value) ? value.join(SEPARATOR) : value
  }
  let texts: string[] = []
  let length = 0
  for (const kind of kinds.keep()) {
    const text = JSON.stringify(kind)
    texts.push(text)
    length += text.length
    if (length < CHUNK_LENGTH) continue
    yield Buffer.from(`[${texts.join(',')}]`)
    texts = []
    length = 0
  }
  yield Buffer.from(`[${texts.join(',')}]`)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

/** Texts that were read apart are one again, as they were: every product is known by its id in several places. */
function sharedTexts(texts: readonly string[]): (text: string) => string {
  const known = new Map(texts.map((text) => [text, text]))
  return (text) => {
    const first = known.get(text) ?? text
    known.set(first, first)
    return first
  }
}

/** The index that such parts were made of. */
export function restoreChunks(
  parts: readonly unknown[],
  start: (head: SnapshotHead) => Pick<Snapshot, 'kinds'>,
): Snapshot {
  let at = 0
  const read = (): unknown => parts[at++]
  const head = read() as SnapshotHead
  const readValue = (): unknown => {
    const value = read()
    return typeof value === 'string' ? (value === '' ? [] : value.split(SEPARATOR)) : value
  }
  const readObject = (): unknown => {
    const names = read() as string[]
    return Object.fromEntries(names.map((name) => [name, readValue()]))
  }
  const products = createProductIndex({
    rows: readObject(),
    orders: readObject(),
    words: readObject(),
  } as ProductIndexSnapshot)
  const { kinds } = start(head)
  const shared = sharedTexts(products.ids())
  while (at < parts.length) {
    const { buffer, byteOffset, byteLength } = read() as Uint8Array<ArrayBuffer>
    const text = Buffer.from(buffer, byteOffset, byteLength).toString()
    for (const kept of JSON.parse(text) as KindSnapshot[]) kinds.restore(kept, shared)
  }
  return { head, kinds, products }
}
