import { useCallback, useState } from 'react'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import type { EditedLineWire, ProposalViewWire } from '#domain/order-edits/wire.ts'
import { answerProposal, fetchProposal } from '#app/api/proposals.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { ownErrorMessage, errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { proposalMessages } from '#messages/orders/proposal.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'

/** Proposed change of an order, before and after, with the customer's answer (DESK-03). */
export function ProposalPage({ token }: { token: string }) {
  const t = proposalMessages
  const errors = errorMessages
  const read = useCallback(() => fetchProposal(token), [token])
  const loading = useLoad(read)
  const [newer, setNewer] = useState<ProposalViewWire | null>(null)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'failed')
    return isMissing(loading.failure) ? (
      <EmptyState title={t.missing} text={t.missingText} />
    ) : (
      <ErrorState title={t.failed} text={errorMessage(errors, loading.failure)} onRetry={loading.reload} />
    )
  const change = newer ?? loading.content
  return change.state === 'WAITING' ? (
    <Proposal
      token={token}
      change={change}
      onAnswered={setNewer}
      onStale={() => {
        setNewer(null)
        loading.reload()
      }}
    />
  ) : (
    <Outcome change={change} state={change.state} />
  )
}

type Ended = Exclude<ProposalViewWire['state'], 'WAITING'>

function Outcome({ change, state }: { change: ProposalViewWire; state: Ended }) {
  const t = proposalMessages
  return (
    <div aria-live="polite">
      <p className="text-center text-quiet tabular-nums">{t.order(change.orderNumber)}</p>
      <EmptyState title={t[`state-${state}`]} text={t[`text-${state}`](formatRupees(change.totalAfter))} />
    </div>
  )
}

interface ProposalProps {
  token: string
  change: ProposalViewWire
  onAnswered: (change: ProposalViewWire) => void
  /** The change is over by now. */
  onStale: () => void
}

function Proposal({ token, change, onAnswered, onStale }: ProposalProps) {
  const t = proposalMessages
  const errors = errorMessages
  const { pending, failure, run } = useAction()
  const [chosen, setChosen] = useState<'accept' | 'decline' | null>(null)
  const own: Readonly<Record<string, unknown>> = t

  function answer(which: 'accept' | 'decline') {
    setChosen(which)
    void run(async () => {
      try {
        onAnswered(await answerProposal(token, which))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
        else throw error
      }
    })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-lg tabular-nums">{t.order(change.orderNumber)}</h2>
        <p className="text-quiet">{t.intro}</p>
      </div>
      <Card className="p-4">
        <ul className="divide-y divide-hairline">
          {change.lines.map((line) => (
            <Line key={[line.productName, ...line.options].join(' ')} line={line} />
          ))}
        </ul>
        <dl className="grid gap-1 border-t border-hairline pt-3 tabular-nums">
          <div className="flex justify-between text-quiet">
            <dt>{t.totalBefore}</dt>
            <dd>{formatRupees(change.totalBefore)}</dd>
          </div>
          <div className="flex justify-between text-lg font-price">
            <dt>{t.totalAfter}</dt>
            <dd>{formatRupees(change.totalAfter)}</dd>
          </div>
        </dl>
        {change.place !== null && <p className="pt-2">{t.place(change.place)}</p>}
        {change.laterDay !== null && (
          <p className="pt-2 text-caution">{t.later(formatDay(change.laterDay))}</p>
        )}
      </Card>
      <p className="text-quiet">{t.until(formatDateTime(change.expiresAt))}</p>
      {failure !== null && <InlineError text={ownErrorMessage(own, errors, failure)} />}
      <Button size="large" block loading={pending && chosen === 'accept'} onClick={() => answer('accept')}>
        {t.accept}
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
    </div>
  )
}

type EditedItem = NonNullable<EditedLineWire['after']>

/** Price of one, with the one before where that was another. */
function priceText(before: EditedItem | null, shown: EditedItem): string {
  const price = formatUnitPrice(shown.price)
  return before === null || before.price === shown.price
    ? price
    : `${formatUnitPrice(before.price)} → ${price}`
}

function Line({ line: { productName, options, before, after } }: { line: EditedLineWire }) {
  const t = proposalMessages
  const shown = after ?? before
  const quantity =
    before !== null && after !== null && before.quantity !== after.quantity
      ? t.quantityChange(before.quantity, after.quantity)
      : `${shown?.quantity} ×`
  const mark = before === null ? t.fresh : after === null ? t.gone : null
  return (
    <li className="flex items-baseline gap-3 py-3 first:pt-0">
      <span className="min-w-0 flex-1">
        {productName}
        <span className="block text-sm text-quiet">{options.join(', ')}</span>
        {mark !== null && (
          <span className={after === null ? 'block text-sm text-bad' : 'block text-sm text-good'}>
            {mark}
          </span>
        )}
      </span>
      <span className="text-right font-price tabular-nums">
        {quantity}
        <span className="block text-sm font-normal text-quiet">
          {shown !== null && t.each(priceText(before, shown))}
        </span>
      </span>
    </li>
  )
}
