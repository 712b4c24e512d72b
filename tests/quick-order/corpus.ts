import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What one product kind of a line has to come to. */
export type Expected = {
  /** Words of the product's name, each with alternatives; a leading `!` excludes. Empty when nothing may be found. */
  readonly name: readonly string[]
  readonly options: readonly string[]
  readonly quantity: number | null
  readonly unit: string | null
  readonly pieces: number | null
  /** `sold` may be ready or asked; `ask` must be asked; `other` is sold in other sizes; `none` is not sold. */
  readonly kind: 'sold' | 'ask' | 'other' | 'none'
}

/** A line of the corpus; one that orders nothing expects nothing. */
export type Case = { readonly text: string; readonly group: string; readonly expected: readonly Expected[] }

/**
 * What is learnt from, what thresholds are set on, and what is judged by and looked at only in sums: `judged` was written before
 * anybody saw how it is read. The parts of `strangers` come from public sources; `strangers/README.md` tells which of them are looked at.
 */
export type CorpusPart = 'development' | 'outsiders' | 'thresholds' | 'held-out' | 'judged' | StrangersPart

/** The parts of the lines and searches of strangers. */
export type StrangersPart =
  | 'strangers/learn'
  | 'strangers/more'
  | 'strangers/fresh'
  | 'strangers/batches/batch-1'
  | 'strangers/batches/batch-2'
  | 'strangers/batches/batch-3'
  | 'strangers/batches/batch-4'
  | 'strangers/batches/batch-5'
  | 'strangers/batches/batch-6'
  | 'strangers/batches/batch-7'
  | 'strangers/batches/batch-8'
  | 'strangers/batches/batch-9'
  | 'strangers/batches/batch-10'
  | 'strangers/batches/batch-11'
  | 'strangers/batches/batch-12'
  | 'strangers/batches/measures/batch-13'
  | 'strangers/batches/scripts/batch-14'
  | 'strangers/batches/scripts/batch-15'
  | 'strangers/batches/things/batch-16'
  | 'strangers/batches/measures/batch-17'
  | 'strangers/batches/schedules/batch-18'
  | 'strangers/batches/scripts/batch-19'
  | 'strangers/batches/things/batch-20'
  | 'strangers/batches/everyday/batch-21'
  | 'strangers/batches/papers/batch-22'
  | 'strangers/batches/papers/batch-23'
  | 'strangers/batches/papers/batch-24'
  | 'strangers/batches/papers/batch-25'
  | 'strangers/batches/papers/batch-26'
  | 'strangers/check'
  | 'strangers/fresh-check'
  | 'strangers/judge'

/** Reads a part of the corpus. */
export function readCorpus(part: CorpusPart): Case[] {
  return parseCorpus(readFileSync(path.join(import.meta.dirname, `${part}.txt`), 'utf8'))
}

/** Parses labelled lines; `⏎` and `⇥` stand for the line ends and tabs of what is pasted as a whole. */
function parseCorpus(data: string): Case[] {
  const lines = data.split('\n')
  let group = ''
  return lines.flatMap((line): Case[] => {
    if (line.startsWith('#')) group = line.slice(1).trim()
    const [text = '', expectation] = line.split(' => ')
    if (expectation === undefined) return []
    const expected = expectation.trim() === 'aside' ? [] : expectation.split(' + ').map(parseExpected)
    return [{ text: text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'), group, expected }]
  })
}

function parseExpected(text: string): Expected {
  const trimmed = text.trim()
  if (trimmed === 'none')
    return { name: [], options: [], quantity: null, unit: null, pieces: null, kind: 'none' }
  const kind = trimmed.startsWith('? ') ? 'ask' : trimmed.startsWith('other ') ? 'other' : 'sold'
  const bare = trimmed.replace(/^(?:\? |other )/, '')
  const [head = '', ...marks] = bare.split(/ (?=[@#=] )/)
  const marked = (mark: string): string[] =>
    marks.filter((each) => each.startsWith(mark)).map((each) => each.slice(2).trim())
  const isNameless = /^[@#=] /.test(bare)
  const all = isNameless ? [head, ...marks] : marks
  const of = (mark: string): string[] =>
    isNameless
      ? all.filter((each) => each.startsWith(mark)).map((each) => each.slice(2).trim())
      : marked(mark)
  const [quantity, ...unit] = (of('#')[0] ?? '').split(' ')
  return {
    name: isNameless ? [] : head.toLowerCase().split(' '),
    options: of('@'),
    quantity: quantity === undefined || quantity === '' ? null : Number(quantity),
    unit: unit.length === 0 ? null : unit.join(' '),
    pieces: of('=')[0] === undefined ? null : Number(of('=')[0]),
    kind,
  }
}
