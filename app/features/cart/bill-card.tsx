import type { ReactNode } from 'react'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { formatPaise } from '#domain/money/format.ts'
import { ZERO, add, subtract, type Paise } from '#domain/money/paise.ts'
import type { Bill } from '#domain/orders/bill.ts'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Price } from '#app/ui/price.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { cartMessages } from '#messages/orders/cart.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'

interface BillCardProps {
  bill: Bill
  /** Of everything in it; null where it is not known. */
  weightKg?: number | null
  /** Text in place of a delivery fee that is not known yet; null when the bill is free of one. */
  unknownFee?: string | null
  /** The value from which there would be no fee. */
  freeFrom?: Paise | null
  /** Savings of offers on the goods; null while they are not known. */
  offersSaved?: Paise | null
  promise?: ReactNode
}

/** The bill-details card (CART-09). The grand total includes the handling charges and the delivery fee. */
export function BillCard({
  bill,
  weightKg = null,
  unknownFee = null,
  freeFrom = null,
  offersSaved = ZERO,
  promise,
}: BillCardProps) {
  const t = cartMessages
  // the saving is MRP minus the price paid, GST included (PRICE-06)
  const saved = add(subtract(bill.mrpTotal, bill.grandTotal), bill.deliveryFee ?? ZERO)
  // each figure is rounded by itself
  const isExplained = Math.abs(bill.discountTotal - saved - bill.gstTotal) < 3 && bill.gstTotal > 0
  const note = !isExplained ? null : saved > 0 ? t.discountParts(formatPaise(saved)) : t.discountIsGst
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base">{t.billDetails}</h2>
      <dl className="grid gap-2 text-sm">
        <Row label={t.mrpTotal} amount={bill.mrpTotal} />
        <Row label={t.discountTotal} amount={bill.discountTotal} sign="– " good={saved > 0} />
        <Row label={t.discountedPrice} amount={bill.discountedPrice} />
        <Row label={t.gstTotal} amount={bill.gstTotal} sign="+ " />
        <div className="flex justify-between gap-3">
          <dt className="text-quiet">{t.handlingCharges}</dt>
          <dd key={bill.handlingCharges} className="text-quiet tabular-nums">
            {t.included(formatPaise(bill.handlingCharges))}
          </dd>
        </div>
        <DeliveryRow fee={bill.deliveryFee} unknownFee={unknownFee} freeFrom={freeFrom} />
        {weightKg !== null && (
          <div className="flex justify-between gap-3">
            <dt className="text-quiet">{t.weight}</dt>
            <dd className="text-quiet tabular-nums">{t.about(formatWeight(weightKg))}</dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-hairline pt-3">
          <dt className="text-base font-price">{t.grandTotal}</dt>
          <dd className="ml-auto">
            {offersSaved === null ? (
              <Skeleton className="h-6 w-20" />
            ) : (
              <Price text={formatPaise(bill.grandTotal)} className="text-lg" />
            )}
          </dd>
        </div>
      </dl>
      {note !== null && (
        <p key={note} className="text-xs text-quiet">
          {note}
        </p>
      )}
      {saved > 0 && <Savings saved={saved} offersSaved={offersSaved ?? ZERO} />}
      {promise}
    </Card>
  )
}

function Savings({ saved, offersSaved }: { saved: Paise; offersSaved: Paise }) {
  const t = cartMessages
  const ofOffers = offersSaved > 0 ? ` ${t.offersSaved(formatPaise(offersSaved))}` : ''
  const text = `${t.savings(formatPaise(saved))}${ofOffers}`
  return (
    <p key={text} className="rounded-control bg-good-soft px-3 py-2 text-sm font-medium text-good">
      {text}
    </p>
  )
}

interface DeliveryRowProps {
  fee: Paise | undefined
  unknownFee: string | null
  freeFrom: Paise | null
}

/** Cost of delivery, with its terms. */
function DeliveryRow({ fee, unknownFee, freeFrom }: DeliveryRowProps) {
  const t = cartMessages
  const delivery = deliveryMessages
  if (fee === undefined)
    return (
      <div className="flex justify-between gap-3">
        <dt className="text-quiet">{t.delivery}</dt>
        <dd className={unknownFee === null ? 'text-good' : 'text-quiet'}>{unknownFee ?? t.free}</dd>
      </div>
    )
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-quiet">{delivery.deliveryFee}</dt>
      <dd key={fee} translate="no" className="tabular-nums">
        + {formatPaise(fee)}
      </dd>
      <dd className="basis-full text-xs text-quiet">
        {freeFrom !== null && `${delivery.freeFrom(formatPaise(freeFrom))} `}
        {delivery.feeTerms}
      </dd>
    </div>
  )
}

function Row({
  label,
  amount,
  sign = '',
  good = false,
}: {
  label: string
  amount: Paise
  sign?: string
  good?: boolean
}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-quiet">{label}</dt>
      <dd
        key={amount}
        translate="no"
        className={classNames('ml-auto tabular-nums', good && amount > 0 && 'text-good')}
      >
        {amount > 0 && sign}
        {formatPaise(amount)}
      </dd>
    </div>
  )
}
