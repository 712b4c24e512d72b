import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { ShareLink } from '#app/desk/kit/orders/share-link.tsx'

interface LinkCardProps {
  number: string
  /** The path of the link. */
  link: string
}

/** The customer's link, which is shown only now: to copy, or to send. */
export function LinkCard({ number, link }: LinkCardProps) {
  const t = deskQuotationMessages
  const url = new URL(link, document.baseURI).href
  return (
    <Section title={t.saved(number)}>
      <p className="text-quiet">{t.savedText}</p>
      <ShareLink url={url} text={t.whatsappText(number, url)} />
    </Section>
  )
}
