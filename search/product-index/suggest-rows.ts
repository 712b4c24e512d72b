import { firstOf } from '#domain/catalogue/lists/first-of.ts'
import { matchTerms, type TermSearch } from './match-terms.ts'
import type { ProductRows } from './product-rows.ts'
import type { Words } from './words.ts'

/**
 * The best rows for a query that is still being typed: first those that have its very words and not only longer ones that begin
 * like them, then those whose name begins with it.
 */
export function suggestRows(
  { rows, words }: { readonly rows: ProductRows; readonly words: Words },
  search: TermSearch,
  { typed, limit }: { readonly typed: string; readonly limit: number },
): number[] {
  const found = matchTerms(words, rows.count(), search)
  const whole = search.terms.map((term) => ({ ...term, isPrefix: false }))
  const exact = new Set(matchTerms(words, rows.count(), { terms: whole, match: 'all' }).rows)
  const entries = found.rows.flatMap((row, place) =>
    rows.isLive(row)
      ? [
          {
            row,
            isExact: Number(exact.has(row)),
            isNamed: Number(rows.names[row]?.startsWith(typed) ?? false),
            score: found.scores[place] ?? 0,
            position: rows.position(row),
          },
        ]
      : [],
  )
  const ordered = firstOf(
    entries,
    (a, b) =>
      b.isExact - a.isExact ||
      b.isNamed - a.isNamed ||
      b.score - a.score ||
      a.position - b.position ||
      a.row - b.row,
    limit,
  )
  return ordered.map(({ row }) => row)
}
