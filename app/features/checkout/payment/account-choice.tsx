import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { accountOrderMessages } from '#messages/orders/account.ts'

interface AccountChoiceProps {
  credit: CheckoutCredit
  /** To pay for the cart. */
  total: Paise
  name: string
  checked: boolean
  onChoose: () => void
}

/** On account, with what is left of the limit and when it is due (CREDIT-01). Import lazily: few buy on account. */
export function AccountChoice({ credit, total, name, checked, onChoose }: AccountChoiceProps) {
  const t = accountOrderMessages
  const { amounts, days, isCheckedAtOrder } = credit
  const isAbove = amounts !== null && total > amounts.left
  const isRefused = isAbove && isCheckedAtOrder
  return (
    <RadioCard
      name={name}
      checked={checked && !isRefused}
      disabled={isRefused}
      onChange={onChoose}
      label={t.label}
      detail={
        <>
          <span className="block tabular-nums">
            {amounts === null
              ? [t.firmTerms, t.terms(days)].join(', ')
              : [t.left(formatRupees(amounts.left), formatRupees(amounts.limit)), t.terms(days)].join(', ')}
          </span>
          {isAbove && <span className="block">{isRefused ? t.short : t.held}</span>}
          {amounts !== null && amounts.overdue > 0 && (
            <span className="block text-bad">{t.overdue(formatRupees(amounts.overdue))}</span>
          )}
        </>
      }
      icon={<FileText size={24} className="text-quiet" />}
    />
  )
}
