import { useRef, useState } from 'react'
import type { PlaceOrderForRequest } from '#domain/orders/desk-place-wire.ts'
import { MAX_QUOTATION_DAYS, QUOTATION_DAYS } from '#domain/quotations/quotation.ts'
import type { SavedQuotationWire } from '#domain/quotations/wire.ts'
import { saveQuotation } from '#app/api/desk-quotations.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskQuotationMessages } from '#app/messages/desk-quotation.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '../desk-context.ts'
import { LinkCard } from '../quotations/link-card.tsx'
import { RefusedLines } from './refused-lines.tsx'
import type { useOrderLines } from './use-order-lines.ts'

interface QuotationPartProps {
  isReady: boolean
  /** What is offered. */
  content: () => PlaceOrderForRequest
  taken: ReturnType<typeof useOrderLines>
  onOffered: () => void
}

/** Offers what was taken down instead of ordering it: its prices hold for some days. */
export function QuotationPart({ isReady, content, taken, onOffered }: QuotationPartProps) {
  const t = useMessages(deskQuotationMessages)
  const { can } = useDesk()
  const { pending, failure, run } = useAction()
  const [offered, setOffered] = useState<SavedQuotationWire>()
  // one quotation however often the button is pressed; after a change it is another
  const attempt = useRef({ text: '', id: '' })
  const [days, setDays] = useState(String(QUOTATION_DAYS))
  const count = Number(days)
  const isSound = count >= 1 && count <= MAX_QUOTATION_DAYS

  async function save() {
    const { paymentMode: _, ...offer } = content()
    const text = JSON.stringify([offer, count])
    if (attempt.current.text !== text) attempt.current = { text, id: uniqueUuid() }
    const { id } = attempt.current
    setOffered(await taken.send(() => saveQuotation({ ...offer, id, days: count })))
    onOffered()
  }

  if (!can('quotations:write')) return null
  if (offered !== undefined) return <LinkCard number={offered.quotation.number} link={offered.link} />
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        className="w-44"
        label={t.days}
        inputMode="numeric"
        maxLength={2}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
      <Button
        variant="secondary"
        loading={pending}
        disabled={!isReady || !isSound}
        onClick={() => void run(save)}
      >
        {t.save}
      </Button>
      <RefusedLines failure={failure} lines={taken.lines} />
    </div>
  )
}
