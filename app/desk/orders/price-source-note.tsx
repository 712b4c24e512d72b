import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { Price } from '#domain/money/price.ts'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'

type Pricing = DeskOrderDetailWire['orderItems'][number]['pricing']

/** Says where the price of a line comes from, if it is not the one of the catalogue, and which offers lowered it (OFFER-01). */
export function PriceSourceNote({ pricing }: { pricing: Pricing }) {
  if (pricing === undefined) return null
  return (
    <>
      <Source pricing={pricing} />
      {pricing.offers?.map(({ offerId, name, saved }) => (
        <span key={offerId} className="block text-sm text-quiet tabular-nums">
          {deskOrderMessages['price-offer'](name, formatRupees(saved))}
        </span>
      ))}
    </>
  )
}

function Source({ pricing }: { pricing: NonNullable<Pricing> }) {
  const t = deskOrderMessages
  const { source, listPrice, publicPrice } = pricing
  if (source.kind === 'list') return null
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
