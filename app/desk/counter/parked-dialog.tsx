import { formatRupees } from '#domain/money/format-rupees.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { nameOf, totalOf, type Basket } from './basket.ts'

interface ParkedDialogProps {
  parked: readonly Basket[]
  onRecall: (basket: Basket) => void
  onDiscard: (basket: Basket) => void
  onClose: () => void
}

/** The sales that wait on this device. */
export function ParkedDialog({ parked, onRecall, onDiscard, onClose }: ParkedDialogProps) {
  const t = deskCounterMessages
  return (
    <Dialog open title={t.parkedTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-2 overflow-y-auto p-4">
        <p className="text-sm text-quiet">{t.parkedHint}</p>
        <ul className="divide-y divide-hairline">
          {parked.map((basket) => (
            <li key={basket.key} className="grid gap-2 py-3">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {basket.buyer.name || basket.lines.map(({ item }) => nameOf(item)).join('; ')}
                  <span className="block text-sm font-normal text-quiet">{t.items(basket.lines.length)}</span>
                </span>
                <span className="shrink-0 font-price tabular-nums">
                  {formatRupees(totalOf(basket.lines))}
                </span>
              </span>
              <span className="flex gap-2">
                <Button size="small" onClick={() => onRecall(basket)}>
                  {t.recall}
                </Button>
                <Button size="small" variant="quiet" onClick={() => onDiscard(basket)}>
                  {t.discard}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
