import { MAX_ADDRESSES } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import { parseGstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import type { Database } from '../../db/database.ts'
import {
  countClaimTry,
  findFormerAccount,
  hasOrderLike,
  takeOver,
  type FormerAccount,
} from '../../db/identity/former-accounts.ts'

type Dependencies = { readonly database: Database }

/** The account that the partner's number had before, if they may claim it. */
export async function readFormerAccount(
  { database }: Dependencies,
  actor: Partner,
): Promise<FormerAccount | null> {
  return findFormerAccount(database.queries, actor.uid)
}

/**
 * Gives the partner the orders of the account that their number had before. They prove that it was theirs by the number of one
 * of its orders, or the GST number on one, which the number's next owner does not know; five tries. Throws `claim-wrong` with
 * triesLeft, and `not-found` when there is nothing to claim or no try left.
 */
export async function claimFormerAccount(
  { database }: Dependencies,
  actor: Partner,
  proof: string,
): Promise<void> {
  const reading = parseGstin(proof)
  const known = {
    orderNumber: parseOrderNumber(proof),
    gstin: 'gstin' in reading ? reading.gstin : null,
  }
  const error = await database.queries.transaction().execute(async (queries) => {
    const former = await findFormerAccount(queries, actor.uid, true)
    if (former === null || former.triesLeft <= 0) return new AppError('not-found')
    if (!(await hasOrderLike(queries, former.uid, known))) {
      await countClaimTry(queries, actor.uid)
      return new AppError('claim-wrong', { triesLeft: former.triesLeft - 1 })
    }
    await takeOver(queries, actor.uid, { formerUid: former.uid, mostAddresses: MAX_ADDRESSES })
    return null
  })
  // thrown after the commit, so that a wrong proof stays counted
  if (error !== null) throw error
}
