import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { Price } from '#domain/money/price.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'

type Pricing = DeskOrderDetailWire['orderItems'][number]['pricing']

/** Says where the price of a line comes from, if it is not the one of the catalogue. */
export function PriceSourceNote({ pricing }: { pricing: Pricing }) {
  const t = deskOrderMessages
  if (pricing === undefined || pricing.source.kind === 'list') return null
  const { source, listPrice, publicPrice } = pricing
  if (source.kind === 'rate')
    return (
      <span className="block text-sm text-quiet tabular-nums">
        {t['price-rate'](source.name, formatDay(source.day))}
        {source.from !== undefined && (
          <>
            {' '}
            · {t['price-break'](source.from)} · {t.insteadOf(formatUnitPrice(listPrice))}
          </>
        )}
      </span>
    )
  if (source.kind === 'line')
    return <Note text={t['price-line'](source.by, source.reason)} before={source.instead} />
  if (source.kind === 'break') return <Note text={t['price-break'](source.from)} before={listPrice} />
  return <Note text={t['price-agreed'](source.name)} before={publicPrice} />
}

function Note({ text, before }: { text: string; before: Price }) {
  return (
    <span className="block text-sm text-quiet tabular-nums">
      {text} · {deskOrderMessages.insteadOf(formatUnitPrice(before))}
    </span>
  )
}
