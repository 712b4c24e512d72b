import type { CommissionStatement } from '#domain/customers/commission.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findCustomer } from '../../db/customers/standing.ts'
import type { Database } from '../../db/database.ts'
import { readStatement, type StatementRequest } from './steps/read-statement.ts'

type Dependencies = { readonly database: Database }

/** The commission of any partner in a month (DESK-06). Throws `not-permitted` and `not-found`. */
export async function readCommission(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  which: StatementRequest,
): Promise<CommissionStatement> {
  requirePermission(actor, 'customers:commission')
  if ((await findCustomer(queries, which.uid)) === null) throw new AppError('not-found')
  return readStatement(queries, which)
}

/** A partner's own commission in a month. Throws `not-found` while they are not active: no one else learns of commission. */
export async function readOwnCommission(
  { database }: Dependencies,
  { uid, active }: Partner,
  month: string,
): Promise<CommissionStatement> {
  if (!active) throw new AppError('not-found')
  return readStatement(database.queries, { uid, month })
}
