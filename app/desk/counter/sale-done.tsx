import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Button } from '#app/ui/button.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { PrintBill } from './print-bill.tsx'

interface SaleDoneProps {
  sale: CounterSaleWire
  onNewSale: () => void
}

/** Result of a sale: its amount, the change, and the bill. */
export function SaleDone({ sale, onNewSale }: SaleDoneProps) {
  const t = deskCounterMessages
  const { orderId, orderNumber, invoiceNumber, parts, tendered, change } = sale
  return (
    <section
      aria-live="polite"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="flex items-center gap-2 text-lg text-good">
        <CircleCheck size={24} />
        {t.done(invoiceNumber ?? orderNumber)}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 tabular-nums">
        {parts.map(({ method, amount, reference }) => (
          <Fragment key={method}>
            <dt className="wrap-anywhere text-quiet">
              {[t[`paid-${method}`], reference].filter(Boolean).join(' · ')}
            </dt>
            <dd className="text-right font-price">{formatRupees(amount)}</dd>
          </Fragment>
        ))}
        {tendered !== null && (
          <>
            <dt className="text-quiet">{t.given}</dt>
            <dd className="text-right font-price">{formatRupees(tendered)}</dd>
            <dt className="self-center text-lg">{t.change}</dt>
            <dd className="text-right text-3xl font-price">{formatRupees(change)}</dd>
          </>
        )}
      </dl>
      <PrintBill orderId={orderId} />
      <Button size="large" variant="outline" block onClick={onNewSale}>
        {t.newSale}
      </Button>
      <p className="flex flex-wrap justify-between gap-2 text-sm text-quiet">
        {t.nextHint}
        <Link className="text-accent underline" to={`/desk/orders/${orderId}`}>
          {t.open}
        </Link>
      </p>
    </section>
  )
}
