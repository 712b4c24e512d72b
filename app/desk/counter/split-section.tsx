import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO, subtract, sum, type Paise } from '#domain/money/paise.ts'
import type { SaleMethod } from '#domain/orders/counter/counter-sale.ts'
import { amountIn, splitIssue } from '#domain/orders/counter/split-payment.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { CashReceived, readCash } from './cash-received.tsx'
import type { Paid } from './paid.ts'

interface SplitSectionProps {
  total: Paise
  /** Forms in which the buyer may pay. */
  offered: readonly SaleMethod[]
  /** The account of the buyer; null without one. */
  credit: CheckoutCredit | null
  cashLimit: Paise | null
  pending: boolean
  waitsFor: string | null
  onPaid: (paid: Paid) => void
}

type Typed = Partial<Record<SaleMethod, string>>

/** A payment in several forms: amounts are typed, and one form takes the rest. Enter sells. */
export function SplitSection({ total, offered, credit, pending, onPaid, ...rules }: SplitSectionProps) {
  const t = deskCounterMessages
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>({})
  const [noted, setNoted] = useState<Typed>({})
  const [reason, setReason] = useState('')
  const [tendered, setTendered] = useState('')
  const [chosen, setRest] = useState<SaleMethod>(credit === null ? 'UPI' : 'ACCOUNT')
  const rest = offered.includes(chosen) ? chosen : 'UPI'
  const read = readShares({ total, offered, typed, noted, rest })
  const inCash = read === null ? ZERO : amountIn(read, 'CASH')
  const cash = readCash(inCash > 0 ? tendered : '', inCash)
  const { needs, isAbove, mayPass } = useNeeds({
    total,
    read,
    credit,
    reason,
    cashLimit: rules.cashLimit,
    waitsFor: cash.issue === null ? rules.waitsFor : t.needsMoney,
  })

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (needs !== null || pending || read === null) return
    const isOnAccount = amountIn(read, 'ACCOUNT') > 0
    const parts = read.filter(({ amount }) => amount > 0)
    const [first] = parts
    if (first === undefined) return
    onPaid({
      method: isOnAccount ? 'ACCOUNT' : first.method,
      creditPass: isAbove ? reason.trim() : null,
      reference: null,
      tendered: cash.tendered,
      parts,
    })
  }

  return (
    <form ref={form} className="grid grid-cols-1 gap-3" onSubmit={submit}>
      {offered.map((one) => (
        <SplitShare
          key={one}
          method={one}
          amount={one === rest ? (read === null ? null : amountIn(read, one)) : undefined}
          typed={typed[one] ?? ''}
          reference={noted[one] ?? ''}
          onTyped={(text) => setTyped({ ...typed, [one]: text })}
          onReference={(text) => setNoted({ ...noted, [one]: text })}
        >
          {one === 'CASH' && inCash > 0 && (
            <CashReceived due={inCash} typed={tendered} onTyped={setTendered} />
          )}
        </SplitShare>
      ))}
      <SelectField
        label={t.restBy}
        value={rest}
        options={offered.map((one) => [one, t[one]])}
        onChange={({ currentTarget: { value } }) => {
          const next = offered.find((one) => one === value) ?? rest
          setRest(next)
          setTyped({ ...typed, [next]: '' })
        }}
      />
      {mayPass && (
        <Field
          label={t.passReason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <WaitingButton type="submit" size="large" block loading={pending} waitsFor={needs}>
        {t.takeSplit(formatRupees(total))}
      </WaitingButton>
    </form>
  )
}

interface SplitShareProps {
  method: SaleMethod
  /** Amount of the form that takes the rest, null while it is unclear; undefined where it is typed. */
  amount: Paise | null | undefined
  typed: string
  reference: string
  children: ReactNode
  onTyped: (typed: string) => void
  onReference: (typed: string) => void
}

/** Amount of one form of payment, with its reference. */
function SplitShare({ method, amount, typed, reference, children, onTyped, onReference }: SplitShareProps) {
  const t = deskCounterMessages
  const isRest = amount !== undefined
  return (
    <div className="grid grid-cols-1 gap-2">
      {isRest ? (
        <p className="flex justify-between gap-3">
          <span className="text-quiet">{t[`split-${method}`]}</span>
          <output className="font-price tabular-nums">{amount === null ? '–' : formatRupees(amount)}</output>
        </p>
      ) : (
        <MoneyField label={t[`split-${method}`]} value={typed} onChange={onTyped} />
      )}
      {children}
      {(method === 'UPI' || method === 'CARD') && (isRest || typed.trim() !== '') && (
        <Field
          label={t[`${method}Reference`]}
          maxLength={40}
          autoComplete="off"
          value={reference}
          onChange={(event) => onReference(event.currentTarget.value)}
        />
      )}
    </div>
  )
}

type Part = NonNullable<Paid['parts']>[number]

/** The parts as they are typed, the rest in its form; null where an amount is none or together they are more than the total. */
function readShares({
  total,
  offered,
  typed,
  noted,
  rest,
}: Pick<SplitSectionProps, 'total' | 'offered'> & { typed: Typed; noted: Typed; rest: SaleMethod }):
  | readonly Part[]
  | null {
  const parts: Part[] = []
  for (const method of offered) {
    const text = typed[method]?.trim() ?? ''
    if (method === rest || text === '') continue
    const amount = readMoney(text)
    if (amount === null) return null
    parts.push({ method, amount, reference: noted[method]?.trim() || null })
  }
  const left = subtract(total, sum(parts.map(({ amount }) => amount)))
  if (left < 0) return null
  return [...parts, { method: rest, amount: left, reference: noted[rest]?.trim() || null }]
}

type Split = Pick<SplitSectionProps, 'total' | 'credit' | 'cashLimit' | 'waitsFor'> & {
  read: readonly Part[] | null
  reason: string
}

/** Says what is missing or unlawful of a split payment, and whether it goes above the limit of an account. */
function useNeeds({ total, read, credit, cashLimit, waitsFor, reason }: Split) {
  const t = deskCounterMessages
  const { can } = useDesk()
  if (read === null) return { needs: t.needsParts, isAbove: false, mayPass: false }
  const parts = read.filter(({ amount }) => amount > 0)
  const onAccount = amountIn(parts, 'ACCOUNT')
  const isAbove = credit !== null && credit.amounts !== null && onAccount > credit.amounts.left
  const mayPass = isAbove && can('credit:exceed')
  const isUnnamed = onAccount > 0 && parts.some((one) => one.method === 'UPI' && one.reference === null)
  const refusals = [
    splitIssue(parts, total) !== null && t.needsParts,
    cashLimit !== null && amountIn(parts, 'CASH') >= cashLimit && t.overCashPart(formatRupees(cashLimit)),
    isUnnamed && t.needsUpiReference,
    isAbove && reason.trim() === '' && (mayPass ? t.needsPass : t.aboveLimit),
  ]
  return { needs: refusals.find((one) => one !== false) ?? waitsFor, isAbove, mayPass }
}
