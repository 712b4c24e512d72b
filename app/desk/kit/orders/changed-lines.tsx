import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

type Change = NonNullable<ApiError['details']['changes']>[number]

/** Words about a line that was refused, said after its name. */
interface ChangeWords {
  nowGone: string
  nowPriced: (before: string, now: string) => string
  nowSoldIn: (allowed: string) => string
  nowLeft: (left: number) => string
}

interface ChangedLinesProps {
  failure: unknown
  words: ChangeWords
  /** The name of a product or variant; undefined when it is on no line. */
  nameOf: (product: string) => string | undefined
}

/** Explains why the store refused lines and shows each that has changed since it was looked up. */
export function ChangedLines({ failure, words, nameOf }: ChangedLinesProps) {
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
              {nameOf(change.product) ?? change.product} {newsOf(words, change)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function newsOf(words: ChangeWords, change: Change): string {
  switch (change.change) {
    case 'gone':
      return words.nowGone
    case 'price':
      return words.nowPriced(
        formatUnitPrice(toPrice(change.seenPrice)),
        formatUnitPrice(toPrice(change.price)),
      )
    case 'quantity':
      return words.nowSoldIn(change.allowed.map((each) => each.toLocaleString('en-IN')).join(', '))
    case 'stock':
      return words.nowLeft(change.left)
  }
}
