import { useId } from 'react'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { subtract, type Paise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { lostOf } from '#domain/orders/desk/lost-of-order.ts'
import { offerTitle } from '#domain/orders/offers-of-order.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { WeighingNote } from '#app/desk/kit/orders/weighing-note.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { PriceSourceNote } from './price-source-note.tsx'

/** Lines of an order with where their prices come from, and its bill. */
export function OrderItems({ order }: { order: DeskOrderDetailWire }) {
  const t = deskOrderMessages
  const rows: readonly (readonly [string, Paise])[] = [
    [t.itemTotal, order.itemTotal],
    [t.tax, order.totalTax],
    [t.delivery, order.deliveryCharge],
    [t.handling, order.handlingCharge],
  ]
  const lost = lostOf(order)
  return (
    <Section title={t.items}>
      <ul className="divide-y divide-hairline">
        {order.orderItems.map((item) => (
          <li key={item.variantId} className="flex items-baseline gap-3 py-3 first:pt-0">
            <span className="w-12 shrink-0 text-right text-lg font-price tabular-nums">
              {item.quantity} ×
            </span>
            <span className="min-w-0 flex-1">
              {item.productName}
              <span className="block text-sm text-quiet">{item.variantSpecs.options.join(', ')}</span>
              <PriceSourceNote pricing={item.pricing} />
              <WeighingNote weighing={item.weighing} />
            </span>
            <span className="text-right text-sm text-quiet tabular-nums">
              {formatUnitPrice(item.variantSpecs.sellingPriceWithGST)}
              <span className="block text-xs">{t.each}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-hairline pt-3 text-sm">
        {rows
          .filter(([label, amount]) => amount !== 0 || label === t.itemTotal)
          .map(([label, amount]) => (
            <div key={label} className="flex justify-between text-quiet">
              <dt>{label}</dt>
              <dd className="tabular-nums">{formatRupees(amount)}</dd>
            </div>
          ))}
        <div className="flex justify-between text-base font-price">
          <dt>{t.total}</dt>
          <dd className="tabular-nums">{formatRupees(order.grandTotal)}</dd>
        </div>
        {lost > 0 && (
          <>
            <div className="flex justify-between text-quiet">
              <dt>{t.lost}</dt>
              <dd className="tabular-nums">−{formatRupees(lost)}</dd>
            </div>
            <div className="flex justify-between text-base font-price">
              <dt>{t.remains}</dt>
              <dd className="tabular-nums">{formatRupees(subtract(order.grandTotal, lost))}</dd>
            </div>
          </>
        )}
      </dl>
      <Offers offers={order.offers} />
    </Section>
  )
}

/** Offers of an order, which its bill is after. */
function Offers({ offers = [] }: Pick<DeskOrderDetailWire, 'offers'>) {
  const id = useId()
  if (offers.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-hairline pt-3 text-sm text-quiet">
      <h3 id={id} className="font-medium">
        {deskOrderMessages.offers}
      </h3>
      <ul aria-labelledby={id}>
        {offers.map((offer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two offers may have one name
          <li key={index} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{offerTitle(offer, 'en')}</span>
            <span className="shrink-0 tabular-nums">−{formatRupees(offer.saved)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
