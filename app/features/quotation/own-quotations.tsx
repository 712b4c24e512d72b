import { Link, useNavigate } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { holdsPrices } from '#domain/quotations/quotation.ts'
import type { OwnQuotationRequestWire, OwnQuotationsWire } from '#domain/quotations/request-wire.ts'
import { fetchOwnQuotations, openOwnQuotation, withdrawQuotationRequest } from '#app/api/quotations.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage, ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { ownQuotationMessages } from '#messages/profile/own-quotations.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { RequestFacts } from './request-facts.tsx'

type Offered = OwnQuotationsWire['quotations'][number]

/** The partner’s requests for quotations, and the offers that were made to them (QUOTE-01). Import lazily. */
export function OwnQuotations({ isActivePartner }: { isActivePartner: boolean }) {
  const t = ownQuotationMessages
  const loading = useLoad(fetchOwnQuotations)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={ownQuotationTitleMessages.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { requests, quotations } = loading.content
  if (requests.length + quotations.length === 0)
    return (
      <EmptyState title={t.none} text={t.noneText} action={<LinkButton to="/cart">{t.toCart}</LinkButton>} />
    )
  const others = quotations.filter(({ id }) => requests.every(({ quotationId }) => quotationId !== id))
  return (
    <div className="grid grid-cols-1 gap-6">
      {isActivePartner && <ToCustomers />}
      {requests.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-base">{t.requests}</h2>
          <ul aria-label={t.requests} className="grid grid-cols-1 gap-3">
            {requests.map((request) => (
              <li key={request.id} className={card}>
                <RequestFacts request={request} />
                <OfferOf request={request} quotations={quotations} isActivePartner={isActivePartner} />
                <RequestActions request={request} onChanged={loading.show} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-base">{t.quotations}</h2>
          <ul aria-label={t.quotations} className="grid grid-cols-1 gap-3">
            {others.map((quotation) => (
              <li key={quotation.id} className={card}>
                <Offer quotation={quotation} isActivePartner={isActivePartner} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The way to the quotations that a partner makes. */
function ToCustomers() {
  return (
    <div>
      <LinkButton variant="secondary" to="/profile/quotations/to-customers">
        {ownQuotationTitleMessages.toCustomers}
      </LinkButton>
    </div>
  )
}

const card = 'grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4'

interface OfferOfProps {
  request: OwnQuotationRequestWire
  quotations: readonly Offered[]
  isActivePartner: boolean
}

/** The quotation that answers a request, unless it is no longer kept. */
function OfferOf({ request: { quotationId }, quotations, isActivePartner }: OfferOfProps) {
  const quotation = quotations.find(({ id }) => id === quotationId)
  if (quotation === undefined) return null
  return (
    <div className="grid gap-2 border-t border-hairline pt-2">
      <Offer quotation={quotation} isActivePartner={isActivePartner} />
    </div>
  )
}

function Offer({ quotation, isActivePartner }: { quotation: Offered; isActivePartner: boolean }) {
  const t = ownQuotationMessages
  const navigate = useNavigate()
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const { id, number, state, total, items, firm, expiresAt } = quotation
  const facts = [
    t.items(items),
    ...(firm === null ? [] : [t.firm(firm)]),
    ...(holdsPrices(quotation) ? [t.until(formatDateTime(expiresAt))] : []),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t.number(number)}</span>
        <Badge {...(holdsPrices(quotation) && { tone: 'accent' })}>{t[`state-${state}`]}</Badge>
      </p>
      <p className="font-price text-lg tabular-nums">{formatRupees(total)}</p>
      <p className="text-sm wrap-anywhere text-quiet">{facts.join(' · ')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant={state === 'OPEN' ? 'primary' : 'secondary'}
          loading={pending}
          aria-label={t.openLabel(number)}
          onClick={() => void run(async () => navigate(await openOwnQuotation(id)))}
        >
          {t.open}
        </Button>
        {isActivePartner && holdsPrices(quotation) && (
          <LinkButton size="small" variant="secondary" to={`/profile/quotations/for-customer?of=${id}`}>
            {ownQuotationTitleMessages.pass}
          </LinkButton>
        )}
      </div>
      {failure !== null && <InlineError text={errorMessage(errorMessages, failure)} />}
    </>
  )
}

interface RequestActionsProps {
  request: OwnQuotationRequestWire
  onChanged: (own: OwnQuotationsWire) => void
}

function RequestActions({
  request: { id, state, requestedAt, items, lines },
  onChanged,
}: RequestActionsProps) {
  const t = ownQuotationMessages
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const at = formatDateTime(requestedAt)
  if (state !== 'ASKED' && items === lines.length) return null
  return (
    <div className="flex flex-wrap gap-2">
      {items > lines.length && (
        <Link
          to={`/profile/quotations/${id}`}
          aria-label={t.allLabel(at)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t.all}
        </Link>
      )}
      {state === 'ASKED' && (
        <Button
          size="small"
          variant="secondary"
          loading={pending}
          aria-label={t.withdrawLabel(at)}
          onClick={() => void run(async () => onChanged(await withdrawQuotationRequest(id)))}
        >
          {t.withdraw}
        </Button>
      )}
      {failure !== null && <InlineError text={ownErrorMessage(t, errorMessages, failure)} />}
    </div>
  )
}
