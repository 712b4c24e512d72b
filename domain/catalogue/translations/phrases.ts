import type { Language } from '../../i18n/language.ts'
import { normalizeText } from '../../text/normalize-text.ts'
import { translationIn } from './glossary.ts'
import type { Translated } from './translation.ts'

/** Phrases of a language with the English for them: names of categories, then the words of their products. */
export type Phrases = ReadonlyMap<string, string>

type Named = Translated & { readonly name: string }

/** The most words of one phrase. */
const MOST_WORDS = 8

/** Collects the phrases of a language from categories and subcategories; of two for one the first counts. */
export function collectPhrases(
  language: Language,
  categories: readonly Named[],
  subcategories: readonly Named[],
): Phrases {
  const named = [...categories, ...subcategories].map(
    (each) => [translationIn(language, each).name ?? '', each.name] as const,
  )
  const words = subcategories.flatMap((each) =>
    Object.entries(translationIn(language, each).words ?? {}).map(([word, text]) => [text, word] as const),
  )
  const phrases = new Map<string, string>()
  for (const [text, english] of [...named, ...words]) {
    const key = keyOf(text)
    // figures and units are the same in both
    if (/\p{L}/u.test(key) && key !== keyOf(english) && !phrases.has(key)) phrases.set(key, english)
  }
  return phrases
}

/** A text with the phrases that a store knows in English, the longest first; all else stays as it was written. */
export function phrasesInEnglish(phrases: Phrases, text: string): string {
  if (phrases.size === 0) return text
  const words = text.trim().split(/\s+/)
  const read: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(MOST_WORDS, words.length - at)
    let english: string | undefined
    for (; length > 0 && english === undefined; length -= 1)
      english = phrases.get(keyOf(words.slice(at, at + length).join(' ')))
    // the loop goes one further than the phrase that it finds
    read.push(english ?? words[at] ?? '')
    at += english === undefined ? 1 : length + 1
  }
  return read.join(' ')
}

function keyOf(text: string): string {
  return normalizeText(text).trim()
}
