import { rupeesToPaise } from '#domain/money/rupees.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCashMessages } from '#app/messages/desk-cash.ts'
import { Badge } from '#app/ui/badge.tsx'
import { readMoney } from '#app/desk/kit/money-field.tsx'
import { formatRupees } from '#app/i18n/format-rupees.ts'

/** What was counted beyond what should be there, in paise; null while no amount is typed. */
export function differenceOf(counted: string, expected: number): number | null {
  const money = readMoney(counted)
  if (money === null) return null
  return rupeesToPaise(money) - Math.round(expected * 100)
}

/** A difference in paise, while it is typed. */
export function DifferenceText({ difference }: { difference: number | null }) {
  const t = useMessages(deskCashMessages)
  if (difference === null) return null
  if (difference === 0) return <span className="text-good">{t.exact}</span>
  const amount = formatRupees(Math.abs(difference) / 100)
  return difference < 0 ? (
    <span className="text-bad">{t.short(amount)}</span>
  ) : (
    <span className="text-caution">{t.over(amount)}</span>
  )
}

/** A difference in rupees, of what was counted. */
export function Difference({ amount }: { amount: number }) {
  const t = useMessages(deskCashMessages)
  if (amount === 0) return <Badge tone="good">{t.exact}</Badge>
  return amount < 0 ? (
    <Badge tone="bad">{t.short(formatRupees(-amount))}</Badge>
  ) : (
    <Badge tone="caution">{t.over(formatRupees(amount))}</Badge>
  )
}
