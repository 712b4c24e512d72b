import { useState, type ReactNode } from 'react'
import { daysBetween } from '#domain/accounts/ageing.ts'
import type { OwnCreditAccountWire } from '#domain/accounts/own-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO, subtract } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { creditMessages } from '#messages/profile/credit.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CreditPosting } from './credit-posting.tsx'
import { CreditStatement } from './credit-statement.tsx'

interface CreditAccountProps {
  account: OwnCreditAccountWire
  /** True without another, which names would tell apart. */
  isOnly: boolean
  /** Payment of what is owed. */
  payment: ReactNode
}

/** An account: what is owed, how much is left of the limit, the open bills, and on request the ledger. */
export function CreditAccount({ account, isOnly, payment }: CreditAccountProps) {
  const t = creditMessages
  const [showsLedger, setShowsLedger] = useState(false)
  const { id, name } = account
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className={isOnly ? 'sr-only' : 'text-lg break-words'}>
        {name ?? t.own}
      </h2>
      <Sums account={account} />
      {payment}
      <OpenBills account={account} />
      {showsLedger ? (
        <CreditStatement id={id} />
      ) : (
        <Button variant="secondary" onClick={() => setShowsLedger(true)}>
          {t.statement}
        </Button>
      )}
    </section>
  )
}

function Sums({ account }: { account: OwnCreditAccountWire }) {
  const t = creditMessages
  const { balance, overdue, advance, limit, days, isOpen } = account
  const left = subtract(limit, balance)
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{balance > 0 ? t.owed : balance < 0 ? t.held : t.settled}</span>
        <span className="font-price text-2xl tabular-nums">
          {formatRupees(balance < 0 ? subtract(ZERO, balance) : balance)}
        </span>
      </p>
      {overdue > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 text-bad">
          <span>{t.overdue}</span>
          <span className="font-price tabular-nums">{formatRupees(overdue)}</span>
        </p>
      )}
      {advance > 0 && balance > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 text-good">
          <span>{t.advance}</span>
          <span className="tabular-nums">{formatRupees(advance)}</span>
        </p>
      )}
      <p className="border-t border-hairline pt-3 text-sm text-quiet">
        {[
          t.limit(formatRupees(limit)),
          t.days(days),
          isOpen
            ? left < 0
              ? t.over(formatRupees(subtract(ZERO, left)))
              : t.left(formatRupees(left))
            : t.stopped,
        ].join(' · ')}
      </p>
    </Card>
  )
}

function OpenBills({ account: { bills, otherBills } }: { account: OwnCreditAccountWire }) {
  const t = creditMessages
  const [today] = useState(() => istDay(new Date()))
  if (bills.length === 0) return <p className="text-quiet">{t.noBills}</p>
  return (
    <Card>
      <h3 className="border-b border-hairline p-4 font-medium">{t.bills}</h3>
      <ul aria-label={t.bills} className="divide-y divide-hairline">
        {bills.map((bill) => {
          const late = daysBetween(bill.dueDay, today)
          return (
            <li key={bill.id} className="flex justify-between gap-4 p-4">
              <span className="min-w-0 break-words">
                <CreditPosting posting={bill} />
                <span className={`block text-sm ${late > 0 ? 'text-bad' : 'text-quiet'}`}>
                  {t.due(formatDay(bill.dueDay))}
                  {late > 0 && ` · ${t.late(late)}`}
                </span>
              </span>
              <span className="text-right whitespace-nowrap tabular-nums">
                <span className="block font-price">{formatRupees(bill.open)}</span>
                {bill.open !== bill.amount && (
                  <span className="block text-sm text-quiet">{t.ofBill(formatRupees(bill.amount))}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {otherBills.count > 0 && (
        <p className="border-t border-hairline p-4 text-sm text-quiet">
          {t.otherBills(otherBills.count, formatRupees(otherBills.open))}
        </p>
      )}
    </Card>
  )
}
