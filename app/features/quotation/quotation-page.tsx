import { useCallback, useState, type ReactNode } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { offerTitle } from '#domain/orders/offers-of-order.ts'
import type { QuotationAnswer, QuotationViewWire } from '#domain/quotations/wire.ts'
import {
  answerQuotation,
  fetchQuotation,
  quotationPdfPath,
  settleQuotationPayment,
  startQuotationPayment,
} from '#app/api/quotations.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { payByLink } from '#app/browser/payments/pay-by-link.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { ownErrorMessage, errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { language } from '#messages/language.ts'
import { quotationMessages } from '#messages/orders/quotation.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { SavingsList } from '#app/ui/savings-list.tsx'
import { ApprovalNotice, WaitingApproval } from './offer-approval.tsx'

/** Answers that the firm may have to approve. */
const accepting = { accept: 'approve-accept', pay: 'approve-pay', account: 'approve-account' } as const
const isAccepting = (answer: QuotationAnswer): answer is keyof typeof accepting => answer in accepting
/** Refusals of an answer to an offer that looks different by now. */
const stale = ['edit-conflict', 'approval-not-needed', 'firm-order-limit', 'firm-month-limit']

/** Offer to a customer, with their answer (DESK-04). */
export function QuotationPage({ token }: { token: string }) {
  const t = quotationMessages
  const errors = errorMessages
  const read = useCallback(() => fetchQuotation(token), [token])
  const { reload, ...loading } = useLoad(read)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'loaded') return <Offer token={token} loaded={loading.content} />
  return isMissing(loading.failure) ? (
    <EmptyState title={t.missing} text={t.missingText} />
  ) : (
    <ErrorState title={t.failed} text={errorMessage(errors, loading.failure)} onRetry={reload} />
  )
}

/** An offer as it was loaded or is since, with what can be answered to it. */
function Offer({ token, loaded }: { token: string; loaded: QuotationViewWire }) {
  const t = quotationMessages
  const [offer, setOffer] = useState(loaded)
  const [chosen, setChosen] = useState<QuotationAnswer | null>(null)
  const [isChecking, setChecking] = useState(false)
  const { pending, failure, run } = useAction()
  const { status } = useIdentity()
  const login = useLogin()
  const asksApproval = offer.approval?.isNeeded === true

  async function openPayment() {
    try {
      setOffer(
        await payByLink({
          start: () => startQuotationPayment(token),
          settle: (callback) => settleQuotationPayment(token, callback),
          onChecking: () => setChecking(true),
        }),
      )
    } finally {
      setChecking(false)
    }
  }

  function answer(which: QuotationAnswer) {
    setChosen(which)
    void run(async () => {
      try {
        const asks = asksApproval && isAccepting(which)
        const answered = await answerQuotation(token, { answer: which, ...(asks && { asksApproval }) })
        setOffer(answered)
        if (which === 'pay' && answered.payment === 'WAITING') await openPayment()
      } catch (error) {
        if (!(error instanceof ApiError && stale.includes(error.code))) throw error
        const fresh = await fetchQuotation(token)
        setOffer(fresh)
        if (error.code !== 'edit-conflict' && fresh.approval?.isNeeded !== true) throw error
      }
    })
  }

  useExpiredSession(failure)
  const error = failure !== null && <Failure failure={failure} />
  const button = (which: QuotationAnswer, variant: 'primary' | 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      size="large"
      block
      loading={pending && chosen === which}
      onClick={() => (which === 'account' && status !== 'signed-in' ? login() : answer(which))}
    >
      {asksApproval && isAccepting(which) ? t[accepting[which]] : t[which]}
    </Button>
  )
  if (offer.payment === 'WAITING')
    return (
      <div aria-live="polite" className="grid grid-cols-1 gap-4">
        <WaitingText offer={offer} isChecking={isChecking} />
        {error}
        <Button size="large" block loading={pending} onClick={() => void run(openPayment)}>
          {t.payNow}
        </Button>
      </div>
    )
  if (offer.state === 'AWAITING_APPROVAL')
    return (
      <WaitingOffer token={token} offer={offer}>
        {error}
        {button('withdraw', 'secondary')}
      </WaitingOffer>
    )
  if (offer.state !== 'OPEN')
    return (
      <div aria-live="polite" className="grid grid-cols-1 gap-4">
        <EmptyState title={t[`state-${offer.state}`]} text={outcomeText(t, offer)} />
        {error}
        {offer.state === 'EXPIRED' && !offer.isRequested && button('ask', 'primary')}
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <OfferText token={token} offer={offer} />
      {error}
      {button('accept', 'primary')}
      {button('pay', 'secondary')}
      {offer.offersAccount && button('account', 'secondary')}
      {offer.offersAccount && status !== 'signed-in' && (
        <p className="text-sm text-quiet">{t.accountNeedsLogin}</p>
      )}
      {button('decline', 'quiet')}
    </div>
  )
}

/** An order that waits for its payment, or whose payment is looked up. */
function WaitingText({ offer, isChecking }: { offer: QuotationViewWire; isChecking: boolean }) {
  const t = quotationMessages
  if (isChecking) return <EmptyState title={t.checking} text={t.checkingText} />
  return (
    <EmptyState title={t.waiting} text={t.waitingText(formatRupees(offer.total), offer.orderNumber ?? '')} />
  )
}

/** Error message, in the offer's own words where it has some. */
function Failure({ failure }: { failure: unknown }) {
  const own: Readonly<Record<string, unknown>> = quotationMessages
  const errors = errorMessages
  return <InlineError text={ownErrorMessage(own, errors, failure)} />
}

/** An offer that waits for approval, with what can be done meanwhile. */
function WaitingOffer({ token, offer, children }: OfferTextProps & { children: ReactNode }) {
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-4">
      {offer.approval !== null && <WaitingApproval approval={offer.approval} />}
      <OfferText token={token} offer={offer} />
      {children}
    </div>
  )
}

interface OfferTextProps {
  token: string
  offer: QuotationViewWire
}

function OfferText({ token, offer }: OfferTextProps) {
  const t = quotationMessages
  return (
    <>
      {offer.payment === 'LAPSED' && <InlineError text={t.lapsed} />}
      <div>
        <h2 className="text-lg tabular-nums">{t.number(offer.number)}</h2>
        <p className="text-quiet">{t.until(formatDateTime(offer.expiresAt))}</p>
        {offer.firm !== null && <FirmText firm={offer.firm} />}
        <a
          href={quotationPdfPath(token)}
          target="_blank"
          rel="noopener"
          className="touch inline-flex min-h-11 items-center font-medium text-accent"
        >
          {t.pdf}
        </a>
      </div>
      <Card className="p-4">
        <Lines offer={offer} />
      </Card>
      {offer.state === 'OPEN' && offer.approval?.isNeeded !== true && (
        <p className="text-quiet">{t.payment}</p>
      )}
      {offer.state === 'OPEN' && offer.approval !== null && <ApprovalNotice approval={offer.approval} />}
    </>
  )
}

/** The firm that the offer is made to, where it goes, and its purchase order. */
function FirmText({ firm }: { firm: NonNullable<QuotationViewWire['firm']> }) {
  const t = quotationMessages
  const { legalName, site, poNumber, reference } = firm
  const facts = [
    site !== null && t.site(site),
    poNumber !== null && t.poNumber(poNumber),
    reference !== null && t.reference(reference),
  ].filter(Boolean)
  return (
    <>
      <p className="pt-1 font-medium wrap-anywhere">{t.firm(legalName)}</p>
      <p className="text-sm text-quiet wrap-anywhere empty:hidden">{facts.join(' · ')}</p>
    </>
  )
}

type Ended = Exclude<QuotationViewWire['state'], 'OPEN' | 'AWAITING_APPROVAL'>
type OutcomeMessages = Readonly<Record<`text-${Ended}`, (order: string) => string>> & {
  readonly requestedText: string
  readonly paidText: (order: string) => string
}

function outcomeText(
  t: OutcomeMessages,
  { state, isRequested, orderNumber, payment }: QuotationViewWire,
): string {
  if (state === 'OPEN' || state === 'AWAITING_APPROVAL') return ''
  if (payment === 'PAID') return t.paidText(orderNumber ?? '')
  return state === 'EXPIRED' && isRequested ? t.requestedText : t[`text-${state}`](orderNumber ?? '')
}

function Lines({ offer }: { offer: QuotationViewWire }) {
  const t = quotationMessages
  const { offers } = offer
  return (
    <>
      <ul className="divide-y divide-hairline">
        {offer.lines.map(({ productName, options, quantity, price }) => (
          <li
            key={[productName, ...options, quantity].join(' ')}
            className="flex items-baseline gap-3 py-3 first:pt-0"
          >
            <span className="min-w-0 flex-1">
              {productName}
              <span className="block text-sm text-quiet">{options.join(', ')}</span>
            </span>
            <span className="text-right font-price tabular-nums">
              {quantity} ×
              <span className="block text-sm font-normal text-quiet">{t.each(formatUnitPrice(price))}</span>
            </span>
          </li>
        ))}
      </ul>
      {offer.deliveryFee !== undefined && (
        <p className="flex justify-between border-t border-hairline py-3 tabular-nums">
          {t.deliveryFee}
          <span>{formatRupees(offer.deliveryFee)}</span>
        </p>
      )}
      {offers !== undefined && (
        <div className="pb-3">
          <SavingsList
            title={t.offers}
            savings={offers.map((one) => ({
              name: offerTitle(one, language),
              amount: formatPaise(one.saved),
            }))}
            note={t.offersHold(formatDateTime(offer.expiresAt))}
          />
        </div>
      )}
      <p className="flex justify-between border-t border-hairline pt-3 text-lg font-price tabular-nums">
        {t.total}
        <span>{formatRupees(offer.total)}</span>
      </p>
    </>
  )
}
