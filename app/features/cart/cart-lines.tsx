import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { cartWords } from '#app/messages/cart.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartEntry } from './cart-view.ts'
import { GoneLineRow } from './unavailable-line-row.tsx'

/** The lines of the cart, each as the catalogue has it today. */
export function CartLines({ entries }: { entries: readonly CartEntry[] }) {
  const words = useWords(cartWords)
  return (
    <Card>
      <ul aria-label={words.goods} className="divide-y divide-hairline">
        {entries.map((entry) => (
          <li key={entry.line.product} className="p-3 wide:p-4">
            {entry.state === 'pending' && <PendingRow />}
            {entry.state === 'gone' && <GoneLineRow entry={entry} />}
            {(entry.state === 'ready' || entry.state === 'price-changed') && <CartLineRow entry={entry} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A cart that is still being read. */
export function CartLinesSkeleton({ count = 2 }: { count?: number }) {
  const words = useWords(cartWords)
  return (
    <output className="block">
      <span className="sr-only">{words.loading}</span>
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
