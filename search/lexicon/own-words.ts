import type { Fault } from '#domain/problem/faults.ts'
import { rawTokens } from './raw-tokens.ts'

/** Name that the shop and its customers have for a thing, beside its name in the catalogue. */
export type OwnWord = {
  /** The thing as the catalogue names it. */
  readonly meaning: string
  readonly words: readonly string[]
}

const MAX_LENGTH = 4_000
const MAX_WORD = 60

/** Reads the shop's own words: `solvent cement = gond, pipe gum` on a line of its own. Lines of another form are left out. */
export function parseOwnWords(text: string): OwnWord[] {
  return text.split('\n').flatMap((line) => {
    const [meaning = '', others, ...rest] = line.split('=').map((part) => part.trim())
    if (meaning === '' || others === undefined || rest.length > 0) return []
    const words = others
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    return words.length === 0 ? [] : [{ meaning, words }]
  })
}

/** Reason that a text cannot be the shop's own words; null when it can. */
export function findOwnWordsIssue(text: string): Fault | null {
  if (text.length > MAX_LENGTH) return { code: 'more-characters', most: MAX_LENGTH }
  const seen = new Map<string, number>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const [row] = parseOwnWords(line)
    const place = index + 1
    if (row === undefined) return { code: 'word-unexplained', line: place }
    for (const word of [row.meaning, ...row.words]) {
      if (word.length > MAX_WORD) return { code: 'word-too-long', line: place, most: MAX_WORD }
      if (!rawTokens(word).some(({ kind }) => kind === 'word'))
        return { code: 'word-without-letters', line: place }
    }
    for (const word of row.words) {
      const key = word.toLowerCase()
      const earlier = seen.get(key)
      if (earlier !== undefined) return { code: 'word-twice', word, earlier, line: place }
      seen.set(key, place)
    }
  }
  return null
}
