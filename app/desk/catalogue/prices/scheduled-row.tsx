import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ScheduledChangeWire } from '#domain/catalogue/schedules/wire.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { ScheduledRateWire } from '#domain/pricing/day-rates/schedule-wire.ts'
import { cancelScheduledChange } from '#app/api/desk/schedules.ts'
import { formatMoment } from '#app/i18n/format-moment.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { storedText } from '#app/desk/kit/errors/finding-text.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { TakeBackButton } from '../day-rates/take-back-button.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

const marks = {
  WAITING: { Mark: Clock, tone: 'text-accent' },
  DONE: { Mark: CircleCheck, tone: 'text-good' },
  FAILED: { Mark: TriangleAlert, tone: 'text-bad' },
} as const

interface ScheduledRowProps {
  change: ScheduledChangeWire
  /** Subject of the change, where the context does not show it. */
  title?: ReactNode
  onChanged: () => void
}

/** A scheduled change: what happens when, and the ways to change or cancel it. */
export function ScheduledRow({ change, title, onChanged }: ScheduledRowProps) {
  const t = deskScheduleMessages
  const { action, state, at, reason, detail, actor } = change
  return (
    <RowFrame
      state={state}
      title={title}
      text={t[`${state}-${action}`](formatMoment(at))}
      actor={actor}
      reason={reason === null ? null : t[`reason-${reason}`](storedText(detail ?? ''))}
      actions={state !== 'DONE' && <RowActions change={change} onChanged={onChanged} />}
    >
      {action === 'prices' && <Prices prices={change.prices} />}
    </RowFrame>
  )
}

interface RateRowProps {
  rate: ScheduledRateWire
  onChanged: () => void
}

/** A rate of the day that is scheduled: what it will be when, and the way to cancel it. */
export function RateRow({ rate, onChanged }: RateRowProps) {
  const t = deskScheduleMessages
  const { rateId, name, unit, base, at, state, reason, actor } = rate
  return (
    <RowFrame
      state={state}
      title={<RowTitle to={`/desk/catalogue/day-rates/${rateId}`} name={name} />}
      text={t[`${state}-rate`](t.ratePer(formatPaise(base), unit), formatMoment(at))}
      actor={actor}
      reason={reason === null ? null : t.rateReason(deskDayRateMessages[`reason-${reason}`])}
      actions={<TakeBackButton rateId={rateId} setting={rate} variant="secondary" onTakenBack={onChanged} />}
    />
  )
}

/** The link to the subject of a row. */
export function RowTitle({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="touch inline-block font-medium hover:text-accent">
      {name}
    </Link>
  )
}

interface RowFrameProps {
  state: ScheduledChangeWire['state']
  title?: ReactNode
  text: string
  actor: string
  reason: string | null
  actions: ReactNode
  children?: ReactNode
}

/** Frame of a row: the mark of its state, what happens and why not, and its actions for whoever may change the catalogue. */
function RowFrame({ state, title, text, actor, reason, actions, children }: RowFrameProps) {
  const t = deskScheduleMessages
  const { can } = useDesk()
  const { Mark, tone } = marks[state]
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <Mark size={20} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 basis-60 break-words">
        {title}
        <p>
          {text} <span className="text-sm text-quiet">{t.by(actor)}</span>
        </p>
        {reason !== null && <p className="text-sm">{reason}</p>}
        {children}
      </div>
      {can('catalogue:write') && actions}
    </div>
  )
}

function Prices({ prices }: Pick<ScheduledChangeWire, 'prices'>) {
  const t = deskScheduleMessages
  return (
    <ul className="text-sm text-quiet tabular-nums">
      {prices.map(({ uid, options, priceWithGst, mrp }) => {
        const price = formatUnitPrice(toPrice(priceWithGst))
        return (
          <li key={uid ?? options.join()}>
            {t.priceOf(
              options.join(' · ') || t.onlySize,
              mrp === '' ? price : t.withMrp(price, formatUnitPrice(toPrice(mrp))),
            )}
          </li>
        )
      })}
    </ul>
  )
}

function RowActions({ change, onChanged }: Pick<ScheduledRowProps, 'change' | 'onChanged'>) {
  const t = deskScheduleMessages
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const changing = useDialog('change-scheduled')
  const cancelling = useDialog('cancel-scheduled')
  const { id } = change
  const isWaiting = change.state === 'WAITING'

  const remove = () =>
    void run(async () => {
      await cancelScheduledChange(change.id)
      if (isWaiting) toast({ text: t.cancelled, tone: 'good' })
      onChanged()
    }).then(cancelling.close)

  return (
    <>
      <span className="flex flex-wrap gap-2">
        {isWaiting && (
          <Button size="small" variant="secondary" onClick={() => changing.open(id)}>
            {t.change}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          loading={pending}
          onClick={() => (isWaiting ? cancelling.open(id) : remove())}
        >
          {isWaiting ? t.cancel : t.dismiss}
        </Button>
      </span>
      {failure !== null && <InlineError text={describe(failure)} />}
      {changing.show(
        (subject) =>
          subject === id && (
            <ScheduleDialog
              collection={change.collection}
              entryId={change.entryId}
              change={change}
              onClose={changing.close}
              onStale={onChanged}
              onSaved={() => {
                changing.close()
                onChanged()
              }}
            />
          ),
      )}
      {cancelling.show(
        (subject) =>
          subject === id && (
            <ConfirmDialog
              open
              busy={pending}
              question={t.cancelTitle}
              detail={`${change.name}: ${t[`WAITING-${change.action}`](formatMoment(change.at))}.`}
              confirmLabel={t.cancelConfirm}
              cancelLabel={t.keep}
              onConfirm={remove}
              onCancel={cancelling.close}
            />
          ),
      )}
    </>
  )
}
