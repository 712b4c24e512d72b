import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { resolveMessages, type Messages, type Locale } from './messages.ts'

const LocaleContext = createContext<Locale>('en')

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The texts of a noun in the reader's language. */
export function useMessages<M extends object>(texts: Messages<M>): M {
  const locale = useLocale()
  return useMemo(() => resolveMessages(texts, locale), [texts, locale])
}
