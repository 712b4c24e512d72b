import { formatRupees } from '#domain/money/format-rupees.ts'
import type { AccountRemindersWire } from '#domain/payments/reminders/reminder-wire.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'
import { fetchReminders, pauseReminders } from '#app/api/desk/money/reminders.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'

interface ReminderCardProps {
  id: string
  name: string | null
  /** The account has a link to pay it since. */
  onSent: () => void
}

/** The reminders of an account (CREDIT-05): those that went, and another one. */
export function ReminderCard({ id, name, onSent }: ReminderCardProps) {
  const t = deskReminderMessages
  const data = useDeferred(() => fetchReminders(id))
  const dialog = useDialog('remind')
  return (
    <Section title={t.title}>
      <div className="grid grid-cols-1 gap-3">
        <Deferred data={data} isInline>
          {(content) => (
            <>
              <Schedule id={id} content={content} onChanged={data.show} />
              <Reminders reminders={content.reminders} />
            </>
          )}
        </Deferred>
        {useDesk().can('credit:receive') && (
          <Button className="justify-self-start" variant="secondary" onClick={() => dialog.open()}>
            {t.send}
          </Button>
        )}
      </div>
      {dialog.show(() => (
        <ReminderDialog
          accounts={[{ id, name: name ?? deskCreditMessages.nameless }]}
          onClose={dialog.close}
          onSent={() => {
            dialog.close()
            data.refresh()
            onSent()
          }}
        />
      ))}
    </Section>
  )
}

interface ScheduleProps {
  id: string
  content: AccountRemindersWire
  onChanged: (content: AccountRemindersWire) => void
}

/** Says whether the schedule reminds the account, and pauses it. */
function Schedule({ id, content: { isScheduled, isPaused }, onChanged }: ScheduleProps) {
  const t = deskReminderMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, run } = useAction()
  if (!isScheduled && !isPaused) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-quiet">{isPaused ? t.paused : t.scheduled}</p>
      {can('credit:receive') && (
        <Button
          variant="quiet"
          size="small"
          loading={pending}
          onClick={() => void run(async () => onChanged(await pauseReminders(id, !isPaused)))}
        >
          {isPaused ? t.resume : t.pause}
        </Button>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}

function Reminders({ reminders }: Pick<AccountRemindersWire, 'reminders'>) {
  const t = deskReminderMessages
  if (reminders.length === 0) return <p className="text-quiet">{t.none}</p>
  return (
    <ul className="divide-y divide-hairline">
      {reminders.map(({ id, at, by, step, amount, dueDay, goesAt, people }) => (
        <li key={id} className="grid gap-1 py-2 first:pt-0">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{formatDateTime(at)}</span>
            <span className="tabular-nums">
              {t.of(formatRupees(amount), formatDay(noonOfIstDay(dueDay)))}
            </span>
          </span>
          <span className="text-sm text-quiet wrap-anywhere">
            {[
              ...(goesAt === null ? [] : [t.waits(formatDateTime(goesAt))]),
              ...people.map((one) => `${one.name ?? ''}: ${t[`told-${one.state}`]}`),
              step === null ? t.by(by) : t.step(step),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
