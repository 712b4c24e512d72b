import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { addOrderNote } from '#app/api/desk/desk.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { NotesSection } from '#app/desk/kit/notes-section.tsx'

interface OrderNotesProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
}

/** Internal notes about an order. */
export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const { can } = useDesk()
  const add = async (text: string) => onChanged(await addOrderNote(order.orderId, text))
  return <NotesSection notes={order.notes} onAdd={can('orders:note') ? add : undefined} />
}
