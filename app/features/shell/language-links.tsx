import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { languages, pathIn } from '#domain/i18n/language.ts'
import { rememberLanguage } from '#app/browser/language.ts'
import { languageNames } from '#app/messages/languages.ts'
import { language } from '#messages/language.ts'

/** Leads to this page in each other language, by a document of its own, and remembers the choice. */
export function LanguageLinks({ className, icon }: { className: string; icon?: ReactNode }) {
  const { pathname, search } = useLocation()
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={pathIn(other, pathname) + search}
        hrefLang={other}
        lang={other}
        onClick={() => rememberLanguage(other)}
        className={className}
      >
        {icon}
        {languageNames[other]}
      </a>
    ))
}
