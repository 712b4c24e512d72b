import { useId, useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { MIN_ONLINE_PAISE, isPayable, type Payable } from '#domain/payments/account-payment.ts'
import { accountPaymentMessages } from '#messages/profile/account-payment.ts'
import { Button } from '#app/ui/button.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { readNumber } from '#app/ui/forms/read-number.ts'

const limits = { most: 99_999_999.99, decimals: 2 }
type Choice = 'overdue' | 'all' | 'other'

interface ChooseAmountProps {
  payable: Payable
  pending: boolean
  onPay: (amount: number) => void
}

/** Choice of what is paid into an account: what is overdue, everything, or another amount. */
export function ChooseAmount({ payable, pending, onPay }: ChooseAmountProps) {
  const t = accountPaymentMessages
  const group = useId()
  const { all, overdue } = payable
  // what cannot be paid online by itself is no choice of its own
  const hasOverdue = overdue >= MIN_ONLINE_PAISE && overdue < all
  const [choice, setChoice] = useState<Choice>(hasOverdue ? 'overdue' : 'all')
  const [typed, setTyped] = useState('')
  const reading = readNumber(typed, limits)
  const other = 'issue' in reading ? null : rupeesToPaise(reading.plain)
  const amount = choice === 'all' ? all : choice === 'overdue' ? overdue : other
  const isWrong = other !== null && !isPayable(other, payable)
  const option = (value: Choice) => ({
    name: group,
    checked: choice === value,
    onChange: () => setChoice(value),
    disabled: pending,
  })
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (amount !== null && isPayable(amount, payable)) onPay(amount)
      }}
    >
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{t.choice}</legend>
        {hasOverdue && <RadioCard {...option('overdue')} label={t.overdue} detail={formatRupees(overdue)} />}
        <RadioCard {...option('all')} label={t.all} detail={formatRupees(all)} />
        <RadioCard {...option('other')} label={t.other} />
      </fieldset>
      {choice === 'other' && (
        <NumberField
          label={t.amount}
          prefix="₹"
          limits={limits}
          value={typed}
          onChange={setTyped}
          hint={t.upTo(formatRupees(all))}
          error={
            isWrong
              ? other > all
                ? t.upTo(formatRupees(all))
                : t.atLeast(formatRupees(MIN_ONLINE_PAISE))
              : null
          }
        />
      )}
      <p className="text-sm text-quiet">{t.oldest}</p>
      <Button
        type="submit"
        size="large"
        block
        loading={pending}
        disabled={amount === null || !isPayable(amount, payable)}
      >
        {amount === null ? t.payNothing : t.pay(formatRupees(amount))}
      </Button>
    </form>
  )
}
