import type { Cursor, Item } from './items.ts'
import type { RawToken } from './raw-tokens.ts'
import { termOf } from './term.ts'

/** Words that name a code with the number after them. */
const codes = new Map([
  ['fe', 'fe'],
  ['sdr', 'sdr'],
  ['sch', 'sch'],
  ['schedule', 'sch'],
  ['grade', 'grade'],
  ['opc', 'grade'],
  ['cat', 'cat'],
  ['rg', 'rg'],
  ['type', 'type'],
  ['size', 'size'],
  ['ss', 'ss'],
  ['gp', 'gp'],
  ['ip', 'ip'],
  ['m', 'm'],
  ['t', 'type'],
])
/** Codes that are read only without a space: in `m 10` the m may be anything. */
const gluedCodes = new Set(['m', 't'])
/** Words that stay, beside the code that they begin. */
const alsoTerms = new Map([
  ['fe', { words: ['tmt'], namesProduct: true }],
  ['opc', { words: ['opc', 'cement'], namesProduct: true }],
  ['ss', { words: ['stainless'], namesProduct: false }],
])

/** Reads a code such as `fe 500d`, `m10` or `cat 6`; the result is how many tokens it takes, 0 when none begins here. */
export function readCode(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  const type = codes.get(word)
  const next = cursor.tokens[at + 1]
  const gap = next?.kind === 'sign' && next.text === '-' ? 1 : 0
  const digits = cursor.tokens[at + 1 + gap]
  if (type === undefined || digits?.kind !== 'number' || !isCode(word, digits, cursor.items.at(-1))) return 0
  const also = cursor.isCatalogue && word === 'fe' ? undefined : alsoTerms.get(word)
  if (also) cursor.items.push(termOf([also], [word]))
  const after = at + 2 + gap
  const suffix = type === 'fe' ? suffixAt(cursor, after) : ''
  cursor.items.push({ kind: 'measure', measure: { type, values: [digits.value], unit: type, suffix } })
  return after - at + (suffix === '' ? 0 : 1)
}

function isCode(word: string, { value, isGlued }: RawToken, before: Item | undefined): boolean {
  // the 50 of `opc 53 grade 50` is no grade, nor the 12 of `fe 500d grade 12 mm`
  if (word === 'grade' && (before?.kind === 'number' || before?.kind === 'measure')) return false
  // `5x5 ss 6 nos` is of stainless steel
  if (word === 'ss') return [202, 304, 316].includes(value)
  if (word === 'opc') return [33, 43, 53].includes(value)
  return isGlued || !gluedCodes.has(word)
}

function suffixAt({ tokens, words }: Cursor, at: number): string {
  return tokens[at]?.kind === 'word' && /^(?:d|s)$/.test(words[at] ?? '') ? (words[at] ?? '') : ''
}
