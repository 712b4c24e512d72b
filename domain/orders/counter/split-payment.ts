import { ZERO, least, subtract, sum, type Paise } from '../../money/paise.ts'
import type { CounterPayment, PaymentShare, SaleMethod } from './counter-sale.ts'

/** Reason that parts are no payment of a total; null when they are. Each form is there once, and at least two are. */
export function splitIssue(
  parts: readonly Pick<PaymentShare, 'method' | 'amount'>[],
  total: Paise,
): 'one-part' | 'form-twice' | 'nothing' | 'not-the-total' | null {
  if (parts.length < 2) return 'one-part'
  if (new Set(parts.map(({ method }) => method)).size < parts.length) return 'form-twice'
  if (parts.some(({ amount }) => amount <= 0)) return 'nothing'
  return sum(parts.map(({ amount }) => amount)) === total ? null : 'not-the-total'
}

/** The parts of a payment; of one that was not split, all of it. */
export function sharesOf(
  { method, reference, parts }: Pick<CounterPayment, 'method' | 'reference' | 'parts'>,
  total: Paise,
): readonly PaymentShare[] {
  return parts ?? [{ method, amount: total, reference }]
}

/** Sums the parts of one form. */
export function amountIn(parts: readonly Pick<PaymentShare, 'method' | 'amount'>[], form: SaleMethod): Paise {
  return sum(parts.filter(({ method }) => method === form).map(({ amount }) => amount))
}

/** The sum of what is paid at once; the rest goes on account. */
export function paidAtOnce(parts: readonly Pick<PaymentShare, 'method' | 'amount'>[]): Paise {
  return sum(parts.filter(({ method }) => method !== 'ACCOUNT').map(({ amount }) => amount))
}

/** An amount in a form of payment. */
export type FormAmount<Form extends string> = { readonly method: Form; readonly amount: Paise }

/**
 * Shares out what goes back in the forms in which it was paid, never more in a form than came in it and is still here: the form that
 * somebody chose first, then the others as they were paid. Adds up to the amount, or to all that is here.
 */
export function giveBackAsPaid<Form extends string>(
  amount: Paise,
  {
    paid,
    before,
    first,
  }: {
    readonly paid: readonly FormAmount<Form>[]
    /** Given back before. */
    readonly before: readonly FormAmount<string>[]
    readonly first: string | null
  },
): FormAmount<Form>[] {
  const ordered = paid.toSorted((one, other) => Number(other.method === first) - Number(one.method === first))
  let left = amount
  return ordered.flatMap(({ method, amount: came }) => {
    const gone = sum(before.filter((one) => one.method === method).map((one) => one.amount))
    const back = least(left, gone > came ? ZERO : subtract(came, gone))
    left = subtract(left, back)
    return back > 0 ? [{ method, amount: back }] : []
  })
}
