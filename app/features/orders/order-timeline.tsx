import { isOrderStatus } from '#domain/orders/order.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Check } from '#app/ui/icons/check.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { causeText } from '#app/i18n/cause-text.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { orderCauseMessages } from '#messages/orders/order-causes.ts'
import { orderPageMessages, orderMessages } from '#messages/orders/orders.ts'
import { orderTimeline, type TimelineStep } from '#domain/orders/order-timeline.ts'

/** History of the order with its authors, and the next step (ORD-09). */
export function OrderTimeline({ order }: { order: OrderView }) {
  const t = orderPageMessages
  const steps = orderTimeline(order)
  return (
    <Card className="p-4">
      <ol aria-label={t.timeline}>
        {steps.map((step, index) => (
          <Step key={`${step.status}-${index}`} step={step} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, isLast }: { step: TimelineStep; isLast: boolean }) {
  const { status, state, note, cause } = step
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames('relative flex gap-3', !isLast && 'pb-5')}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-6 bottom-0 left-2.75 border-l-2',
            state === 'past' ? 'border-good' : 'border-dashed border-hairline',
          )}
        />
      )}
      <StepMark status={status} state={state} />
      <div className="min-w-0 flex-1">
        <StepName status={status} state={state} />
        <StepTime step={step} />
        {cause !== null && <p className="pt-1 text-sm">{causeText(cause, orderCauseMessages)}</p>}
        {note !== null && <p className="pt-1 text-sm">{note}</p>}
      </div>
    </li>
  )
}

function StepName({ status, state }: Pick<TimelineStep, 'status' | 'state'>) {
  const t = orderPageMessages
  return (
    <p className={classNames('leading-6', state === 'now' && 'font-price', state === 'next' && 'text-quiet')}>
      {stepName(status, state)}
      {state !== 'past' && (
        <span className="sr-only">, {state === 'now' ? t.stepCurrent : t.stepUpcoming}</span>
      )}
    </p>
  )
}

/** Name of a step; where a language says so, an upcoming one is still to happen. */
function stepName(status: string, state: TimelineStep['state']): string {
  const t = orderPageMessages
  const own = state === 'next' ? `next-${status}` : `step-${status}`
  if (isStep(own, t)) return t[own]
  return orderMessages[`status-${isOrderStatus(status) ? status : 'unknown'}`]
}

type StepKey = Extract<keyof typeof orderPageMessages, `next-${string}` | `step-${string}`>

/** True for the key of a step that is upcoming, or that is not a status. */
function isStep(key: string, names: Readonly<Record<StepKey, string>>): key is StepKey {
  return Object.hasOwn(names, key)
}

function StepTime({ step: { status, at, by } }: { step: TimelineStep }) {
  const t = orderPageMessages
  if (at === null) return null
  // an online order is placed by its payment
  const isByPayment = status === 'PLACED' && by === 'system'
  return (
    <p className="text-sm text-quiet">
      <time dateTime={at}>{formatDateTime(at)}</time>
      {by !== null && `, ${isByPayment ? t.byPayment : t[`by-${by}`]}`}
    </p>
  )
}

function StepMark({ status, state }: Pick<TimelineStep, 'status' | 'state'>) {
  const isOver = status === 'CANCELLED'
  const isWaiting = status === 'INITIATED' && state === 'now'
  const look =
    state === 'next'
      ? 'border-2 border-control bg-surface'
      : isOver
        ? 'bg-bad text-surface'
        : isWaiting
          ? 'border-2 border-caution bg-caution-soft'
          : 'bg-good text-surface'
  return (
    <span className={classNames('relative grid size-6 shrink-0 place-items-center rounded-full', look)}>
      {state !== 'next' &&
        !isWaiting &&
        (isOver ? <X size={14} strokeWidth={2.5} /> : <Check size={14} strokeWidth={2.5} />)}
    </span>
  )
}
