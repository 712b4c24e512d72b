import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract, ZERO, type Paise } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchOwnCommission } from '#app/api/commission.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { commissionMessages } from '#messages/profile/commission.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { isMonth, MonthField } from '#app/ui/forms/month-field.tsx'
import { Loaded } from './loaded.tsx'

/** Commission of an active partner by month, this month first. */
export function CommissionStatement() {
  const t = commissionMessages
  const [month, setMonth] = useState(() => istDay(new Date()).slice(0, 7))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-quiet">{t.intro}</p>
      <MonthField label={t.month} wrong={t.monthWrong} month={month} onChange={setMonth} />
      {isMonth(month) && <Month key={month} month={month} />}
    </div>
  )
}

function Month({ month }: { month: string }) {
  const t = commissionMessages
  const read = useCallback(() => fetchOwnCommission(month), [month])
  return (
    <Loaded read={read} texts={t}>
      {(statement) => <Statement statement={statement} />}
    </Loaded>
  )
}

function Statement({ statement: { entries, unlisted, total } }: { statement: CommissionStatementWire }) {
  const t = commissionMessages
  if (entries.length === 0) return <EmptyState title={t.none} text={t.noneText} />
  return (
    <Card>
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-hairline p-4 text-lg font-price">
        <span>{t.total}</span>
        <Amount amount={total} />
      </p>
      {unlisted > 0 && <p className="p-4 pb-0 text-sm text-quiet">{t.unlisted(unlisted)}</p>}
      <ul aria-label={t.list} className="divide-y divide-hairline">
        {entries.map((entry) => (
          <StatementRow key={`${entry.at} ${entry.orderId} ${entry.kind}`} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

function StatementRow({ entry }: { entry: CommissionStatementWire['entries'][number] }) {
  const t = commissionMessages
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 p-4">
      <span>
        {entry.kind === 'DELIVERED' ? t.delivered : t.returned}{' '}
        <Link
          to={`/profile/order/${entry.orderId}`}
          className="whitespace-nowrap text-accent tabular-nums underline"
        >
          {entry.orderNumber}
        </Link>
        <span className="block text-sm text-quiet">{formatDateTime(entry.at)}</span>
      </span>
      <span className="font-price">
        <Amount amount={entry.amount} />
      </span>
    </li>
  )
}

/** An amount, with a minus before what was taken back. */
function Amount({ amount }: { amount: Paise }) {
  return (
    <span className="tabular-nums">
      {amount < 0 ? `−${formatRupees(subtract(ZERO, amount))}` : formatRupees(amount)}
    </span>
  )
}
