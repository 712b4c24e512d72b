import type { Vocabulary } from './items.ts'
import { withMaterialsFirst } from './names/materials-first.ts'
import { wordsWrittenAsOne } from './names/words-as-one.ts'
import { rawTokens, type RawToken } from './raw-tokens.ts'
import { withAbbreviations } from './reading/abbreviations.ts'
import { withReadLetters } from './read-letters.ts'
import { withInitials } from './reading/initials.ts'
import { singular } from './singular.ts'

/** Words of specifications that may stand within a name: `Mangalore pattern tiles`. */
const WITHIN = new Set(['pattern', 'type', 'quality', 'brand', 'make', 'model', 'variety'])

/** The tokens of what a customer wrote, with names put together that such words stand within, and taken apart where they are one word. */
export function writtenTokens(text: string, vocabulary: Vocabulary): RawToken[] {
  const tokens = withAbbreviations(
    rawTokens(withInitials(withReadLetters(text, vocabulary), vocabulary)),
    vocabulary,
  ).flatMap((token) => takeApart(token, vocabulary))
  for (const [at, token] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (before === undefined || after === undefined || !WITHIN.has(token.text)) continue
    if (before.kind !== 'word' || after.kind !== 'word') continue
    if (!areName(vocabulary, [singular(before.text), singular(after.text)])) continue
    tokens[at - 1] = token
    tokens[at] = before
  }
  return withNamesInBrackets(withMaterialsFirst(tokens, vocabulary), vocabulary)
}

/** Puts a word in brackets before the noun that it makes a name with: `tape (masking)` is masking tape, but not so behind another name. */
function withNamesInBrackets(tokens: readonly RawToken[], vocabulary: Vocabulary): RawToken[] {
  const isName = (first: RawToken | undefined, second: RawToken): boolean => {
    if (first?.kind !== 'word') return false
    const pair = [singular(first.text), singular(second.text)]
    return vocabulary.pairs?.has(pair.join(' ')) === true || areSoldName(vocabulary, pair)
  }
  const at = tokens.findIndex(({ text }, index) => text === '(' && tokens[index + 2]?.text === ')')
  const [before, noun, word] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  if (noun?.kind !== 'word' || word === undefined || !isName(word, noun) || isName(before, noun))
    return [...tokens]
  return [...tokens.slice(0, at - 1), { ...word, isGlued: false }, noun, ...tokens.slice(at + 3)]
}

function areSoldName({ lexicon, sold }: Vocabulary, [first = '', second = '']: readonly string[]): boolean {
  return (lexicon.phrases.get(first) ?? []).some(
    ({ words, meanings }) =>
      words.length === 2 &&
      words[1] === second &&
      meanings.some((meaning) => meaning.kind === 'product' && meaning.words.every((each) => sold.has(each))),
  )
}

function takeApart(token: RawToken, vocabulary: Vocabulary): RawToken[] {
  const words = token.kind === 'word' ? wordsWrittenAsOne(token.text, vocabulary) : null
  if (words === null) return [token]
  return words.map((text, at) => ({ ...token, text, isGlued: at > 0 || token.isGlued }))
}

/** Tells whether two words are a product's name, or begin one. */
function areName({ lexicon }: Vocabulary, [first = '', second = '']: readonly string[]): boolean {
  return (lexicon.phrases.get(first) ?? []).some(
    ({ words, meanings }) => words[1] === second && meanings.some(({ kind }) => kind === 'product'),
  )
}
