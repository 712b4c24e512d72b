import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { Suspense, useId } from 'react'
import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { add, type Paise } from '#domain/money/paise.ts'
import type { CashOffer } from '#domain/orders/placing/cash-limit.ts'
import type { CashRefusal, CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { cashRefusalText } from './cash-refusal-text.ts'

interface PaymentModeChoiceProps {
  mode: PaymentMode | null
  onChoose: (mode: PaymentMode) => void
  /** Null while they are unknown. */
  limits: CheckoutLimits | null
  cashOffer: CashOffer
  cashRefusal: CashRefusal
  /** The account that the order may be billed to, and what is to pay; null without one. */
  account: { readonly credit: CheckoutCredit; readonly total: Paise } | null
}

// Loaded lazily: few buy on account.
const accountChoice = lazyComponent(() =>
  import('./account-choice.tsx').then((module) => module.AccountChoice),
)

/** Cash on Delivery, Pay Online (CART-13) or, for whoever has an account, that (CREDIT-01); why cash is refused, or may be, stands beside it (PAY-08). */
export function PaymentModeChoice({ mode, onChoose, limits, ...offers }: PaymentModeChoiceProps) {
  const t = checkoutMessages
  const name = useId()
  const { cashOffer, cashRefusal, account } = offers

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
      {account !== null && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <accountChoice.Component
            credit={account.credit}
            total={account.total}
            name={name}
            checked={mode === 'ACCOUNT'}
            onChoose={() => onChoose('ACCOUNT')}
          />
        </Suspense>
      )}
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
