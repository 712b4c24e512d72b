import { formatPrice } from '#domain/money/format.ts'
import { priceOf } from '#domain/money/parse-price.ts'
import type { Reorder, ReorderChange } from '#app/api/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'

interface ReorderDialogProps {
  reorder: Reorder
  onAdd: () => void
  onClose: () => void
}

/** What of an order is different today, before any of it goes into the cart. Import lazily. */
export function ReorderDialog({ reorder: { lines, changes }, onAdd, onClose }: ReorderDialogProps) {
  const words = useWords(orderPageWords)
  const isEmpty = lines.length === 0
  return (
    <Dialog
      open
      title={words.changedTitle}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {words.notNow}
          </Button>
          {!isEmpty && (
            <Button className="flex-2" onClick={onAdd}>
              {words.addLines(lines.length)}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-3 p-4">
        <p className="text-sm text-quiet">{isEmpty ? words.nothingLeft : words.changedText}</p>
        <ul className="divide-y divide-hairline rounded-card border border-hairline">
          {changes.map((change) => (
            <li key={change.product} className="grid gap-0.5 p-3">
              <span className="font-medium">{change.productName}</span>
              <Change change={change} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Change({ change }: { change: ReorderChange }) {
  const words = useWords(orderPageWords)
  if (change.change === 'gone') return <span className="text-sm text-bad">{words.changeGone}</span>
  const { seenPrice, price } = change
  const text = words.changePrice(formatPrice(priceOf(seenPrice)), formatPrice(priceOf(price)))
  return <span className="text-sm text-caution tabular-nums">{text}</span>
}
