import type { Paise } from '#domain/money/paise.ts'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartEntry } from './cart-view.ts'
import type { Removed } from './removed-line.tsx'
import { UnavailableLineRow } from './unavailable-line-row.tsx'

interface CartLinesProps {
  cartEntries: readonly CartEntry[]
  /** Savings of offers on a line, by composite id. */
  savedByLine: Readonly<Record<string, Paise>>
  onRemoved: (removed: Removed) => void
}

/** The lines of the cart with their current catalogue data. */
export function CartLines({ cartEntries, savedByLine, onRemoved }: CartLinesProps) {
  const t = cartMessages
  return (
    <Card>
      <ul aria-label={t.items} className="divide-y divide-hairline">
        {cartEntries.map((entry) => (
          <li key={entry.line.product} className="p-3 wide:p-4">
            {entry.state === 'pending' && <PendingRow />}
            {entry.state === 'gone' && <UnavailableLineRow entry={entry} onRemoved={onRemoved} />}
            {entry.state !== 'pending' && entry.state !== 'gone' && (
              <CartLineRow entry={entry} saved={savedByLine[entry.line.product]} onRemoved={onRemoved} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Placeholder while the cart is loading. */
export function CartLinesSkeleton({ count = 2 }: { count?: number }) {
  const t = cartMessages
  return (
    <output className="block">
      <span className="sr-only">{t.loading}</span>
      <Card className="divide-y divide-hairline">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="p-3 wide:p-4">
            <PendingRow />
          </div>
        ))}
      </Card>
    </output>
  )
}

function PendingRow() {
  return (
    <span className="flex h-[104px] gap-3">
      <Skeleton className="size-18 shrink-0" />
      <span className="grid flex-1 content-between">
        <span className="grid gap-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </span>
        <Skeleton className="h-11 w-28" />
      </span>
    </span>
  )
}
