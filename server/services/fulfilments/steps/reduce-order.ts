import { randomUUID } from 'node:crypto'
import { normalizeReference, referenceIssue } from '#domain/accounts/receipt.ts'
import { AppError } from '#domain/errors.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { lineProgress } from '#domain/fulfilments/line-progress.ts'
import type { Reduction as LostUnits, ReductionKind, RefundMethod } from '#domain/fulfilments/reduction.ts'
import { billOf, orderValue } from '#domain/fulfilments/order-value.ts'
import { ZERO, least, roundToPaise, subtract, type Paise } from '#domain/money/paise.ts'
import type { SaleMethod } from '#domain/orders/counter/counter-sale.ts'
import { giveBackAsPaid, type FormAmount } from '#domain/orders/counter/split-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import { ofQuantity } from '#domain/orders/placing/offered-item.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'
import type { Queries } from '../../../db/database.ts'
import { sumReceiptsByForm } from '../../../db/orders/receipts.ts'
import { addReduction, takeOutOfOrder } from '../../../db/orders/reductions.ts'
import { lockAccountOf } from '../../accounts/steps/credit-of-order.ts'
import type { CreditCause } from '#domain/document-layout/credit-causes.ts'
import { issueCreditNote } from '../../invoices/steps/issue-tax-document.ts'
import { findRefundable, requestPartialRefund } from '../../payments/steps/request-partial-refund.ts'
import { requireRefundRight } from '../../payments/steps/require-refund-right.ts'
import { amountDue } from './amount-due.ts'

/** References of money that goes back, by its form. */
export type RefundReferences = {
  readonly [Form in Exclude<RefundMethod, 'ONLINE' | 'CASH'>]?: string | undefined
}

/** Units that an order loses, and the reason; `method` is how money goes back, by the way it was paid when it is null. */
export type Reduction = {
  readonly kind: Exclude<ReductionKind, 'REFUND'>
  readonly lines: readonly LineQuantity[]
  readonly reason: string | CreditCause
  readonly method: RefundMethod | null
  readonly references?: RefundReferences | undefined
  readonly at: Date
  /** Member of staff who takes the units out, and the actor for whose act their money goes back. */
  readonly actor: StaffActor
  readonly refundBy: OrderActor
}

/**
 * Takes units out of a locked order with all that belongs to it (DESK-03): before the invoice its lines and totals shrink,
 * afterwards a credit note takes them back; what was paid for them is refunded online, or recorded as given back. The lines
 * must have been checked. Amounts are differences of the order's value before and after, so no paisa is lost. What goes back in
 * several forms is one loss and the rest of its money beside it. Throws `invalid-input` where a reference is missing, `not-permitted` and `proof-required` where money goes back because of staff without the right to it.
 */
export async function reduceOrder(
  queries: Queries,
  order: Order,
  { fulfilmentProgress, ...reduction }: Reduction & { readonly fulfilmentProgress: FulfilmentProgress },
): Promise<void> {
  const { actor, kind, lines, reason, at } = reduction
  const { orderId } = order
  await lockAccountOf(queries, order)
  const isInvoiced = fulfilmentProgress.fulfilments.length > 0
  const gone = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const remaining = new Map(fulfilmentProgress.progress.map((one) => [one.line, one.remaining]))
  const keptAfter = (line: number) => (remaining.get(line) ?? 0) - (gone.get(line) ?? 0)
  const before = orderValue(order, fulfilmentProgress.lines, ({ line }) => remaining.get(line) ?? 0)
  const after = orderValue(order, fulfilmentProgress.lines, ({ line }) => keptAfter(line))
  const amount = subtract(before, after)
  const id = randomUUID()
  const change = { id, orderId, kind, isInvoiced, ...whyOf(reason), actor: actor.name, at, amount, lines }
  const [first = nothing, ...others] = await refundReduction(queries, order, {
    fulfilmentProgress,
    reduction,
    amount,
    isInvoiced,
  })
  const units = new Map<number, number>()
  // the invoice numbers the lines that were left when it was issued
  const invoiced = fulfilmentProgress.lines.filter(({ item }) => item.quantity > 0)
  for (const [index, { line }] of invoiced.entries()) units.set(index + 1, gone.get(line) ?? 0)
  const creditNote = isInvoiced
    ? await issueCreditNote(queries, order, {
        at,
        reason,
        partial: { units, withDelivery: after === 0, grandTotal: amount },
      })
    : null
  if (!isInvoiced) {
    const kept = fulfilmentProgress.lines.map(({ line, item }) => ({
      line,
      item: ofQuantity(item, keptAfter(line)),
    }))
    const items = kept.map(({ item }) => item)
    const commission = roundToPaise(
      items.reduce((sum, item) => sum + BigInt(item.commissionAmount) * BigInt(item.quantity), 0n),
    )
    const totals = { ...billOf(items), grandTotal: after, commission }
    const changed = kept.filter(({ line }) => gone.has(line))
    await takeOutOfOrder(queries, orderId, { lines, kept: changed, totals, at })
  }
  await addReduction(queries, { ...change, ...first, creditNote })
  for (const other of others)
    await addReduction(queries, {
      ...change,
      id: randomUUID(),
      amount: ZERO,
      lines: [],
      ...other,
      creditNote,
    })
}

/** A reason as a loss has it: what staff wrote, or the cause that the store gives. */
function whyOf(reason: Reduction['reason']): Pick<LostUnits, 'reason' | 'cause'> {
  return typeof reason === 'string' ? { reason, cause: null } : { reason: '', cause: reason }
}

/** Method by which money goes back that was never online: in cash unless it is said otherwise. */
function byHand(method: RefundMethod | SaleMethod | null): Exclude<RefundMethod, 'ONLINE'> {
  return method === null || method === 'ONLINE' || method === 'ACCOUNT' ? 'CASH' : method
}

type GivenBack = Pick<LostUnits, 'givenBack' | 'method' | 'reference'>

type Loss = {
  readonly fulfilmentProgress: FulfilmentProgress
  readonly reduction: Reduction
  readonly amount: Paise
  readonly isInvoiced: boolean
}

const nothing: GivenBack = { givenBack: ZERO, method: null, reference: null }

/** Gives back what had been paid for a loss; an online payment is refunded at once, cash is recorded as handed over. */
async function refundReduction(
  queries: Queries,
  order: Order,
  { fulfilmentProgress, reduction, amount, isInvoiced }: Loss,
): Promise<GivenBack[]> {
  const { kind, lines, reason, at, refundBy } = reduction
  const { orderId } = order
  if (order.paymentMode === 'ONLINE') {
    const refundable = await findRefundable(queries, orderId)
    const givenBack = least(amount, refundable?.left ?? ZERO)
    if (refundable === null || givenBack === 0) return []
    const method = reduction.method ?? 'ONLINE'
    requireRefundRight(refundBy, givenBack)
    if (method === 'ONLINE')
      await requestPartialRefund(queries, refundable, {
        orderId,
        amount: givenBack,
        reason: typeof reason === 'string' ? reason : reason.code,
        at,
        by: refundBy,
      })
    return [withReference({ givenBack, method }, reduction)]
  }
  // what is bought on account is credited there
  if (order.paymentMode === 'ACCOUNT' || !isInvoiced) return []
  const change = {
    id: '',
    kind,
    isInvoiced,
    ...whyOf(reason),
    at: at.toISOString(),
    amount,
    givenBack: ZERO,
    method: null,
    reference: null,
    creditNote: null,
    lines,
  }
  const changes = [...fulfilmentProgress.changes, change]
  const due = await amountDue(queries, order, {
    progress: lineProgress({ ...fulfilmentProgress, changes }),
    changes,
  })
  if (due >= 0) return []
  const owed = subtract(ZERO, due)
  requireRefundRight(refundBy, owed)
  const back = await shareBack(queries, order, { owed, fulfilmentProgress, first: reduction.method })
  return back.map(({ method, amount: givenBack }) => withReference({ givenBack, method }, reduction))
}

type Owed = Pick<Loss, 'fulfilmentProgress'> & {
  readonly owed: Paise
  readonly first: RefundMethod | null
}

/** Shares out what goes back by hand: in one form, or of a split payment as it was paid. */
async function shareBack(
  queries: Queries,
  { orderId, counter }: Order,
  { owed, fulfilmentProgress, first }: Owed,
): Promise<FormAmount<Exclude<RefundMethod, 'ONLINE'>>[]> {
  if (counter?.parts === undefined)
    return [{ method: byHand(first ?? counter?.method ?? null), amount: owed }]
  return giveBackAsPaid(owed, {
    paid: await sumReceiptsByForm(queries, orderId),
    before: fulfilmentProgress.changes.map(({ method, givenBack }) => ({
      method: method ?? '',
      amount: givenBack,
    })),
    first,
  })
}

/** Money that goes back with its reference, which staff who take something back have to name. Throws `invalid-input`. */
function withReference(
  back: Omit<GivenBack, 'reference'>,
  { kind, references = {} }: Pick<Reduction, 'kind' | 'references'>,
): GivenBack {
  const { method } = back
  if (method === null || method === 'ONLINE' || method === 'CASH') return { ...back, reference: null }
  const noted = references[method]
  const reference = noted === undefined ? null : normalizeReference(noted) || null
  const issue = kind === 'RETURN' ? referenceIssue({ method, reference }) : null
  if (issue !== null) throw new AppError('invalid-input', { reasons: [issue] })
  return { ...back, reference }
}
