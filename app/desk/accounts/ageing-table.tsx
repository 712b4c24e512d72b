import type { CreditAccountWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'

const bands = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const

interface AgeingTableProps {
  sums: Pick<CreditAccountWire, 'balance' | 'advance' | 'overdue' | 'ageing'>
}

/** Debts by age; open bills less advances are the balance. */
export function AgeingTable({ sums: { balance, advance, ageing } }: AgeingTableProps) {
  const t = deskCreditMessages
  const rows = [
    [t.balance, balance, 'font-price text-lg'],
    ...bands.map((band) => [t[`age-${band}`], ageing[band], band === 'notDue' ? '' : 'text-bad'] as const),
    [t.advance, advance, 'text-good'],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 wide:grid-cols-7">
      {rows.map(([term, amount, look]) => (
        <div key={term}>
          <dt className="text-sm text-quiet">{term}</dt>
          <dd className={`tabular-nums ${amount === 0 ? 'text-quiet' : look}`}>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
