import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { Difference } from './difference.tsx'

/** The counts of the till, and what was put in and taken out on a day. */
export function TillEntries({ tillEntries }: { tillEntries: CashDayWire['tillEntries'] }) {
  const t = deskCashMessages
  return (
    <Section title={t.tillEntries}>
      {tillEntries.length === 0 && <p className="text-sm text-quiet">{t.noTillEntries}</p>}
      <ul className="divide-y divide-hairline">
        {tillEntries.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-2">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{t[`entry-${one.kind}`]}</span>
              {one.kind === 'counted' ? (
                <Difference amount={one.change} />
              ) : (
                <span className="font-price tabular-nums">{formatRupees(one.change)}</span>
              )}
            </span>
            {one.expected !== null && (
              <span className="tabular-nums">
                {t.of(formatRupees(one.amount), formatRupees(one.expected))}
              </span>
            )}
            {(one.reason ?? one.note) !== null && (
              <span className="wrap-anywhere">
                {[one.reason && t[`reason-${one.reason}`], one.note].filter(Boolean).join(' · ')}
              </span>
            )}
            <span className="text-sm text-quiet">
              {[formatDateTime(one.at), t.enteredBy(one.enteredBy)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
