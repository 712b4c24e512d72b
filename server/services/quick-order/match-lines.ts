import { toPublicProduct } from '#domain/catalogue/product.ts'
import { rankCandidates } from '#domain/quick-order/rank-candidates.ts'
import { scoreProduct, indexProduct, type IndexedProduct } from '#domain/quick-order/match-score.ts'
import type { MatchedLine, MatchedOrder } from '#domain/quick-order/matched-line.ts'
import { parseLines, type RequestedLine } from '#domain/quick-order/parse-lines.ts'
import { roundQuantityUp } from '#domain/catalogue/quantity-rule.ts'
import { convertQuantity } from '#domain/quick-order/units.ts'
import type { InterpretedQuery } from '#domain/search/interpret-query.ts'
import { parseQuery, toTsquery, type Term } from '#domain/search/parse-query.ts'
import { tokensOf } from '#domain/search/tokenize.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCandidates, type LineQuery } from '../../db/search/line-candidates.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { interpretQueries } from '../catalogue/steps/interpret-queries.ts'
import { mapInSlices } from '../catalogue/steps/map-in-slices.ts'

/** The most products that are scored for a line. */
const CANDIDATES = 16

/**
 * Matches each line of a written order to candidate variants (QO-01). Only a candidate that matches well and is clearly
 * ahead of all others is chosen; otherwise the customer chooses.
 */
export async function matchLines(
  { database }: { readonly database: Database },
  text: string,
): Promise<MatchedOrder> {
  const { queries } = database
  const { lines, rest } = parseLines(text)
  const parsed = await mapInSlices(lines, (line) => parseQuery(line.itemText))
  const interpreted = await interpretQueries(queries, parsed)
  const found = await candidateIds(queries, interpreted)
  const products = await readProducts(queries, [...new Set([...found.values()].flat())])
  return {
    rest,
    lines: await mapInSlices(lines, (line, index): MatchedLine => {
      const requested = {
        terms: interpreted[index]?.terms ?? [],
        unit: line.unit,
        hints: line.unit === null ? [] : tokensOf(`${line.quantity} ${line.unit}`),
      }
      const scored = (found.get(index) ?? []).flatMap((id) => {
        const product = products.get(id)
        return (product && scoreProduct(product, requested)) ?? []
      })
      const ranked = rankCandidates(scored)
      return { ...line, ...ranked, pieces: countPieces(line, ranked.candidates[ranked.best ?? 0]) }
    }),
  }
}

/** Searches for all terms of a line, then all known ones, those without digits, all but one, and at last any. */
async function candidateIds(
  queries: Queries,
  interpreted: readonly InterpretedQuery[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (const query of [all, known, plain, allButOne, any]) {
    const unmatched = interpreted.flatMap((each, line): LineQuery[] => {
      const text = found.has(line) ? null : query(each)
      return text === null ? [] : [{ line, query: text }]
    })
    for (const [line, ids] of await findCandidates(queries, unmatched, CANDIDATES)) found.set(line, ids)
  }
  return found
}

const joined = (terms: readonly Term[], sign: '&' | '|'): string | null =>
  terms.length === 0 ? null : terms.map(toTsquery).join(` ${sign} `)

const all = ({ terms }: InterpretedQuery): string | null => joined(terms, '&')
const known = (query: InterpretedQuery): string | null => joined(query.known, '&')
const plain = (query: InterpretedQuery): string | null =>
  joined(
    query.known.filter((term) => term.isPlain),
    '&',
  )
const any = ({ terms }: InterpretedQuery): string | null => joined(terms, '|')
const allButOne = ({ terms }: InterpretedQuery): string | null =>
  terms.length < 3
    ? null
    : terms
        .map(
          (omitted) =>
            `(${joined(
              terms.filter((term) => term !== omitted),
              '&',
            )})`,
        )
        .join(' | ')

async function readProducts(queries: Queries, ids: readonly string[]): Promise<Map<string, IndexedProduct>> {
  const products = await findProducts(queries, ids)
  const indexed = await mapInSlices(products, (product) => indexProduct(toPublicProduct(product)))
  return new Map(indexed.map((product) => [product.product.id, product]))
}

function countPieces(
  line: RequestedLine,
  candidate: MatchedLine['candidates'][number] | undefined,
): number | null {
  const variant = candidate?.product.variants[candidate.variantIndex]
  if (line.quantity === null || variant === undefined) return null
  const pieces = convertQuantity(line.quantity, line.unit, variant.unit)
  return pieces === null ? null : roundQuantityUp(variant, Math.ceil(pieces))
}
