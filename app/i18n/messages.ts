export type Locale = 'en' | 'hi'

/** A part of a longer text: a heading and its paragraphs. */
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

/** Declares the texts of one noun: English is complete, every other language may lag behind. */
export function defineMessages<M extends Record<string, Message>>(texts: Messages<M>): Messages<M> {
  return texts
}

/** The texts in a language, with English where a translation is missing. */
export function resolveMessages<M extends object>(texts: Messages<M>, locale: Locale): M {
  const translated = locale === 'en' ? undefined : texts[locale]
  return translated === undefined ? texts.en : { ...texts.en, ...translated }
}
