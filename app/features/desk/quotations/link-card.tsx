import { useState } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskQuotationMessages } from '#app/messages/desk-quotation.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

interface LinkCardProps {
  number: string
  /** The path of the link. */
  link: string
}

/** The customer's link, which is shown only now: to copy, or to send. */
export function LinkCard({ number, link }: LinkCardProps) {
  const t = useMessages(deskQuotationMessages)
  const [isCopied, setCopied] = useState(false)
  const url = new URL(link, document.baseURI).href
  const share = `https://wa.me/?text=${encodeURIComponent(t.whatsappText(number, url))}`
  return (
    <Section title={t.saved(number)}>
      <p className="text-quiet">{t.savedText}</p>
      <output aria-label={t.link} className="block font-mono text-sm break-all select-all">
        {url}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            void navigator.clipboard.writeText(url).then(() => setCopied(true))
          }}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
        <a
          href={share}
          target="_blank"
          rel="noreferrer"
          className="touch inline-flex min-h-11 items-center px-2 font-price text-accent"
        >
          {t.whatsapp}
        </a>
      </div>
    </Section>
  )
}
