export type Locale = 'en' | 'hi'

/** A section of a longer text: a heading and its paragraphs. */
export type TextSection = { readonly title: string; readonly lines: readonly string[] }

type Message = string | ((...values: never[]) => string) | readonly TextSection[]
type Translated<M> = {
  [K in keyof M]?: M[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : M[K] extends string
      ? string
      : M[K]
}

export interface Messages<M> {
  en: M
  hi?: Translated<M>
}

/** Declares a message catalogue: English is complete, other languages may lag behind. */
export function defineMessages<M extends Record<string, Message>>(catalogue: Messages<M>): Messages<M> {
  return catalogue
}

/** The messages of a locale, falling back to English where a translation is missing. */
export function resolveMessages<M extends object>(catalogue: Messages<M>, locale: Locale): M {
  const translated = locale === 'en' ? undefined : catalogue[locale]
  return translated === undefined ? catalogue.en : { ...catalogue.en, ...translated }
}
