import type { Language } from '../../i18n/language.ts'
import type { Translated, Translation, Words } from './translation.ts'

/** A language with its words for products, which their subcategories have. */
export type Glossary = {
  readonly language: Language
  readonly wordsOf: (subcategoryIds: readonly string[]) => Words
  /** All words; of two for one the first subcategory's. */
  readonly words: Words
}

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
    words: merge([...wordsBy.values()]),
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
