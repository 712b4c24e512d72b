import { formatRupees } from '#domain/money/format-rupees.ts'
import type { ReminderPreviewWire } from '#domain/payments/reminders/reminder-wire.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskReminderMessages } from '#app/messages/desk/accounts/reminders.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'

/** An account that may be reminded, as the desk names it. */
export interface AccountToRemind {
  readonly id: string
  readonly name: string
}

/** Text and people of a reminder of one account; or why it is not reminded. */
export function OneReminder({ preview }: { preview: ReminderPreviewWire }) {
  const t = deskReminderMessages
  const { state, amount, dueDay, lastAt, goesAt, hasLink } = preview
  const canGo = state === 'READY' || state === 'REMINDED_TODAY'
  return (
    <div className="grid grid-cols-1 gap-3">
      {dueDay !== null && (
        <p className="tabular-nums">{t.due(formatRupees(amount), formatDay(noonOfIstDay(dueDay)))}</p>
      )}
      {state !== 'READY' && <p className="rounded-card bg-caution-soft p-3 text-sm">{t[`state-${state}`]}</p>}
      {canGo && goesAt !== null && (
        <p className="rounded-card bg-sunken p-3 text-sm">{t.goesAt(formatDateTime(goesAt))}</p>
      )}
      {canGo && !hasLink && <p className="rounded-card bg-caution-soft p-3 text-sm">{t.noLink}</p>}
      {lastAt !== null && <p className="text-sm text-quiet">{t.lastAt(formatDateTime(lastAt))}</p>}
      <Told preview={preview} />
    </div>
  )
}

/** The people whom a reminder goes to, and its text in each of their languages. */
function Told({ preview: { people, texts } }: { preview: ReminderPreviewWire }) {
  const t = deskReminderMessages
  if (people.length === 0 || texts.length === 0) return null
  return (
    <>
      <div>
        <p className="text-sm font-medium">{t.goesTo}</p>
        <ul>
          {people.map(({ name, phone }) => (
            <li key={phone} className="wrap-anywhere tabular-nums">
              {[name, phone].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <p className="text-sm font-medium">{t.texts}</p>
        {texts.map(({ language, text }) => (
          <div key={language} className="grid gap-1">
            {texts.length > 1 && <p className="text-sm text-quiet">{t[`language-${language}`]}</p>}
            <p
              lang={language}
              className="rounded-card bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere"
            >
              {text}
            </p>
          </div>
        ))}
      </div>
    </>
  )
}

interface SeveralRemindersProps {
  accounts: readonly AccountToRemind[]
  previews: readonly ReminderPreviewWire[]
  note: string | null
  isChosen: (id: string) => boolean
  /** True when those that were reminded today may be chosen too. */
  isConfirmed: boolean
  onChoose: (id: string, isWanted: boolean) => void
}

/** The accounts of a list to choose from, each with what it would be told. */
export function SeveralReminders(props: SeveralRemindersProps) {
  const { accounts, previews, note, isChosen, isConfirmed, onChoose } = props
  const t = deskReminderMessages
  const first = previews.find((one) => one.state === 'READY' || one.state === 'REMINDED_TODAY')
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>{t.sendSeveralText}</p>
      {note !== null && <p className="text-sm text-quiet">{note}</p>}
      {first !== undefined && first.goesAt !== null && (
        <p className="rounded-card bg-sunken p-3 text-sm">{t.goAt(formatDateTime(first.goesAt))}</p>
      )}
      {first?.hasLink === false && <p className="rounded-card bg-caution-soft p-3 text-sm">{t.noLink}</p>}
      <ul className="divide-y divide-hairline">
        {previews.map((preview) => {
          const { accountId, state, amount, people } = preview
          const name = accounts.find(({ id }) => id === accountId)?.name ?? ''
          const isOpen = state === 'READY' || (state === 'REMINDED_TODAY' && isConfirmed)
          return (
            <li key={accountId} className="py-2">
              <CheckboxField
                label={
                  <>
                    <span className="block wrap-anywhere">{name}</span>
                    <span className="block text-sm text-quiet tabular-nums">
                      {state === 'READY'
                        ? `${formatRupees(amount)} · ${t.people(people.length)}`
                        : t[`state-${state}`]}
                    </span>
                  </>
                }
                disabled={!isOpen}
                checked={isChosen(accountId)}
                onChange={(event) => onChoose(accountId, event.currentTarget.checked)}
              />
              {preview.texts.length > 0 && people.length > 0 && (
                <details className="ml-8">
                  <summary className="touch cursor-pointer text-sm text-accent">{t.texts}</summary>
                  <div className="grid gap-3 pt-2">
                    <Told preview={preview} />
                  </div>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
