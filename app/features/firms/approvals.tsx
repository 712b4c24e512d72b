import { useCallback } from 'react'
import { Link, useHref } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { ApprovalsWire, ListedApprovalWire } from '#domain/orders/approvals/wire.ts'
import { fetchApprovals, withdrawApproval } from '#app/api/approvals.ts'
import { absoluteUrl } from '#app/browser/absolute-url.ts'
import { copyText } from '#app/browser/device/clipboard.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage, ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { approvalMessages } from '#messages/orders/approval.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { approvalTitleMessages } from '#messages/orders/approval-title.ts'

/** The orders of a firm that wait for approval or did, with their links (FIRM-01). Import lazily. */
export function Approvals({ firmId }: { firmId: string }) {
  const t = approvalMessages
  const loading = useLoad(useCallback(() => fetchApprovals(firmId), [firmId]))
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={approvalTitleMessages.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { approvals } = loading.content
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-quiet">{t.listIntro}</p>
      {approvals.length === 0 && <p>{t.none}</p>}
      {approvals.length > 0 && (
        <ul aria-label={t.list} className="grid gap-3">
          {approvals.map((approval) => (
            <Row key={approval.id} firmId={firmId} approval={approval} onChanged={loading.show} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  firmId: string
  approval: ListedApprovalWire
  onChanged: (approvals: ApprovalsWire) => void
}

function Row({ firmId, approval, onChanged }: RowProps) {
  const t = approvalMessages
  const { state, total, lines, destination, requestedBy, createdAt, decidedBy, orderNumber, path, payPath } =
    approval
  const { quotation } = approval
  const facts = [
    t.items(lines.length),
    quotation !== null && t.ofQuotation(quotation.number),
    destination,
    requestedBy,
    formatDateTime(createdAt),
    decidedBy !== null && t.decidedBy(decidedBy),
    orderNumber !== null && t.order(orderNumber),
  ]
  return (
    <li className="grid gap-1 rounded-card border border-hairline bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-price tabular-nums">{formatRupees(total)}</span>
        <Badge {...(state === 'WAITING' && { tone: 'accent' })}>{t[`state-${state}`]}</Badge>
      </p>
      <p className="text-sm text-quiet wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      {payPath !== null && (
        <Link
          to={payPath}
          aria-label={t.payLabel(formatRupees(total))}
          className={buttonClass({ size: 'small' })}
        >
          {t.pay}
        </Link>
      )}
      {path !== null && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Passing approval={approval} path={path} />
          {approval.isOwn && <Withdraw firmId={firmId} approval={approval} onChanged={onChanged} />}
        </div>
      )}
    </li>
  )
}

/** The link of a request, to be opened, sent or copied. */
function Passing({ approval: { firm, total }, path }: { approval: ListedApprovalWire; path: string }) {
  const t = approvalMessages
  const toast = useToast()
  const amount = formatRupees(total)
  const url = absoluteUrl(useHref(path))
  const copy = async () => {
    const isCopied = await copyText(url)
    toast(
      isCopied
        ? { text: t.copied, tone: 'good', durationMs: 3_000 }
        : { text: t.copyFailed, tone: 'bad', durationMs: 6_000 },
    )
  }
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(t.sendText(firm.legalName, amount, url))}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t.sendLabel(amount)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <MessageCircle size={18} />
        {t.send}
      </a>
      <Button variant="secondary" size="small" aria-label={t.copyLabel(amount)} onClick={() => void copy()}>
        {t.copy}
      </Button>
      <Link
        to={path}
        aria-label={t.openLabel(amount)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {t.open}
      </Link>
    </>
  )
}

function Withdraw({ firmId, approval: { id, total }, onChanged }: RowProps) {
  const t = approvalMessages
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={pending}
        aria-label={t.withdrawLabel(formatRupees(total))}
        onClick={() => void run(async () => onChanged(await withdrawApproval(firmId, id)))}
      >
        {t.withdraw}
      </Button>
      {failure !== null && <InlineError text={ownErrorMessage(approvalMessages, errorMessages, failure)} />}
    </>
  )
}
