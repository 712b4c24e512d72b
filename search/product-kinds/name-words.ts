import { plainWords } from './product-facts.ts'
import type { ProductKind } from './product-kind.ts'
import type { Request } from './request.ts'

/** Tells whether a name has every word as written, and ends with one of them. */
export function hasAllWords(
  { nameWords, lastWord }: ProductKind,
  { terms }: Pick<Request, 'terms'>,
): boolean {
  const words = terms.flatMap(({ hints }) => hints)
  return words.includes(lastWord) && words.every((word) => nameWords.has(word))
}

const called = new WeakMap<ProductKind, ReadonlySet<string>>()

/** Tells whether the name itself has words, not only what it means. */
export function isCalledSo(productKind: ProductKind, words: readonly string[]): boolean {
  const known = called.get(productKind) ?? new Set(plainWords(productKind.name))
  called.set(productKind, known)
  return words.every((word) => word.split('_').every((part) => known.has(part)))
}
