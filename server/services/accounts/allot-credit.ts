import { allotChosen, type ChosenBill } from '#domain/accounts/allot.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees, sum } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addAllotments, findAllotmentDigest } from '../../db/accounts/account-entries.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requestHash } from '../identity/steps/hashing.ts'
import { lockLedger } from './steps/lock-ledger.ts'
import { requireLawfulBills } from './steps/require-lawful-cash.ts'

/** A credit that pays bills from now on; its id makes the same request allot once. */
export type CreditToAllot = {
  readonly id: string
  readonly accountId: string
  readonly creditId: string
  readonly allot: readonly ChosenBill[]
}

/**
 * Allots an advance to bills as somebody chose (CREDIT-02); a repeated id changes nothing. Throws `not-permitted`, `not-found`,
 * `idempotency-conflict`, `amount-changed` when the credit or a bill is no longer so much open, and `cash-limit` when a bill would be paid in cash beyond the law.
 */
export async function allotCredit(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  wanted: CreditToAllot,
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  const { id, accountId, creditId, allot } = wanted
  const digest = requestHash(wanted)
  await database.queries.transaction().execute(async (queries) => {
    const { bills, credits } = await lockLedger(queries, accountId)
    const made = await findAllotmentDigest(queries, { accountId, id })
    if (made !== null && made !== digest) throw new AppError('idempotency-conflict')
    if (made !== null) return
    const credit = credits.find((one) => one.id === creditId)
    const allotments = credit === undefined ? null : allotChosen(credit, bills, allot)
    if (credit === undefined || allotments === null)
      throw new AppError('amount-changed', { reasons: [{ code: 'bill-not-open' }] })
    const at = now()
    if (credit.method === 'CASH') await requireLawfulBills(queries, { day: credit.day, allotments })
    await addAllotments(queries, allotments, {
      accountId,
      by: actor.name,
      at,
      request: { id, digest },
    })
    await recordChange(queries, actor, {
      action: 'credit.allot',
      subject: 'credit-account',
      subjectId: accountId,
      after: {
        credit: credit.reference ?? credit.document ?? credit.day,
        amount: paiseToRupees(sum(allotments.map(({ amount }) => amount))),
        bills: allotments.length,
      },
      at,
    })
  })
}
