import { useState } from 'react'
import { useLocation } from 'react-router'
import { pathIn } from '#domain/i18n/language.ts'
import { rememberLanguage } from '#app/browser/language.ts'
import { hindiOffer } from '#app/messages/language-offers.ts'
import { X } from '#app/ui/icons/x.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

/** Offers a page in English in Hindi, once: whoever closes it has chosen English. Import lazily. */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    rememberLanguage('en')
    setIsOpen(false)
  }
  return (
    <aside
      lang="hi"
      aria-label={hindiOffer.text}
      className="fixed inset-x-2 bottom-[calc(var(--floor)+8px)] z-40 mx-auto flex max-w-120 items-center gap-3 rounded-card border border-hairline bg-surface py-1 pr-1 pl-4 shadow-lg print:hidden"
    >
      <p className="min-w-0 flex-1">{hindiOffer.text}</p>
      <a
        href={pathIn('hi', pathname) + search}
        hrefLang="hi"
        onClick={() => rememberLanguage('hi')}
        className="inline-flex min-h-11 items-center font-medium text-accent underline"
      >
        {hindiOffer.open}
      </a>
      <IconButton label={hindiOffer.close} onClick={close}>
        <X size={20} />
      </IconButton>
    </aside>
  )
}
