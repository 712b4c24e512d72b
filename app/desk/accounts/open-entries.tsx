import { daysBetween } from '#domain/accounts/ageing.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { useState } from 'react'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { entryLabel, type Entry } from './entry-label.ts'

interface OpenBillsProps {
  bills: readonly Entry[]
  onWriteOff: (id: string) => void
}

/** Bills that are not paid, the oldest first. */
export function OpenBills({ bills, onWriteOff }: OpenBillsProps) {
  const t = deskCreditMessages
  const { can } = useDesk()
  const [today] = useState(() => istDay(new Date()))
  return (
    <Section title={t.bills}>
      {bills.length === 0 && <p className="text-sm text-quiet">{t.noBills}</p>}
      <ul className="divide-y divide-hairline">
        {bills.map((bill) => {
          const late = bill.dueDay === null ? 0 : daysBetween(bill.dueDay, today)
          return (
            <li key={bill.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="block break-words">{entryLabel(bill)}</span>
                <span className={`block text-sm ${late > 0 ? 'text-bad' : 'text-quiet'}`}>
                  {late > 0 ? t.late(late) : bill.dueDay !== null && t.due(formatDay(bill.dueDay))}
                </span>
              </span>
              <span className="ml-auto flex items-center gap-3">
                <Amount entry={bill} />
                {can('credit:write-off') && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t.writeOffTitle(entryLabel(bill))}
                    onClick={() => onWriteOff(bill.id)}
                  >
                    {t.writeOff}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface OpenCreditsProps {
  credits: readonly Entry[]
  hasBills: boolean
  onAllot: (id: string) => void
}

/** Money that pays no bill yet. */
export function OpenCredits({ credits, hasBills, onAllot }: OpenCreditsProps) {
  const t = deskCreditMessages
  const { can } = useDesk()
  return (
    <Section title={t.credits}>
      <ul className="divide-y divide-hairline">
        {credits.map((credit) => (
          <li key={credit.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">{entryLabel(credit)}</span>
            <span className="ml-auto flex items-center gap-3">
              <Amount entry={credit} />
              {hasBills && can('credit:receive') && (
                <Button size="small" variant="secondary" onClick={() => onAllot(credit.id)}>
                  {t.allotCredit}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Amount({ entry: { amount, open } }: { entry: Entry }) {
  const t = deskCreditMessages
  const whole = toPaise(Math.abs(amount))
  return (
    <span className="text-right tabular-nums">
      <span className="block font-price">{formatRupees(open)}</span>
      {open !== whole && (
        <span className="block text-sm text-quiet">{t.openOf(formatRupees(open), formatRupees(whole))}</span>
      )}
    </span>
  )
}
