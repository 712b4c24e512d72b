import { useState } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchCommission } from '#app/api/desk/customers.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { isMonth, MonthField } from '#app/ui/forms/month-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'

/** Commission of a partner in a month, entry by entry. */
export function CustomerCommission({ uid }: { uid: string }) {
  const t = deskCustomerMessages
  const [month, setMonth] = useState(() => istDay(new Date()).slice(0, 7))
  return (
    <Section title={t.commission}>
      <p className="text-sm text-quiet">{t.commissionText}</p>
      <MonthField label={t.month} wrong={t.monthWrong} month={month} onChange={setMonth} />
      {isMonth(month) && <Statement key={month} uid={uid} month={month} />}
    </Section>
  )
}

function Statement({ uid, month }: { uid: string; month: string }) {
  const t = deskCustomerMessages
  const data = useDeferred(() => fetchCommission(uid, month))
  return (
    <Deferred data={data}>
      {({ entries, unlisted, total }) =>
        entries.length === 0 ? (
          <p className="text-sm text-quiet">{t.noCommission}</p>
        ) : (
          <>
            {unlisted > 0 && <p className="text-sm text-quiet">{t.unlisted(unlisted)}</p>}
            <ul className="max-h-96 divide-y divide-hairline overflow-y-auto">
              {entries.map((entry) => (
                <CommissionEntryItem
                  key={`${entry.at} ${entry.orderId} ${entry.kind}`}
                  commissionEntry={entry}
                />
              ))}
            </ul>
            <p className="flex justify-between border-t border-hairline pt-3 font-price">
              <span>{t.commissionTotal}</span>
              <span className="tabular-nums">{formatRupees(total)}</span>
            </p>
          </>
        )
      }
    </Deferred>
  )
}

function CommissionEntryItem({
  commissionEntry,
}: {
  commissionEntry: CommissionStatementWire['entries'][number]
}) {
  const t = deskCustomerMessages
  return (
    <li className="flex items-baseline justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        {commissionEntry.kind === 'DELIVERED' ? t.earned : t.takenBack}{' '}
        <Link
          to={`/desk/orders/${commissionEntry.orderId}`}
          className="whitespace-nowrap text-accent tabular-nums underline"
        >
          {commissionEntry.orderNumber}
        </Link>
        <span className="block text-xs text-quiet">{formatDateTime(commissionEntry.at)}</span>
      </span>
      <span className="font-price tabular-nums">{formatRupees(commissionEntry.amount)}</span>
    </li>
  )
}
