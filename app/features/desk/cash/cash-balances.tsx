import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCashMessages } from '#app/messages/desk-cash.ts'
import { formatRupees } from '../format-rupees.ts'
import { Section } from '../section.tsx'

interface CashBalancesProps {
  balances: CashDayWire['balances']
  /** Whether the day goes on, so that its last balance is not its closing one. */
  isToday: boolean
}

/** The day book of cash: what was in the till and with drivers at the beginning of the day, what moved, and what is left. */
export function CashBalances({ balances: { till, drivers }, isToday }: CashBalancesProps) {
  const t = useMessages(deskCashMessages)
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      <Section title={t.tillTitle}>
        <Balance
          balance={till}
          isToday={isToday}
          inHint={t.ofWhich(formatRupees(till.atCounter), formatRupees(till.handedIn))}
          outHint={t.refunds}
        />
        <p className="text-xs text-quiet">{t.tillHint}</p>
      </Section>
      <Section title={t.driversTitle}>
        <Balance balance={drivers} isToday={isToday} inHint={t.collected} outHint={t.settled} />
        <p className="text-xs text-quiet">{t.driversHint}</p>
      </Section>
    </div>
  )
}

interface BalanceProps {
  balance: CashDayWire['balances']['drivers']
  isToday: boolean
  inHint: string
  outHint: string
}

function Balance({ balance, isToday, inHint, outHint }: BalanceProps) {
  const t = useMessages(deskCashMessages)
  const rows = [
    [t.opening, null, balance.opening],
    [t.moneyIn, inHint, balance.moneyIn],
    [t.moneyOut, outHint, balance.moneyOut],
    [isToday ? t.closingSoFar : t.closing, null, balance.closing],
  ] as const
  return (
    <dl className="divide-y divide-hairline">
      {rows.map(([term, hint, amount]) => (
        <div key={term} className="flex justify-between gap-3 py-2">
          <dt>
            {term}
            {hint !== null && <span className="block text-sm text-quiet">{hint}</span>}
          </dt>
          <dd className="shrink-0 font-price tabular-nums">{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
