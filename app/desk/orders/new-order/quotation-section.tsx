import { useRef, useState } from 'react'
import type { PlaceOrderForRequest } from '#domain/orders/placing/desk-place-wire.ts'
import { MAX_QUOTATION_DAYS, QUOTATION_DAYS } from '#domain/quotations/quotation.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import type { QuotationRequestWire } from '#domain/quotations/desk-wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { saveQuotation } from '#app/api/desk/quotations.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { LinkCard } from '../quotations/link-card.tsx'
import { RefusedLines } from './refused-lines.tsx'
import type { useOrderOffers } from './use-order-offers.ts'
import type { useOrderLines } from './use-order-lines.ts'

const dayLimits = { least: 1, most: MAX_QUOTATION_DAYS }

interface QuotationSectionProps {
  /** Message about what the order lacks; null if complete. */
  missing: string | null
  /** Builds the body of the quotation. */
  content: () => PlaceOrderForRequest
  taken: ReturnType<typeof useOrderLines>
  offered: Pick<ReturnType<typeof useOrderOffers>, 'isChecking' | 'send'>
  /** The request of this customer that it answers. */
  request?: QuotationRequestWire | undefined
  onOffered: () => void
}

/** Offers what was taken down instead of ordering it: its prices hold for some days. */
export function QuotationSection(props: QuotationSectionProps) {
  const { missing, content, taken, offered: offers, request, onOffered } = props
  const t = deskQuotationMessages
  const { can } = useDesk()
  const { pending, failure, run } = useAction()
  const [offered, setOffered] = useState<SavedQuotationWire>()
  // one quotation however often the button is pressed; after a change it is another
  const attempt = useRef({ text: '', id: '' })
  const [days, setDays] = useState(String(QUOTATION_DAYS))
  const count = numberOf(days, dayLimits)

  async function save(forDays: number) {
    const { paymentMode: _, ...order } = content()
    const offer = { ...order, ...(request?.state === 'ASKED' && { requestId: request.id }) }
    const text = JSON.stringify([offer, forDays])
    if (attempt.current.text !== text) attempt.current = { text, id: uniqueUuid() }
    const { id } = attempt.current
    setOffered(await offers.send(() => taken.send(() => saveQuotation({ ...offer, id, days: forDays }))))
    onOffered()
  }

  if (!can('quotations:write')) return null
  if (offered !== undefined) return <LinkCard number={offered.quotation.number} link={offered.link} />
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NumberField className="w-44" label={t.days} limits={dayLimits} value={days} onChange={setDays} />
      <WaitingButton
        variant="secondary"
        loading={pending || offers.isChecking}
        waitsFor={missing !== null ? t.needsOrder : count === null ? t.needsDays(MAX_QUOTATION_DAYS) : null}
        onClick={() => void run(() => save(count ?? 0))}
      >
        {t.save}
      </WaitingButton>
      {request !== undefined && failure instanceof ApiError && failure.code === 'edit-conflict' ? (
        <InlineError text={deskQuotationRequestMessages.meanwhile} />
      ) : (
        <RefusedLines failure={failure} lines={taken.lines} />
      )}
    </div>
  )
}
