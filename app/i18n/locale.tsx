import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { resolveMessages, type Messages, type Locale } from './messages.ts'

const LocaleContext = createContext<Locale>('en')

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The messages of one catalogue in the current locale. */
export function useMessages<M extends object>(catalogue: Messages<M>): M {
  const locale = useLocale()
  return useMemo(() => resolveMessages(catalogue, locale), [catalogue, locale])
}
