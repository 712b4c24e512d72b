import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import { saleMethods, type CounterMethod } from '#domain/orders/counter/counter-sale.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { Smartphone } from '#app/ui/icons/smartphone.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { CashReceived, readCash } from './cash-received.tsx'
import { OnAccount } from './on-account.tsx'
import type { Paid, PayChoice } from './paid.ts'
import { SplitSection } from './split-section.tsx'

interface PaySectionProps {
  total: Paise
  method: PayChoice | null
  /** The account of the buyer; null without one. */
  credit: CheckoutCredit | null
  cashLimit: Paise | null
  pending: boolean
  /** Condition that is missing before it can be sold, in a sentence. */
  waitsFor: string | null
  onMethod: (method: PayChoice) => void
  onPaid: (paid: Paid) => void
}

const icons = { CASH: Banknote, UPI: Smartphone, CARD: CreditCard, ACCOUNT: FileText } as const
const keys = { CASH: 'F8', UPI: 'F9', CARD: 'F10', ACCOUNT: 'F7' } as const

/** The amount, how it is paid, and the button that sells. */
export function PaySection({ method, credit, onMethod, ...rest }: PaySectionProps) {
  const t = deskCounterMessages
  const offered = saleMethods.filter((one) => one !== 'ACCOUNT' || credit !== null)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-quiet">{t.total}</span>
        <output className="text-3xl font-price tabular-nums">{formatRupees(rest.total)}</output>
      </p>
      <fieldset className={credit === null ? 'grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-2'}>
        <legend className="sr-only">{t.pay}</legend>
        {offered.map((one) => {
          const Icon = icons[one]
          return (
            <Button
              key={one}
              variant={one === method ? 'outline' : 'secondary'}
              block
              aria-pressed={one === method}
              aria-keyshortcuts={keys[one]}
              className="min-w-0 flex-col gap-0 px-1"
              onClick={() => onMethod(one)}
            >
              <Icon size={20} />
              {t[one]}
              <kbd className="text-xs font-normal text-quiet max-wide:hidden">{keys[one]}</kbd>
            </Button>
          )
        })}
      </fieldset>
      <Button
        size="small"
        variant={method === 'SPLIT' ? 'outline' : 'quiet'}
        aria-pressed={method === 'SPLIT'}
        aria-keyshortcuts="F6"
        onClick={() => onMethod('SPLIT')}
      >
        {t.split}
        <kbd className="text-xs font-normal text-quiet max-wide:hidden">F6</kbd>
      </Button>
      {method === 'SPLIT' && <SplitSection offered={offered} credit={credit} {...rest} />}
      {method === 'ACCOUNT' && credit !== null && (
        <OnAccount
          credit={credit}
          total={rest.total}
          pending={rest.pending}
          waitsFor={rest.waitsFor}
          onSell={(creditPass) => rest.onPaid({ method, creditPass, reference: null, tendered: null })}
        />
      )}
      {method !== null && method !== 'ACCOUNT' && method !== 'SPLIT' && (
        <Taking key={method} method={method} {...rest} />
      )}
    </div>
  )
}

type TakingProps = Omit<PaySectionProps, 'method' | 'credit' | 'onMethod'> & { method: CounterMethod }

/** Notes about the payment. Enter sells. */
function Taking({ method, total, cashLimit, pending, waitsFor, onPaid }: TakingProps) {
  const t = deskCounterMessages
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const isCash = method === 'CASH'
  const cash = isCash ? readCash(typed, total) : { tendered: null, issue: null }
  const isOver = isCash && cashLimit !== null && total >= cashLimit
  const overCash = isOver ? t.overCash(formatRupees(cashLimit)) : null
  const needs = overCash ?? (cash.issue === null ? waitsFor : t.needsMoney)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (needs !== null || pending) return
    const noted = typed.trim()
    onPaid({
      method,
      creditPass: null,
      tendered: cash.tendered,
      reference: isCash || noted === '' ? null : noted,
    })
  }

  return (
    <form ref={form} className="grid grid-cols-1 gap-3" onSubmit={submit}>
      {method === 'CASH' ? (
        <CashReceived due={total} typed={typed} onTyped={setTyped} />
      ) : (
        <Field
          label={t[`${method}Reference`]}
          maxLength={40}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <WaitingButton type="submit" size="large" block loading={pending} waitsFor={needs}>
        {t[`take${method}`](formatRupees(total))}
      </WaitingButton>
    </form>
  )
}
