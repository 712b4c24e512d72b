import type { Weighing } from '#domain/cart/weighing.ts'
import { deskWeighingMessages } from '#app/messages/desk/orders/weighing.ts'

/** Slip of the load that a line is billed by. */
export function WeighingNote({ weighing }: { weighing: Weighing | undefined }) {
  const t = deskWeighingMessages
  if (weighing === undefined) return null
  const { ordered } = weighing
  return (
    <span className="block text-sm text-quiet tabular-nums">
      {[t.weighed(weighing), ordered !== undefined && t.ordered(ordered)].filter(Boolean).join(' · ')}
    </span>
  )
}
