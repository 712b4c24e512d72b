import { formatRupees } from '#domain/money/format-rupees.ts'
import type { AccountRemindersWire } from '#domain/payments/reminders/reminder-wire.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'
import { fetchReminders } from '#app/api/desk/money/reminders.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { Button } from '#app/ui/button.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'

/** The reminders of an account (CREDIT-05): those that went, and another one. */
export function ReminderCard({ id, name }: { id: string; name: string | null }) {
  const t = deskReminderMessages
  const data = useDeferred(() => fetchReminders(id))
  const dialog = useDialog('remind')
  return (
    <Section title={t.title}>
      <div className="grid grid-cols-1 gap-3">
        <Deferred data={data} isInline>
          {(reminders) => <Reminders reminders={reminders} />}
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
          }}
        />
      ))}
    </Section>
  )
}

function Reminders({ reminders }: Pick<AccountRemindersWire, 'reminders'>) {
  const t = deskReminderMessages
  if (reminders.length === 0) return <p className="text-quiet">{t.none}</p>
  return (
    <ul className="divide-y divide-hairline">
      {reminders.map(({ id, at, by, amount, dueDay, people }) => (
        <li key={id} className="grid gap-1 py-2 first:pt-0">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{formatDateTime(at)}</span>
            <span className="tabular-nums">
              {t.of(formatRupees(amount), formatDay(noonOfIstDay(dueDay)))}
            </span>
          </span>
          <span className="text-sm text-quiet wrap-anywhere">
            {[...people.map((one) => `${one.name ?? ''}: ${t[`told-${one.state}`]}`), t.by(by)].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
