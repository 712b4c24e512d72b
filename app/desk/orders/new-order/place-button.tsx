import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { add, type Paise } from '#domain/money/paise.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { PromisedDay } from './promised-day.tsx'

interface TotalsProps {
  goods: Paise
  fee: Paise
  promise: DeliveryPromiseWire | null
}

/** The promised day and the sums above the button. */
export function Totals({ goods, fee, promise }: TotalsProps) {
  const t = deskNewOrderMessages
  return (
    <>
      <PromisedDay promise={promise} />
      {fee > 0 && (
        <p className="flex justify-between text-quiet">
          {t.deliveryFee}
          <span className="tabular-nums">{formatRupees(fee)}</span>
        </p>
      )}
      <p className="flex justify-between text-lg font-price">
        {t.total}
        <span className="tabular-nums">{formatRupees(add(goods, fee))}</span>
      </p>
    </>
  )
}

interface PlaceButtonProps {
  /** Saved as a quotation: it is most likely ordered by its link. */
  isOffered: boolean
  pending: boolean
  waitsFor: string | null
}

/** Places the order. */
export function PlaceButton({ isOffered, pending, waitsFor }: PlaceButtonProps) {
  const t = deskNewOrderMessages
  const variant = isOffered ? 'secondary' : 'primary'
  return (
    <WaitingButton type="submit" size="large" variant={variant} block loading={pending} waitsFor={waitsFor}>
      {t.place}
    </WaitingButton>
  )
}
