import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract, toPaise, type Paise } from '#domain/money/paise.ts'
import { tenderIssue } from '#domain/orders/counter/counter-sale.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Button } from '#app/ui/button.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'

/** Cash as it is typed, and why it cannot be right; nothing typed is exactly what is due in cash. */
export function readCash(typed: string, due: Paise) {
  if (typed.trim() === '') return { tendered: null, issue: null } as const
  const tendered = readMoney(typed)
  return { tendered, issue: tendered === null ? 'no-amount' : tenderIssue(due, tendered) } as const
}

interface CashReceivedProps {
  due: Paise
  typed: string
  onTyped: (typed: string) => void
}

/** Cash that was handed over for what is due in cash, and the change. */
export function CashReceived({ due, typed, onTyped }: CashReceivedProps) {
  const t = deskCounterMessages
  const { tendered, issue } = readCash(typed, due)
  return (
    <>
      <MoneyField label={t.tendered} hint={t.tenderedHint} value={typed} onChange={onTyped} />
      <div className="flex flex-wrap gap-2">
        {notesFor(due).map((amount) => (
          <Button key={amount} size="small" variant="secondary" onClick={() => onTyped(String(amount / 100))}>
            {formatRupees(amount)}
          </Button>
        ))}
      </div>
      {tendered !== null && issue === null && (
        <p className="flex justify-between text-lg font-price">
          {t.change}
          <output className="tabular-nums">{formatRupees(subtract(tendered, due))}</output>
        </p>
      )}
      {tendered !== null && issue !== null && (
        <p className="text-sm text-bad" role="alert">
          {issue === 'too-little' ? t.tooLittle(formatRupees(subtract(due, tendered))) : t.tooMuch}
        </p>
      )}
    </>
  )
}

/** The amounts that are most likely handed over: the next notes above what is due. */
function notesFor(due: Paise): Paise[] {
  const above = [10_000, 50_000, 200_000].map((note) => toPaise(Math.ceil((due + 1) / note) * note))
  return [...new Set(above)]
}
