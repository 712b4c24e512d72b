export type Locale = 'en' | 'hi'

/** A part of a longer text: a heading and its paragraphs. */
export type TextPart = { readonly title: string; readonly lines: readonly string[] }

type Message = string | ((...values: never[]) => string) | readonly TextPart[]
type Translated<M> = {
  [K in keyof M]?: M[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : M[K] extends string
      ? string
      : M[K]
}

export interface Catalogue<M> {
  en: M
  hi?: Translated<M>
}

/** Declares the texts of one noun: English is complete, every other language may lag behind. */
export function catalogue<M extends Record<string, Message>>(texts: Catalogue<M>): Catalogue<M> {
  return texts
}

/** The texts in a language, with English where a translation is missing. */
export function wordsIn<M extends object>(texts: Catalogue<M>, locale: Locale): M {
  const translated = locale === 'en' ? undefined : texts[locale]
  return translated === undefined ? texts.en : { ...texts.en, ...translated }
}
