import { useEffect, useRef, useState, type FormEvent } from 'react'
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
  const { needs, isAbove, mayPass } = useNeeds({ total, read, credit, reason, cash, ...rules })

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
        <div key={one} className="grid grid-cols-1 gap-2">
          {one === rest ? (
            <p className="flex justify-between gap-3">
              <span className="text-quiet">{t[`split-${one}`]}</span>
              <output className="font-price tabular-nums">
                {read === null ? '–' : formatRupees(amountIn(read, one))}
              </output>
            </p>
          ) : (
            <MoneyField
              label={t[`split-${one}`]}
              value={typed[one] ?? ''}
              onChange={(text) => setTyped({ ...typed, [one]: text })}
            />
          )}
          {one === 'CASH' && inCash > 0 && (
            <CashReceived due={inCash} typed={tendered} onTyped={setTendered} />
          )}
          {(one === 'UPI' || one === 'CARD') && (one === rest || (typed[one] ?? '').trim() !== '') && (
            <Field
              label={t[`${one}Reference`]}
              maxLength={40}
              autoComplete="off"
              value={noted[one] ?? ''}
              onChange={(event) => setNoted({ ...noted, [one]: event.currentTarget.value })}
            />
          )}
        </div>
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
  cash: ReturnType<typeof readCash>
}

/** Says what is missing or unlawful of a split payment, and whether it goes above the limit of an account. */
function useNeeds({ total, read, credit, cashLimit, waitsFor, reason, cash }: Split) {
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
    cash.issue !== null && t.needsMoney,
    isUnnamed && t.needsUpiReference,
    isAbove && reason.trim() === '' && (mayPass ? t.needsPass : t.aboveLimit),
  ]
  return { needs: refusals.find((one) => one !== false) ?? waitsFor, isAbove, mayPass }
}
