import { formatRupees } from '#domain/money/format-rupees.ts'
import type { PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'
import { paymentLinkMessages } from '#messages/orders/payment-link.ts'
import { Card } from '#app/ui/card.tsx'
import { language, locale } from '#messages/language.ts'
import { Clock } from '#app/ui/icons/clock.tsx'

/** So many lines tell what an order is about. */
const MOST_LINES = 5

const time = new Intl.DateTimeFormat(locale, {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: language === 'en' ? undefined : 'short',
})

/** Amount to be paid, its deadline, and the lines of the order. */
export function AmountDue({ shown }: { shown: PaymentLinkViewWire }) {
  const t = paymentLinkMessages
  const { orderNumber, storeName, amount, deliveryFee, expiresAt } = shown
  const lines = shown.lines.slice(0, MOST_LINES)
  const more = shown.lines.length - lines.length
  return (
    <Card className="overflow-hidden">
      <div className="grid justify-items-center gap-1 px-4 pt-6 pb-5 text-center">
        <h2 className="text-base tabular-nums">
          {t.order(orderNumber)} <span className="font-normal text-quiet">{t.from(storeName)}</span>
        </h2>
        <p className="text-[min(2.25rem,10vw)] leading-[1.15] font-price tabular-nums">
          {formatRupees(amount)}
        </p>
        <p className="text-sm text-quiet">
          {t.toPay}
          {deliveryFee !== undefined && `, ${t.deliveryFee}`}
        </p>
      </div>
      <p className="flex items-center justify-center gap-2 bg-caution-soft px-4 py-2 text-sm font-medium text-caution tabular-nums">
        <Clock size={16} className="shrink-0" />
        {t.until(time.format(new Date(expiresAt)))}
      </p>
      <div className="px-4 pt-4 pb-2">
        <h3 className="text-sm font-medium text-quiet">{t.items}</h3>
        <ul className="divide-y divide-hairline">
          {lines.map(({ productName, options, quantity }) => (
            <li key={[productName, ...options].join(' ')} className="flex items-baseline gap-3 py-2.5">
              <span className="min-w-12 shrink-0 text-right font-price tabular-nums">{quantity} ×</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {productName}
                <span className="block text-sm text-quiet">{options.join(', ')}</span>
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="border-t border-hairline py-2.5 text-sm text-quiet">{t.more(more)}</p>}
      </div>
    </Card>
  )
}
