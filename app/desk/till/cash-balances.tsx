import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Section } from '#app/desk/kit/section.tsx'

interface CashBalancesProps {
  balances: CashDayWire['balances']
  /** True while the day goes on, so that its last balance is not the closing one. */
  isToday: boolean
}

/** The day book of cash: what was in the till and with drivers at the beginning of the day, what moved, and what is left. */
export function CashBalances({ balances: { till, drivers }, isToday }: CashBalancesProps) {
  const t = deskCashMessages
  const tillIn = listed([
    [till.atCounter, t.ofCounter],
    [till.handedIn, t.ofHandIns],
    [till.putIn, t.ofPutIn],
    [till.over, t.ofOver],
  ])
  const tillOut = listed([
    [till.refunded, t.ofRefunds],
    [till.takenOut, t.ofTakenOut],
    [till.short, t.ofShort],
  ])
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      <Section title={t.tillTitle}>
        <Balance balance={till} isToday={isToday} inHint={tillIn} outHint={tillOut} />
        <p className="text-xs text-quiet">{t.tillHint}</p>
      </Section>
      <Section title={t.driversTitle}>
        <Balance balance={drivers} isToday={isToday} inHint={t.collected} outHint={t.settled} />
        <p className="text-xs text-quiet">{t.driversHint}</p>
      </Section>
    </div>
  )
}

/** The parts of a sum that there are, in words. */
function listed(amounts: readonly (readonly [amount: Paise, text: (rupees: string) => string])[]) {
  return (
    amounts.flatMap(([amount, text]) => (amount === 0 ? [] : [text(formatRupees(amount))])).join(', ') || null
  )
}

interface BalanceProps {
  balance: CashDayWire['balances']['drivers']
  isToday: boolean
  inHint: string | null
  outHint: string | null
}

function Balance({ balance, isToday, inHint, outHint }: BalanceProps) {
  const t = deskCashMessages
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
