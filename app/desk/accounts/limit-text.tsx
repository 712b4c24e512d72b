import type { CreditAccountWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { add, subtract } from '#domain/money/paise.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Room below the limit, or what is owed beyond it; an account without credit says so. */
export function LimitText({ account }: { account: CreditAccountWire }) {
  const t = deskCreditMessages
  const { terms, balance, unbilled } = account
  const used = add(balance, unbilled)
  if (!terms.isOpen) return <Badge tone="caution">{t.stopped}</Badge>
  const left = subtract(terms.limit, used)
  return left < 0 ? (
    <Badge tone="bad">{t.over(formatRupees(subtract(used, terms.limit)))}</Badge>
  ) : (
    <span className="block text-sm text-quiet tabular-nums">
      {[t.left(formatRupees(left)), ...(unbilled > 0 ? [t.unbilled(formatRupees(unbilled))] : [])].join(
        ' · ',
      )}
    </span>
  )
}
