import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract, ZERO, type Paise } from '#domain/money/paise.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Badge } from '#app/ui/badge.tsx'
import { readMoney } from '#app/desk/kit/money-field.tsx'

/** Counted amount minus the expected one; null while no amount is typed. */
export function differenceOf(counted: string, expected: Paise): Paise | null {
  const money = readMoney(counted)
  return money === null ? null : subtract(money, expected)
}

/** A difference, while it is typed. */
export function DifferenceText({ difference }: { difference: Paise | null }) {
  const t = deskCashMessages
  if (difference === null) return null
  if (difference === 0) return <span className="text-good">{t.exact}</span>
  return difference < 0 ? (
    <span className="text-bad">{t.short(formatRupees(subtract(ZERO, difference)))}</span>
  ) : (
    <span className="text-caution">{t.over(formatRupees(difference))}</span>
  )
}

/** A difference, of what was counted. */
export function Difference({ amount }: { amount: Paise }) {
  const t = deskCashMessages
  if (amount === 0) return <Badge tone="good">{t.exact}</Badge>
  return amount < 0 ? (
    <Badge tone="bad">{t.short(formatRupees(subtract(ZERO, amount)))}</Badge>
  ) : (
    <Badge tone="caution">{t.over(formatRupees(amount))}</Badge>
  )
}
