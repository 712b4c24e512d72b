import { Link } from 'react-router'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { formatPaise, formatPrice } from '#domain/money/format.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import type { OrderItemView } from '#domain/orders/order-view.ts'
import { Card } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'

/** The items of an order as ordered; each links to its current product page. */
export function OrderItems({ items }: { items: readonly OrderItemView[] }) {
  const t = orderPageMessages
  return (
    <Card>
      <h2 className="border-b border-hairline p-4 text-base">{t.items}</h2>
      <ul aria-label={t.items} className="divide-y divide-hairline">
        {items.map((item) => (
          <li key={item.variantId} className="p-3 wide:p-4">
            <OrderedItem item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const count = (units: number) => units.toLocaleString('en-IN')

function OrderedItem({ item }: { item: OrderItemView }) {
  const t = orderPageMessages
  const { quantity, priceWithGst: rate, unit, weighing } = item
  const index = parseCompositeId(item.variantId)?.index ?? 0
  return (
    <div className="flex gap-3">
      <Picture
        src={item.productImageUrl}
        alt=""
        width={72}
        className="w-18 shrink-0 self-start rounded-control p-1"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <Link to={productPath(item.productId, index)} className="clamp-2 font-medium hover:text-accent">
          {item.productName}
        </Link>
        {item.options.length > 0 && <p className="text-sm text-quiet">{item.options.join(' · ')}</p>}
        {weighing && (
          <p className="text-sm text-quiet tabular-nums">
            {t.weighed(count(weighing.gross), count(weighing.tare), weighing.slip)}
          </p>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-quiet">
            <span className="font-price text-ink tabular-nums">{t.quantity(count(quantity))}</span>{' '}
            <Price text={formatPrice(rate)} className="text-ink" /> {unit === null ? t.each : t.perUnit(unit)}
          </p>
          <p className="ml-auto">
            <span className="sr-only">{t.lineTotal} </span>
            <Price text={formatPaise(lineTotal(rate, quantity))} className="text-lg" />
          </p>
        </div>
      </div>
    </div>
  )
}
