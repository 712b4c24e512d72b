import { toPublicProduct } from '#domain/catalogue/product.ts'
import { rankCandidates } from '#domain/quick-order/rank-candidates.ts'
import { scoreProduct, indexProduct, type IndexedProduct } from '#domain/quick-order/match-score.ts'
import type { MatchedLine, MatchedOrder } from '#domain/quick-order/matched-line.ts'
import { parseLines, type RequestedLine } from '#domain/quick-order/parse-lines.ts'
import { convertQuantity } from '#domain/quick-order/units.ts'
import { parseQuery, toTsquery, type Term } from '#domain/search/parse-query.ts'
import { tokensOf } from '#domain/search/tokenize.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCandidates, type LineQuery } from '../../db/search/line-candidates.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { interpretQueries, type InterpretedQuery } from '../catalogue/steps/interpret-queries.ts'

/**
 * Finds for each line of a written order the articles that it may mean (QO-01). Only an article that fits well and is
 * clearly ahead of all others is taken for granted; everything else is for the person to choose.
 */
export async function matchLines(
  { database }: { readonly database: Database },
  text: string,
): Promise<MatchedOrder> {
  const { queries } = database
  const { lines, rest } = parseLines(text)
  const understood = await interpretQueries(
    queries,
    lines.map((line) => parseQuery(line.wanted)),
  )
  const found = await candidateIds(queries, understood)
  const read = await readProducts(queries, [...new Set([...found.values()].flat())])
  return {
    rest,
    lines: lines.map((line, index): MatchedLine => {
      const wish = {
        terms: understood[index]?.terms ?? [],
        unit: line.unit,
        hints: line.unit === null ? [] : tokensOf(`${line.quantity} ${line.unit}`),
      }
      const fits = (found.get(index) ?? []).flatMap((id) => {
        const product = read.get(id)
        const fit = product ? scoreProduct(product, wish) : null
        return fit ? [fit] : []
      })
      const chosen = rankCandidates(fits)
      return { ...line, ...chosen, pieces: piecesOf(line, chosen.candidates[chosen.best ?? 0]) }
    }),
  }
}

/** Looks for all words of a line, then for those that the goods know, for all but one or the sizes, at last for any. */
async function candidateIds(
  queries: Queries,
  understood: readonly InterpretedQuery[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (const query of [all, sure, plain, allButOne, any]) {
    const asked = understood.flatMap((each, line): LineQuery[] => {
      const text = found.has(line) ? null : query(each)
      return text === null ? [] : [{ line, query: text }]
    })
    for (const [line, ids] of await findCandidates(queries, asked)) found.set(line, ids)
  }
  return found
}

const joined = (terms: readonly Term[], sign: '&' | '|'): string | null =>
  terms.length === 0 ? null : terms.map(toTsquery).join(` ${sign} `)

const all = ({ terms }: InterpretedQuery): string | null => joined(terms, '&')
const sure = (understood: InterpretedQuery): string | null => joined(understood.sure, '&')
const plain = (understood: InterpretedQuery): string | null =>
  joined(
    understood.sure.filter((term) => term.isPlain),
    '&',
  )
const any = ({ terms }: InterpretedQuery): string | null => joined(terms, '|')
const allButOne = ({ terms }: InterpretedQuery): string | null =>
  terms.length < 3
    ? null
    : terms
        .map(
          (left) =>
            `(${joined(
              terms.filter((term) => term !== left),
              '&',
            )})`,
        )
        .join(' | ')

async function readProducts(queries: Queries, ids: readonly string[]): Promise<Map<string, IndexedProduct>> {
  const products = await findProducts(queries, ids)
  return new Map(products.map((product) => [product.id, indexProduct(toPublicProduct(product))]))
}

function piecesOf(
  line: RequestedLine,
  candidate: MatchedLine['candidates'][number] | undefined,
): number | null {
  const variant = candidate?.product.variants[candidate.variantIndex]
  if (line.quantity === null || variant === undefined) return null
  const pieces = convertQuantity(line.quantity, line.unit, variant.unit)
  return pieces === null ? null : Math.ceil(pieces)
}
