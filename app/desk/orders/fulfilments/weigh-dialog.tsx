import { isSoldByWeight } from '#domain/cart/weighing.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { weighLoad } from '#app/api/desk/fulfilments.ts'
import { deskWeighingMessages } from '#app/messages/desk/orders/weighing.ts'
import { WeighingForm } from '#app/desk/kit/orders/weighing-form.tsx'
import { WeighingNote } from '#app/desk/kit/orders/weighing-note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

interface WeighDialogProps {
  order: DeskOrderDetailWire
  run: (name: string, change: () => Promise<DeskOrderDetailWire | null>) => Promise<void>
  onClose: () => void
}

/** The lines of an order that can be billed by their weight. */
export function weighableLines(order: DeskOrderDetailWire) {
  return order.lines.flatMap(({ line, open }) => {
    const item = order.orderItems[line]
    return open > 0 && item !== undefined && isSoldByWeight(item.variantSpecs.unit) ? [{ line, item }] : []
  })
}

/** Asks what the weighbridge said of each load of an order. */
export function WeighDialog({ order, run, onClose }: WeighDialogProps) {
  const t = deskWeighingMessages
  const { orderId, updatedAt: seenAt } = order
  const lines = weighableLines(order)
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {lines.map(({ line, item }) => (
        <section key={line} aria-label={item.productName} className="border-b border-hairline last:border-0">
          <h3 className="px-4 pt-4 font-medium wrap-anywhere">
            {[item.productName, ...item.variantSpecs.options].join(', ')}
            <span className="block text-sm text-quiet tabular-nums">{t.ordered(item.quantity)}</span>
            <WeighingNote weighing={item.weighing} />
          </h3>
          <WeighingForm
            weighing={item.weighing ?? null}
            onWeighed={(weighing) => {
              onClose()
              void run('weigh', () => weighLoad(orderId, { lines: [{ line, weighing }], seenAt }))
            }}
          />
        </section>
      ))}
    </Dialog>
  )
}
