import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { useId } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { CashOffer, CashStanding } from '#domain/orders/cash-limit.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface PaymentModeChoiceProps {
  mode: PaymentMode | null
  onChoose: (mode: PaymentMode) => void
  /** What the customer owes and has paid in cash; null while it is unknown. */
  cash: CashStanding | null
  cashOffer: CashOffer
}

/** Cash on Delivery or Pay Online (CART-13); what the law says about cash on one day stands beside it (PAY-08). */
export function PaymentModeChoice({ mode, onChoose, cash, cashOffer }: PaymentModeChoiceProps) {
  const t = useMessages(checkoutMessages)
  const name = useId()

  function codDetail(): string {
    const limit = cash?.limit ?? null
    if (limit === null || cash === null || cashOffer !== 'warned') return t.codDetail
    return t.cashWarning(formatRupees(limit), formatRupees((cash.open + cash.receivedToday) as Paise))
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="pb-3 text-base font-heading">{t.payment}</legend>
      <RadioCard
        name={name}
        checked={mode === 'COD'}
        onChange={() => onChoose('COD')}
        label={t.cod}
        disabled={cashOffer === 'refused'}
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
