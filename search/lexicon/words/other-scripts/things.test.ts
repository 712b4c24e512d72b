import { expect, it } from 'vitest'
import { normalizeText } from '#domain/text/normalize-text.ts'
import { isKnown } from '../../is-known.ts'
import { buildLexicon } from '../../lexicon.ts'
import { rawTokens } from '../../raw-tokens.ts'
import { readInEnglish } from '../../reading/in-english.ts'
import { singular } from '../../singular.ts'
import { inEnglish } from '../in-english.ts'
import { things } from './things.ts'

const vocabulary = {
  lexicon: buildLexicon(),
  words: new Set<string>(),
  brands: new Set<string>(),
  sounds: new Map<string, string[]>(),
  skeletons: new Map<string, string[]>(),
  voiceless: new Map<string, string[]>(),
  loans: { toSound: String, bySound: () => [], byConsonants: () => [] },
  spoken: [],
  beginnings: new Map<string, string[]>(),
  acronyms: new Map(),
  guesses: new Map<string, string | null>(),
  sold: new Set<string>(),
}

const rowsOf = (data: string): { english: string; word: string }[] =>
  data.split('\n').flatMap((line) => {
    const [english = '', words] = line.split('\t')
    return words?.split(' | ').map((word) => ({ english, word: normalizeText(word) })) ?? []
  })

/** Words that are two things, each with a row of its own. */
const SHARED = new Set(
  'குழாய் పంపు പൈപ്പ് தொட்டி ਸ਼ੀਸ਼ਾ ਸ਼ੀਸ਼ੇ शीशा கண்ணாடி అద్దం ಕನ್ನಡಿ जाली जाळी જાળી ਜਾਲੀ জালি জালী ଜାଲି കമ്പികൾ'
    .split(' ')
    .map(normalizeText),
)

it('[SEARCH-06] no word is two things but those that are said', () => {
  const twice = [...Map.groupBy(rowsOf(things), ({ word }) => word)].filter(([, rows]) => rows.length > 1)
  expect(twice.map(([word]) => word).toSorted()).toEqual([...SHARED].toSorted())
})

it('[SEARCH-06] every word is read as the thing of its row, or is a word of the trade or one that describes', () => {
  const describing = new Set(rowsOf(inEnglish.describing).map(({ word }) => word))
  const odd = rowsOf(things).flatMap(({ english, word }) => {
    const [first = ''] = english.split(' | ')
    const { words } = readInEnglish(rawTokens(word), vocabulary)
    const isRead = words.join(' ') === first.split(' ').map(singular).join(' ')
    return isRead || SHARED.has(word) || describing.has(word) || isKnown(vocabulary, singular(word))
      ? []
      : [`${word} (${first}): ${words.join(' ')}`]
  })
  expect(odd).toEqual([])
})
