import { useMemo } from 'react'
import { resolveMessages, type Messages, type Locale } from './messages.ts'

/** The language of every page. */
const locale: Locale = 'en'

/** The texts of a noun in the reader's language. */
export function useMessages<M extends object>(texts: Messages<M>): M {
  return useMemo(() => resolveMessages(texts, locale), [texts])
}
