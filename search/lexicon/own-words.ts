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

/** Reason that a text cannot be the shop's own words, as text to follow `ownWords`; null when it can. */
export function findOwnWordsIssue(text: string): string | null {
  if (text.length > MAX_LENGTH) return `must be at most ${MAX_LENGTH} characters`
  const seen = new Map<string, number>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const [row] = parseOwnWords(line)
    const place = `line ${index + 1}`
    if (row === undefined)
      return `must say in ${place} what is meant, such as "solvent cement = gond, pipe gum"`
    for (const word of [row.meaning, ...row.words]) {
      if (word.length > MAX_WORD) return `must have at most ${MAX_WORD} characters in a word of ${place}`
      if (!rawTokens(word).some(({ kind }) => kind === 'word'))
        return `must have letters in each word of ${place}`
    }
    for (const word of row.words) {
      const key = word.toLowerCase()
      const earlier = seen.get(key)
      if (earlier !== undefined)
        return `must not explain "${word}" twice, in lines ${earlier} and ${index + 1}`
      seen.set(key, index + 1)
    }
  }
  return null
}
