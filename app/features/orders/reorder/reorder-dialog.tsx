import { formatPrice } from '#domain/money/format.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Reorder, ReorderChange } from '#domain/orders/cart-change-wire.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'

interface ReorderDialogProps {
  reorder: Reorder
  onAdd: () => void
  onClose: () => void
}

/** Shows what has changed since an order, before its items go into the cart. Import lazily. */
export function ReorderDialog({ reorder: { lines, changes }, onAdd, onClose }: ReorderDialogProps) {
  const t = orderPageMessages
  const isEmpty = lines.length === 0
  return (
    <Dialog
      open
      title={t.changedTitle}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {t.notNow}
          </Button>
          {!isEmpty && (
            <Button className="flex-2" onClick={onAdd}>
              {t.addLines(lines.length)}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-3 p-4">
        <p className="text-sm text-quiet">{isEmpty ? t.noneAvailable : t.changedText}</p>
        <ul className="divide-y divide-hairline rounded-card border border-hairline">
          {changes.map((change) => (
            <li key={`${change.product} ${change.change}`} className="grid gap-0.5 p-3">
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
  const t = orderPageMessages
  if (change.change === 'gone') return <span className="text-sm text-bad">{t.changedUnavailable}</span>
  if (change.change === 'quantity')
    return (
      <span className="text-sm text-caution tabular-nums">
        {t.changedQuantity(change.quantity, change.allowed[0] ?? change.quantity)}
      </span>
    )
  if (change.change === 'stock')
    return <span className="text-sm text-caution tabular-nums">{t.changedStock(change.left)}</span>
  const { seenPrice, price } = change
  const text = t.changedPrice(formatPrice(toPrice(seenPrice)), formatPrice(toPrice(price)))
  return <span className="text-sm text-caution tabular-nums">{text}</span>
}
