import { HOME_COUNTRY, ORIGIN_FACET } from '../origin.ts'
import type { MeasuredFacet } from '../measures/measured-values.ts'
import type { Language } from '../../i18n/language.ts'
import type { Translated, Translation, Words } from './translation.ts'

/** A language with its words for products, which their subcategories have. */
export type Glossary = {
  readonly language: Language
  readonly wordsOf: (subcategoryIds: readonly string[]) => Words
  /** All words; of two for one the first subcategory's. */
  readonly words: Words
}

/** The filters that the store makes of what products say: their names are its own. */
const ownWords = {
  [ORIGIN_FACET]: 'किस देश में बना',
  [HOME_COUNTRY]: 'भारत',
  Capacity: 'क्षमता',
  'Pack size': 'पैक का साइज़',
  Length: 'लंबाई',
  Weight: 'वज़न',
} as const satisfies Words & Readonly<Record<MeasuredFacet, string>>

/** The language of the records themselves, which needs no words. */
export const english: Glossary = { language: 'en', wordsOf: () => ({}), words: {} }

/** The glossary of a language, from the records of all subcategories in their order. */
export function makeGlossary(
  language: Language,
  subcategories: readonly (Translated & { readonly id: string })[],
): Glossary {
  const wordsBy = new Map(
    subcategories.map((each) => [each.id, translationIn(language, each).words ?? {}] as const),
  )
  return {
    language,
    wordsOf: (ids) => (ids.length === 1 ? wordsBy.get(ids[0] ?? '') : null) ?? merge(ids.map(wordsIn)),
    words: { ...ownWords, ...merge([...wordsBy.values()]) },
  }

  function wordsIn(id: string): Words {
    return wordsBy.get(id) ?? {}
  }
}

function merge(all: readonly Words[]): Words {
  return Object.fromEntries(all.toReversed().flatMap((words) => Object.entries(words)))
}

/** The texts of a record in a language; none in English, which it is in itself. */
export function translationIn(language: Language, { translations }: Translated): Translation {
  return (language === 'en' ? undefined : translations?.[language]) ?? {}
}

/** The name of a record in a language. */
export function nameIn(language: Language, record: Translated & { readonly name: string }): string {
  return translationIn(language, record).name ?? record.name
}

/** A word in another language; the English one where there is none. */
export function translateWord(words: Words, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word
}

/** Options that stand in one text, such as `1 kg, Red`: the whole of it is looked up first, then each. */
export function translateOptions(words: Words, options: string): string {
  const whole = translateWord(words, options)
  if (whole !== options) return whole
  return options
    .split(', ')
    .map((option) => translateWord(words, option))
    .join(', ')
}
