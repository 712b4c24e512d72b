import { ApiError } from '#app/api/transport/request.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { chosenOf, idOf, type TakenLine } from './use-order-lines.ts'

type Change = NonNullable<ApiError['details']['changes']>[number]

interface RefusedLinesProps {
  failure: unknown
  lines: readonly TakenLine[]
}

/** Explains why lines were refused and shows each that has changed since it was looked up. */
export function RefusedLines({ failure, lines }: RefusedLinesProps) {
  const t = deskNewOrderMessages
  const describe = useDeskError()
  if (failure === null) return null
  const changes = failure instanceof ApiError ? (failure.details.changes ?? []) : []
  return (
    <div className="grid grid-cols-1 gap-2">
      <InlineError text={describe(failure)} />
      {changes.length > 0 && (
        <ul className="grid gap-1 text-sm text-caution tabular-nums">
          {changes.map((change) => (
            <li key={`${change.product} ${change.change}`}>
              {nameOf(lines, change.product)} {newsOf(t, change)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function nameOf(lines: readonly TakenLine[], product: string): string {
  const line = lines.find((each) => {
    const chosen = chosenOf(each)
    return chosen !== undefined && idOf(chosen) === product
  })
  const chosen = line && chosenOf(line)
  return chosen === undefined ? product : [chosen.name, ...chosen.options].join(', ')
}

function newsOf(t: typeof deskNewOrderMessages, change: Change): string {
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
