import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { idOf, nameOf, type BasketLine } from './basket.ts'

type Change = NonNullable<ApiError['details']['changes']>[number]

/** Codes of failures after which nobody knows whether it was sold. */
const uncertain = ['slow', 'failed', 'offline', 'temporarily-unavailable']

/** Explains why the store did not sell, with each line that it refused. */
export function Refusal({ failure, lines }: { failure: unknown; lines: readonly BasketLine[] }) {
  const t = deskCounterMessages
  const describe = useDeskError()
  if (failure === null) return null
  const code = failure instanceof ApiError ? failure.code : null
  const changes = failure instanceof ApiError ? (failure.details.changes ?? []) : []
  const text = code === 'idempotency-conflict' ? t.already : describe(failure)
  return (
    <div className="grid grid-cols-1 gap-2">
      <InlineError text={text} />
      {code !== null && uncertain.includes(code) && <p className="text-sm text-quiet">{t.uncertain}</p>}
      {changes.length > 0 && (
        <ul className="grid gap-1 text-sm text-caution tabular-nums">
          {changes.map((change) => (
            <li key={`${change.product} ${change.change}`}>
              {nameIn(lines, change.product)} {newsOf(t, change)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function nameIn(lines: readonly BasketLine[], product: string): string {
  const line = lines.find((each) => idOf(each.item) === product)
  return line === undefined ? product : nameOf(line.item)
}

function newsOf(t: typeof deskCounterMessages, change: Change): string {
  switch (change.change) {
    case 'gone':
      return t.nowGone
    case 'price':
      return t.nowPriced(formatUnitPrice(toPrice(change.seenPrice)), formatUnitPrice(toPrice(change.price)))
    case 'quantity':
      return t.nowSoldIn(change.allowed.map((each) => each.toLocaleString('en-IN')).join(', '))
    case 'stock':
      return t.nowLeft(change.left)
  }
}
