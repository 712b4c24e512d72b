import { composeStatement, type Statement, type StatementPeriod } from '#domain/accounts/statement.ts'
import { AppError } from '#domain/errors.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findBillsOpenAt, findStatementRows, sumStatement } from '../../../db/accounts/account-statement.ts'
import { findAccount } from '../../../db/accounts/list-accounts.ts'
import type { Database } from '../../../db/database.ts'

type Which = StatementPeriod & {
  readonly accountId: string
  /** Most entries that are read. */
  readonly limit: number
}

/** Reads the ledger of an account in a period at one moment (CREDIT-02). Throws `not-found`. */
export async function readStatement(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { accountId, from, to, limit }: Which,
): Promise<Statement> {
  return database.queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (queries) => {
      const account = await findAccount(queries, accountId, istDay(now()))
      if (account === null) throw new AppError('not-found')
      return composeStatement(
        { from, to },
        {
          account,
          sums: await sumStatement(queries, { accountId, from, to }),
          rows: limit === 0 ? [] : await findStatementRows(queries, { accountId, from, to, limit }),
          bills: await findBillsOpenAt(queries, { accountId, day: to }),
        },
      )
    })
}

/** Refuses a statement of which not every entry was read. Throws `invalid-input`. */
export function requireWhole({ count }: Statement, most: number): void {
  if (count > most)
    throw new AppError('invalid-input', { reasons: [{ code: 'statement-too-long', entries: count, most }] })
}
