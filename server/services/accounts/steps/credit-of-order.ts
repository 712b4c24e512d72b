import { creditLeft, missingCredit } from '#domain/accounts/credit-use.ts'
import { AppError } from '#domain/errors.ts'
import { ZERO, paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { Order, OrderAccount } from '#domain/orders/order.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findAccountOf, findCreditPass, readCreditUse } from '../../../db/accounts/account-orders.ts'
import { lockAccount, type StoredAccount } from '../../../db/accounts/accounts.ts'
import type { Queries } from '../../../db/database.ts'
import { recordChange } from '../../audit/steps/record-change.ts'

/** Reason for which staff let an order pass above the limit, with who they are. */
export type CreditPass = { readonly reason: string; readonly actor: StaffActor }

type NewOrder = {
  readonly uid: string
  /** The firm that it is for; null for oneself. */
  readonly firmId: string | null
  readonly total: Paise
  /** True for what is billed in the same transaction. */
  readonly isBilledNow: boolean
  readonly pass: CreditPass | null
}

/**
 * Gives a new order credit on the account of its firm or its customer, which is locked until the transaction ends, so that of orders
 * at once exactly those are placed that fit (CREDIT-01). Throws `no-credit` without an open account, `credit-limit` with what is left
 * where orders are held to the limit when they are placed, and `not-permitted` to staff who may let none pass.
 */
export async function giveCredit(
  queries: Queries,
  { uid, firmId, total, isBilledNow, pass }: NewOrder,
): Promise<{ readonly order: { readonly account: OrderAccount }; readonly pass: CreditPass | null }> {
  const holder =
    firmId === null ? { kind: 'partner' as const, id: uid } : { kind: 'firm' as const, id: firmId }
  const id = await findAccountOf(queries, holder)
  const account = id === null ? null : await lockAccount(queries, id)
  if (account === null || !account.terms.isOpen) throw new AppError('no-credit')
  const { days, checkedAt } = account.terms
  const given = { order: { account: { id: account.id, days, dueDay: null } }, pass: null }
  if (checkedAt !== 'ordering' && !isBilledNow) return given
  const refusal = await limitRefusal(queries, account, total)
  if (refusal === null) return given
  if (pass === null) throw refusal
  requirePermission(pass.actor, 'credit:exceed')
  return { ...given, pass }
}

/** Locks the account of an order, before the days, documents and stock that it may take. */
export async function lockAccountOf(
  queries: Queries,
  { account }: Pick<Order, 'account'>,
): Promise<StoredAccount | null> {
  if (account === undefined) return null
  const locked = await lockAccount(queries, account.id)
  if (locked === null) throw new AppError('not-found')
  return locked
}

/**
 * Lets goods of a locked order leave on account: its first part is billed with the order, and every part is packed. Nothing is billed
 * to an account that was stopped. Throws `no-credit` and `credit-limit` with what is missing, unless staff let the order pass.
 */
export async function requireCreditToLeave(queries: Queries, order: Order): Promise<void> {
  const locked = await lockAccountOf(queries, order)
  if (locked === null) return
  const isBilled = order.account?.dueDay != null
  const { checkedAt, isOpen } = locked.terms
  const isHeld = checkedAt === 'packing' || (checkedAt === 'invoice' && !isBilled)
  const isStopped = !isOpen && !isBilled
  if (!isHeld && !isStopped) return
  if ((await findCreditPass(queries, order.orderId)) !== null) return
  if (isStopped) throw new AppError('no-credit')
  const refusal = await limitRefusal(queries, locked, ZERO)
  if (refusal !== null) throw refusal
}

/**
 * Holds a locked order that becomes dearer to the limit of its account. Throws `no-credit` and `credit-limit`, unless staff let it pass.
 */
export async function requireCreditForMore(queries: Queries, order: Order, more: Paise): Promise<void> {
  const locked = await lockAccountOf(queries, order)
  if (locked === null || more <= 0) return
  if ((await findCreditPass(queries, order.orderId)) !== null) return
  if (!locked.terms.isOpen) throw new AppError('no-credit')
  const refusal = locked.terms.checkedAt === 'ordering' ? await limitRefusal(queries, locked, more) : null
  if (refusal !== null) throw refusal
}

/** Writes into the audit log that an order passed above the limit of its account. */
export function recordCreditPass(
  queries: Queries,
  { reason, actor }: CreditPass,
  { order, at }: { readonly order: Order; readonly at: Date },
): Promise<void> {
  return recordChange(queries, actor, {
    action: 'order.credit-pass',
    subject: 'order',
    subjectId: order.orderId,
    after: { total: paiseToRupees(order.grandTotal), reason },
    at,
  })
}

async function limitRefusal(
  queries: Queries,
  { id, terms }: StoredAccount,
  more: Paise,
): Promise<AppError | null> {
  const use = await readCreditUse(queries, id)
  const missing = missingCredit(terms.limit, use, more)
  return missing === 0 ? null : new AppError('credit-limit', { limit: creditLeft(terms.limit, use), missing })
}
