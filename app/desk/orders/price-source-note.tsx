import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'

type Pricing = DeskOrderDetailWire['orderItems'][number]['pricing']

/** Says where the price of a line comes from, if it is not the one of the catalogue. */
export function PriceSourceNote({ pricing }: { pricing: Pricing }) {
  const t = deskOrderMessages
  if (pricing === undefined || pricing.source.kind === 'list') return null
  const { source, listPrice, publicPrice } = pricing
  const [text, before] =
    source.kind === 'break'
      ? [t['price-break'](source.from), listPrice]
      : [t['price-agreed'](source.name), publicPrice]
  return (
    <span className="block text-sm text-quiet tabular-nums">
      {text} · {t.insteadOf(formatUnitPrice(before))}
    </span>
  )
}
