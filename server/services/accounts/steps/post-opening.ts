import { MAX_CREDIT_DAYS } from '#domain/accounts/account.ts'
import { daysAfter, daysBetween } from '#domain/accounts/ageing.ts'
import { allotInOrder } from '#domain/accounts/allot.ts'
import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { isPosted, lockLedger } from './lock-ledger.ts'
import { payFromAdvances } from './pay-from-advances.ts'
import { postEntry } from './post-entry.ts'

/** A bill, or an advance, of the book before this one. */
export type Opening = {
  readonly id: string
  readonly accountId: string
  readonly amount: Paise
  readonly isAdvance: boolean
  readonly day: string
  /** By the terms of the account, when it is null. */
  readonly dueDay: string | null
  readonly reference: string | null
  readonly note: string | null
}

/**
 * Posts what was open when an account began; a repeated id changes nothing. An advance pays the oldest bills. Throws `not-found`,
 * `invalid-input` and `idempotency-conflict`.
 */
export async function postOpening(
  queries: Queries,
  actor: StaffActor,
  { opening, at }: { readonly opening: Opening; readonly at: Date },
): Promise<void> {
  const { id, accountId, amount, isAdvance, day, reference, note } = opening
  const digest = requestHash(opening)
  const { account, bills, credits } = await lockLedger(queries, accountId)
  if (await isPosted(queries, accountId, { id, digest })) return
  const dueDay = opening.dueDay ?? daysAfter(day, account.terms.days)
  const issue = openingIssue({ ...opening, dueDay }, istDay(at))
  if (issue !== null) throw new AppError('invalid-input', { reasons: [issue] })
  const side = { id, open: amount }
  await postEntry(queries, actor, {
    accountId,
    entry: {
      id,
      kind: 'opening',
      amount: isAdvance ? subtract(ZERO, amount) : amount,
      day,
      ...(!isAdvance && { dueDay }),
      reference,
      note,
    },
    allotments: isAdvance
      ? allotInOrder(side, bills)
      : await payFromAdvances(queries, { ...side, orderId: null }, { accountId, credits, day: istDay(at) }),
    digest,
    at,
  })
}

function openingIssue(
  { amount, day, dueDay }: Opening & { readonly dueDay: string },
  today: string,
): Reason | null {
  if (amount === 0) return { code: 'receipt-is-nothing' }
  if (day > today) return { code: 'opening-in-future' }
  const days = daysBetween(day, dueDay)
  return days < 0 || days > MAX_CREDIT_DAYS ? { code: 'due-day-too-far' } : null
}
