import { useState } from 'react'
import { copyText } from '#app/browser/device/clipboard.ts'
import { deskShareLinkMessages } from '#app/messages/desk/share-link.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'

interface ShareLinkProps {
  url: string
  /** The WhatsApp message. */
  text: string
  /** Phone number of the recipient; without it WhatsApp asks for one. */
  phone?: string
}

/** A customer's link: to copy, or to send. */
export function ShareLink({ url, text, phone = '' }: ShareLinkProps) {
  const t = deskShareLinkMessages
  const [copy, setCopy] = useState<'done' | 'failed' | null>(null)
  const share = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
  return (
    <>
      <output aria-label={t.link} className="block font-mono text-sm break-all select-all">
        {url}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => void copyText(url).then((isDone) => setCopy(isDone ? 'done' : 'failed'))}
        >
          {copy === 'done' ? t.copied : t.copy}
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
      {copy === 'failed' && <InlineError text={t.copyFailed} />}
    </>
  )
}
