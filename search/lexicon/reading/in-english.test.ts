import { expect, it } from 'vitest'
import { buildLexicon } from '../lexicon.ts'
import { rawTokens } from '../raw-tokens.ts'
import { inEnglish } from '../words/in-english.ts'
import { readInEnglish } from './in-english.ts'

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
const read = (text: string): string => readInEnglish(rawTokens(text), vocabulary).words.join(' ')

it.each([
  ['a name of the trade', 'રસોડાનો નળ', 'kitchen tap'],
  ['a name of the trade', 'টাইলসের আঠা', 'tile adhesive'],
  ['a name that particles join', 'ਸ਼ਟਰ ਦਾ ਤਾਲਾ', 'shutter lock'],
  ['a material before a thing', 'ಕಬ್ಬಿಣದ ಬಾಗಿಲು', 'iron door'],
  ['a colour before a thing', 'কালো দৰজা', 'black door'],
  ['a colour before a thing', 'কালো দরজা', 'black door'],
  ['two that describe before a thing', 'সাদা কাঠের দরজা', 'white wood door'],
  ['the meaning that makes a name', 'ਬਾਥਰੂਮ ਦਾ ਸ਼ੀਸ਼ਾ', 'bathroom mirror'],
  ['two words that are written as one', 'ಒಳಗೋಡೆ ಬಣ್ಣ', 'inside wall paint'],
  ['a name with a verb that only joins', 'साबण ठेवायची डिश', 'soap dish'],
  ['two words for one', 'दरवाजे की चिटकनी', 'door tower bolt'],
])('[SEARCH-06] reads %s in English: %s', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['a word of the trade by itself', 'दरवाजा'],
  ['a name that the trade has in its own script', 'सीमेंट ब्लॉक'],
  ['words of which one is unknown', 'दरवाजा अबक'],
  ['nouns that make no name', 'ईंट रेत'],
])('[SEARCH-06] leaves %s as it is: %s', (_, text) => {
  expect(read(text)).toBe(text)
})

it('[SEARCH-06] keeps what was written beside what it is read as, the particle with its noun', () => {
  const { tokens, words } = readInEnglish(rawTokens('रसोई की टाइल 5'), vocabulary)
  expect(words).toEqual(['kitchen', 'tile', '5'])
  expect(tokens.map(({ text }) => text)).toEqual(['रसोई की', 'टाइल', '5'])
})

it.each([
  ['a shape', 'ଚାରିକୋଣିଆ କବାଟ', 'square door'],
  ['a finish', 'ਚਮਕਦਾਰ ਦਰਵਾਜ਼ਾ', 'glossy door'],
  ['a place', 'বাগানের দরজা', 'garden door'],
  ['what it does', 'സ്ലൈഡിംഗ് വാതിൽ', 'sliding door'],
  ['what it keeps off', 'आग रोधी दरवाजा', 'fire proof door'],
  ['a material', 'ఉక్కు తలుపు', 'steel door'],
  ['a sort', 'மறைந்த கதவு', 'concealed door'],
])('[SEARCH-06] reads %s before a thing: %s', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['good', 'നല്ല കമ്പി', 'good കമ്പി'],
  ['small', 'சிறிய கம்பி', 'small கம்பி'],
])(
  '[SEARCH-06] leaves what the trade calls so in its own script where it is only %s: %s',
  (_, text, expected) => {
    expect(read(text)).toBe(expected)
  },
)

const SCRIPTS = 'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam'.split(' ')

it('[SEARCH-06] every word is one word of one script', () => {
  const words = [inEnglish.describing, inEnglish.things]
    .flatMap((data) => data.split('\n'))
    .flatMap((line) => line.split('\t')[1]?.split(' | ') ?? [])
  const odd = words.filter(
    (word) =>
      !SCRIPTS.some((script) => new RegExp(`^[\\p{Script=${script}}\\u200c\\u200d]+$`, 'u').test(word)),
  )
  expect(odd).toEqual([])
  expect(words.length).toBeGreaterThan(1000)
})
