import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'

/** Says that a price is the customer’s own, and what everybody else pays. */
export function AgreedNote({ instead }: { instead: string | null }) {
  const t = deskOrderMessages
  if (instead === null) return null
  return (
    <span className="block text-good">
      {t.agreed} · {t.insteadOf(formatUnitPrice(toPrice(instead)))}
    </span>
  )
}
