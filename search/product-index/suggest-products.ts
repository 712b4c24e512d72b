import { normalizeText } from '#domain/text/normalize-text.ts'
import { parseQuery } from '../queries/parse-query.ts'
import type { ProductSource } from './product-source.ts'

/** The most products that are suggested. */
const SUGGESTED = 5
/** Fewer characters suggest nothing. */
const SHORTEST = 2
const MAX_LENGTH = 100
const WORD = /\p{L}[\p{L}\p{M}]/u

/** The ids of products that have the words of a query that is still being typed; a number alone is in every name. */
export async function suggestProducts(source: ProductSource, q: string): Promise<readonly string[]> {
  const typed = normalizeText(q).trim().slice(0, MAX_LENGTH)
  const terms = typed.length < SHORTEST || !WORD.test(q) ? [] : parseQuery(q)
  if (terms.length === 0) return []
  const query = await source.interpret(terms, { typing: true })
  const wanted = { typed, limit: SUGGESTED }
  const ids = await source.suggest({ terms: query.terms, match: 'all' }, wanted)
  // an unknown word, such as a brand that is not sold here, must not hide the rest
  const isPartlyKnown = query.known.length > 0 && query.known.length < terms.length
  return ids.length === 0 && isPartlyKnown
    ? source.suggest({ terms: query.known, match: 'all' }, wanted)
    : ids
}
