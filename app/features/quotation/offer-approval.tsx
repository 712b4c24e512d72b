import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { locale } from '#messages/language.ts'
import { quotationMessages } from '#messages/orders/quotation.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

type OfferApproval = NonNullable<QuotationViewWire['approval']>

const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Says before an offer is accepted that its firm is asked first, and what became of the last request (FIRM-06). */
export function ApprovalNotice({ approval }: { approval: OfferApproval }) {
  const t = quotationMessages
  const { isNeeded, request } = approval
  return (
    <>
      {request !== null && <InlineError text={outcomeOf(request)} />}
      {isNeeded && (
        <section className="grid gap-1 rounded-card bg-caution-soft px-4 py-3 text-sm">
          <h3 className="font-price">{t.needsApproval}</h3>
          <p>{t.needsApprovalText}</p>
          <Approvers approval={approval} />
        </section>
      )}
    </>
  )
}

function outcomeOf({ state, decidedBy }: NonNullable<OfferApproval['request']>): string {
  const t = quotationMessages
  if (state !== 'DECLINED') return t.approvalExpired
  return decidedBy === null ? t.approvalDeclined : t.approvalDeclinedBy(decidedBy)
}

/** An offer that waits for approval: until when, by whom, and how it goes on. */
export function WaitingApproval({ approval }: { approval: OfferApproval }) {
  const t = quotationMessages
  const { request, path } = approval
  return (
    <section className="grid gap-2 rounded-card bg-caution-soft p-4">
      <h2 className="text-lg">{t.awaiting}</h2>
      {request !== null && (
        <p>
          {t.awaitingText(formatDateTime(request.expiresAt))} {t[`awaiting-${request.paymentMode}`]}
        </p>
      )}
      <Approvers approval={approval} />
      {path !== null && (
        <div>
          <LinkButton size="small" variant="secondary" to={path}>
            {t.sendLink}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function Approvers({ approval: { approvers } }: { approval: OfferApproval }) {
  if (approvers.length === 0) return null
  return <p className="wrap-anywhere">{quotationMessages.approvers(anyOf.format(approvers))}</p>
}
