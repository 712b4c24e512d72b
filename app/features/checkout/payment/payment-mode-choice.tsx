import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { useId } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { add } from '#domain/money/paise.ts'
import type { CashOffer } from '#domain/orders/placing/cash-limit.ts'
import type { CashRefusal, CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { cashRefusalText } from './cash-refusal-text.ts'

interface PaymentModeChoiceProps {
  mode: PaymentMode | null
  onChoose: (mode: PaymentMode) => void
  /** Null while they are unknown. */
  limits: CheckoutLimits | null
  cashOffer: CashOffer
  cashRefusal: CashRefusal
}

/** Cash on Delivery or Pay Online (CART-13); why cash is refused, or may be, stands beside it (PAY-08). */
export function PaymentModeChoice({ mode, onChoose, limits, ...offers }: PaymentModeChoiceProps) {
  const t = checkoutMessages
  const name = useId()
  const { cashOffer, cashRefusal } = offers

  function codDetail(): string {
    if (limits === null) return t.codDetail
    const refused = cashRefusalText(t, cashRefusal, limits)
    if (refused !== null) return refused
    const { cash } = limits
    const { limit } = cash
    if (limit === null || cashOffer !== 'warned') return t.codDetail
    return t.cashWarning(formatRupees(limit), formatRupees(add(cash.open, cash.receivedToday)))
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="pb-3 text-base font-heading">{t.payment}</legend>
      <RadioCard
        name={name}
        checked={mode === 'COD'}
        onChange={() => onChoose('COD')}
        label={t.cod}
        disabled={cashRefusal !== null}
        detail={codDetail()}
        icon={<Banknote size={24} className="text-quiet" />}
      />
      <RadioCard
        name={name}
        checked={mode === 'ONLINE'}
        onChange={() => onChoose('ONLINE')}
        label={t.online}
        detail={t.onlineDetail}
        icon={<CreditCard size={24} className="text-quiet" />}
      />
    </fieldset>
  )
}
