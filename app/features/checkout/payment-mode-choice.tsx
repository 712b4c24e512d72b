import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { useId } from 'react'
import type { PaymentMode } from '#domain/orders/order.ts'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface PaymentModeChoiceProps {
  mode: PaymentMode | null
  onChoose: (mode: PaymentMode) => void
}

/** Cash on Delivery or Pay Online (CART-13). */
export function PaymentModeChoice({ mode, onChoose }: PaymentModeChoiceProps) {
  const t = useMessages(checkoutMessages)
  const name = useId()
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-3 text-base font-heading">{t.payment}</legend>
      <RadioCard
        name={name}
        checked={mode === 'COD'}
        onChange={() => onChoose('COD')}
        label={t.cod}
        detail={t.codDetail}
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
