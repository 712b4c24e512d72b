import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { wordsIn, type Catalogue, type Locale } from './messages.ts'

const LocaleContext = createContext<Locale>('en')

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The texts of a noun in the reader's language. */
export function useWords<M extends object>(texts: Catalogue<M>): M {
  const locale = useLocale()
  return useMemo(() => wordsIn(texts, locale), [texts, locale])
}
