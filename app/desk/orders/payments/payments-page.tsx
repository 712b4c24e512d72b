import { useState } from 'react'
import { Link } from 'react-router'
import { formatForeign } from '#domain/money/format-foreign.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { AttentionKind } from '#domain/payments/attention.ts'
import { isRefundFaultCode } from '#domain/payments/refund-fault.ts'
import type { MoneyAttentionWire, PaymentDecision } from '#domain/payments/attention-wire.ts'
import { decideOnPayment, fetchMoneyAttention } from '#app/api/desk/money/payments.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskPaymentMessages } from '#app/messages/desk/orders/payments.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

export const permission = 'payments:read'

type Action = PaymentDecision['action']

/** Actions for each kind of payment that needs attention, the likeliest first. */
const actionsOf: Readonly<Record<AttentionKind, readonly Action[]>> = {
  'unknown-payment': ['match', 'return', 'dismiss'],
  'refund-refused': ['retry', 'finish'],
  'refund-waiting': [],
  disputed: [],
  'partly-refunded': ['release'],
  'returned-twice': [],
}

export const clientLoader = () => fetchMoneyAttention()

/** Online payments that need somebody (SAFE-04): each says why, and what can be done about it. */
export default function PaymentsPage() {
  const t = deskPaymentMessages
  const { content: payments, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      {payments.length === 0 ? (
        <EmptyState title={t.noneTitle} text={t.noneText} />
      ) : (
        <Payments payments={payments} onDecided={show} onStale={refresh} />
      )}
    </div>
  )
}

interface PaymentsProps {
  payments: readonly MoneyAttentionWire[]
  onDecided: (payments: readonly MoneyAttentionWire[]) => void
  /** Somebody else may have decided. */
  onStale: () => void
}

function Payments({ payments, onDecided, onStale }: PaymentsProps) {
  const describe = useDeskError()
  const { prove } = useDesk()
  const dialog = useDialog('decide')
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ of: string; failure: unknown } | null>(null)

  async function decide(payment: MoneyAttentionWire, decision: PaymentDecision) {
    dialog.close()
    setFailed(null)
    setPending(keyOf(payment))
    try {
      const left = await prove(() => decideOnPayment(payment.paymentId, decision))
      if (left !== null) onDecided(left)
    } catch (failure) {
      setFailed({ of: keyOf(payment), failure })
      onStale()
    } finally {
      setPending(null)
    }
  }

  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {payments.map((payment) => (
          <li
            key={keyOf(payment)}
            className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
          >
            <Facts payment={payment} />
            <Actions
              payment={payment}
              isPending={pending === keyOf(payment)}
              onAction={(action) =>
                action === 'retry'
                  ? void decide(payment, { action })
                  : dialog.open(`${action}.${keyOf(payment)}`)
              }
            />
            {failed?.of === keyOf(payment) && <InlineError text={describe(failed.failure)} />}
          </li>
        ))}
      </ul>
      {dialog.show((subject) => {
        const payment = payments.find((one) => subject.endsWith(`.${keyOf(one)}`))
        const action = payment && actionsOf[payment.kind].find((one) => subject.startsWith(`${one}.`))
        return (
          payment !== undefined &&
          action !== undefined && (
            <DecisionDialog
              action={action}
              payment={payment}
              onCancel={dialog.close}
              onDecide={(decision) => void decide(payment, decision)}
            />
          )
        )
      })}
    </>
  )
}

function Facts({ payment }: { payment: MoneyAttentionWire }) {
  const t = deskPaymentMessages
  const { kind, orderId, orderNumber, until } = payment
  const amount = (value: Paise) =>
    payment.currency === 'INR' ? formatRupees(value) : formatForeign(value, payment.currency)
  const details = [
    payment.refunded > 0 && t.refunded(amount(payment.refunded)),
    payment.disputed > 0 && t.disputed(amount(payment.disputed)),
    payment.lost > 0 && t.lost(amount(payment.lost)),
  ].filter((detail) => detail !== false)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-price tabular-nums">{amount(payment.amount)}</span>
        <Badge tone={kind === 'refund-waiting' ? 'caution' : 'bad'}>{t[`kind-${kind}`]}</Badge>
      </p>
      <p>{t[`text-${kind}`]}</p>
      {details.length > 0 && <p className="text-sm tabular-nums">{details.join(' · ')}</p>}
      {orderId !== null && orderNumber !== null && (
        <Link
          to={`/desk/orders/${orderId}`}
          className="inline-flex min-h-11 items-center justify-self-start font-price text-accent tabular-nums"
        >
          {t.order(orderNumber)}
        </Link>
      )}
      <p className="text-sm wrap-anywhere text-quiet">
        {[
          t.since(formatDateTime(payment.since)),
          until !== null && (kind === 'disputed' ? t.answerBy : t.returnsOn)(formatDateTime(until)),
          t.reference(payment.paymentId),
          kind === 'disputed' && payment.detail !== null ? t.disputeReason(payment.detail) : payment.detail,
          payment.fault && faultText(payment.fault),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

function faultText({ code, said = '' }: NonNullable<MoneyAttentionWire['fault']>): string {
  const t = deskPaymentMessages
  // of a later version of the store
  const text = isRefundFaultCode(code) ? t[`fault-${code}`] : t['fault-not-sent']
  return said === '' ? text : t.said(text, said)
}

interface ActionsProps {
  payment: MoneyAttentionWire
  isPending: boolean
  onAction: (action: Action) => void
}

function Actions({ payment: { kind, paymentId }, isPending, onAction }: ActionsProps) {
  const t = deskPaymentMessages
  const { can } = useDesk()
  const actions = actionsOf[kind]
  if (actions.length === 0 || !can('orders:refund')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <Button
          key={action}
          size="small"
          variant={index === 0 ? 'primary' : 'secondary'}
          loading={isPending && index === 0}
          disabled={isPending}
          aria-label={`${t[action]}: ${paymentId}`}
          onClick={() => onAction(action)}
        >
          {t[action]}
        </Button>
      ))}
    </div>
  )
}

function keyOf({ kind, paymentId }: MoneyAttentionWire): string {
  return `${kind} ${paymentId}`
}
