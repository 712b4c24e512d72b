import { useCallback, useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { ApprovalWire } from '#domain/orders/approvals/wire.ts'
import { offerTitle } from '#domain/orders/offers-of-order.ts'
import { answerApproval, fetchApproval } from '#app/api/approvals.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage, ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { language } from '#messages/language.ts'
import { approvalMessages } from '#messages/orders/approval.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { SavingsList } from '#app/ui/savings-list.tsx'
import { approvalTitleMessages } from '#messages/orders/approval-title.ts'

/** An order for a firm that waits for approval, for whoever has its link (FIRM-01). Import lazily. */
export function ApprovalPage({ token }: { token: string }) {
  const t = approvalMessages
  const loading = useLoad(useCallback(() => fetchApproval(token), [token]))
  if (loading.status === 'loading') return <Spinner text={approvalTitleMessages.loading} />
  if (loading.status === 'failed')
    return isMissing(loading.failure) ? (
      <EmptyState title={t.missing} text={t.missingText} />
    ) : (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const approval = loading.content
  const { firm, requestedBy, state, decidedBy, orderNumber, quotation } = approval
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-lg wrap-anywhere">
        {requestedBy === null ? t.asksUnnamed(firm.legalName) : t.asks(requestedBy, firm.legalName)}
      </h2>
      <div aria-live="polite" className="grid gap-1">
        {state !== 'WAITING' && (
          <>
            <p className="font-price">{t[`state-${state}`]}</p>
            <p className="text-quiet">{endedText(t, approval)}</p>
            <p className="text-quiet">
              {[orderNumber !== null && t.order(orderNumber), decidedBy !== null && t.decidedBy(decidedBy)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      </div>
      {quotation !== null && (
        <p className="rounded-card bg-accent-soft p-3 text-sm">
          {t.quotation(quotation.number, formatDateTime(quotation.expiresAt))}
        </p>
      )}
      <Contents approval={approval} />
      {state === 'WAITING' && (
        <Answer token={token} approval={approval} onAnswered={loading.show} onStale={loading.refresh} />
      )}
    </div>
  )
}

/** Consequence of a request that ended; a quotation stays open unless the store withdrew it. */
function endedText(
  t: typeof approvalMessages,
  { state, quotation }: Pick<ApprovalWire, 'state' | 'quotation'>,
): string {
  if (quotation === null || state === 'APPROVED') return t[`text-${state}`]
  if (quotation.isCancelled) return t.quotationCancelled
  return state === 'EXPIRED' ? t.quotationOver : t.quotationOpen
}

function Contents({ approval }: { approval: ApprovalWire }) {
  const t = approvalMessages
  const { lines, offers, total, destination, poNumber, reference } = approval
  return (
    <Card className="p-4">
      <ul className="divide-y divide-hairline">
        {lines.map(({ productName, options, quantity, unit, price }) => (
          <li key={[productName, ...options].join(' ')} className="flex items-baseline gap-3 py-3 first:pt-0">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {productName}
              <span className="block text-sm text-quiet">{options.join(', ')}</span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              {quantity} ×
              <span className="block text-sm text-quiet">{t.each(formatUnitPrice(price), unit ?? '')}</span>
            </span>
          </li>
        ))}
      </ul>
      {offers !== undefined && (
        <div className="pb-3">
          <SavingsList
            title={t.offers}
            savings={offers.map((one) => ({
              name: offerTitle(one, language),
              amount: formatPaise(one.saved),
            }))}
          />
        </div>
      )}
      <p className="flex justify-between gap-4 border-t border-hairline pt-3 text-lg font-price">
        <span>{t.total}</span>
        <span className="tabular-nums">{formatRupees(total)}</span>
      </p>
      <p className="pt-2 text-sm wrap-anywhere">{t.deliverTo(destination)}</p>
      {poNumber !== null && <p className="text-sm wrap-anywhere">{t.poNumber(poNumber)}</p>}
      {reference !== null && <p className="text-sm wrap-anywhere">{t.reference(reference)}</p>}
    </Card>
  )
}

interface AnswerProps {
  token: string
  approval: ApprovalWire
  onAnswered: (approval: ApprovalWire) => void
  /** The request may be over by now. */
  onStale: () => void
}

/** Asks whoever is signed in for their answer, and everybody else to sign in. */
function Answer({ token, approval, onAnswered, onStale }: AnswerProps) {
  const t = approvalMessages
  const { status } = useIdentity()
  const login = useLogin()
  const { pending, failure, run } = useAction()
  const [chosen, setChosen] = useState<'approve' | 'decline'>('approve')
  const [total, setTotal] = useState<Paise>(approval.total)
  useExpiredSession(failure)
  const isChanged = total !== approval.total

  function answer(which: 'approve' | 'decline') {
    setChosen(which)
    void run(async () => {
      try {
        onAnswered(await answerApproval(token, { answer: which, total }))
      } catch (error) {
        const { code, details } = error instanceof ApiError ? error : new ApiError('failed')
        if (code === 'amount-changed' && details.amount !== undefined) setTotal(toPaise(details.amount))
        else if (code === 'approval-over') onStale()
        throw error
      }
    })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-quiet">
        {t[`pays-${approval.paymentMode}`]} {t.until(formatDateTime(approval.expiresAt))}
      </p>
      {isChanged ? (
        <p role="alert" className="rounded-card bg-caution-soft p-3 text-sm">
          {t.changed(formatRupees(total))}
        </p>
      ) : (
        failure !== null && <InlineError text={ownErrorMessage(approvalMessages, errorMessages, failure)} />
      )}
      {status === 'signed-in' ? (
        <>
          <Button
            size="large"
            block
            loading={pending && chosen === 'approve'}
            onClick={() => answer('approve')}
          >
            {isChanged ? t.approveNew(formatRupees(total)) : t.approve}
          </Button>
          <Button
            variant="secondary"
            size="large"
            block
            loading={pending && chosen === 'decline'}
            onClick={() => answer('decline')}
          >
            {t.decline}
          </Button>
        </>
      ) : (
        <>
          <p className="text-sm">{t.signInText}</p>
          <Button size="large" block loading={status === 'checking'} onClick={() => login()}>
            {t.signIn}
          </Button>
        </>
      )}
    </div>
  )
}
