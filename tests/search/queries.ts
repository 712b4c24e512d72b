import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SearchPage } from '#domain/catalogue/lists/suggestions.ts'
import type { StrangersPart } from '../quick-order/corpus.ts'

/** What a query has to find: words of a product's name, each with alternatives, and of its variant; or that it is not sold. */
export type LabelledQuery = {
  readonly text: string
  /** The language and the class, such as `english product`. */
  readonly group: string
  readonly kind: 'product' | 'brand' | 'none'
  readonly name: readonly string[]
  readonly options: readonly string[]
}

/** What is learnt from, what thresholds are set on, and what is judged by and looked at only in sums; `strangers` lie beside the lines of the same sources. */
export type QueryPart = 'learning' | 'thresholds' | 'judged' | StrangersPart

/** Reads a part of the labelled queries. */
export function readQueries(part: QueryPart): LabelledQuery[] {
  const file = part.startsWith('strangers/') ? `../quick-order/${part}-searches.txt` : `${part}.txt`
  return parseQueries(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}

/** Parses labelled queries. */
function parseQueries(data: string): LabelledQuery[] {
  const lines = data.split('\n')
  let group = ''
  return lines.flatMap((line): LabelledQuery[] => {
    if (line.startsWith('# ')) group = line.slice(2).trim()
    const [text = '', expected] = line.split(' => ')
    if (expected === undefined) return []
    if (expected.trim() === 'none') return [{ text, group, kind: 'none', name: [], options: [] }]
    const isBrand = expected.startsWith('brand ')
    const [name = '', ...options] = (isBrand ? expected.slice(6) : expected).split(' @ ')
    return [
      { text, group, kind: isBrand ? 'brand' : 'product', name: name.toLowerCase().split(' '), options },
    ]
  })
}

/** What a search came to. */
export type QueryOutcome = LabelledQuery & {
  readonly isFirst: boolean
  readonly isAmongFive: boolean
  /** It says that this, in this size, or by this maker, is not sold. */
  readonly saysNotSold: boolean
  readonly found: string
}

/** Judges the first page of a search. */
export function judgeQuery(query: LabelledQuery, page: SearchPage): QueryOutcome {
  const five = page.cards.slice(0, 5).map(({ name, variants, fits: asked }) => ({
    name: name.toLowerCase().replaceAll('-', ' '),
    options: variants[asked?.[0] ?? 0]?.options.join(', ') ?? '',
  }))
  const fits = (card: (typeof five)[number]): boolean =>
    query.name.every((word) =>
      word.startsWith('!')
        ? !card.name.includes(word.slice(1))
        : word.split('|').some((each) => card.name.includes(each.replaceAll('-', ' '))),
    ) && query.options.every((option) => hasOption(card.options, option))
  const [first] = five
  return {
    ...query,
    isFirst: first !== undefined && fits(first),
    isAmongFive: five.some(fits),
    saysNotSold: page.isNotSold || page.missingSizes.length > 0 || page.missingBrands.length > 0,
    found: five.map(({ name, options }) => `${name} (${options})`).join(' / '),
  }
}

function hasOption(options: string, wanted: string): boolean {
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d.])${escaped}(?![\d.])`, 'i').test(options)
}
