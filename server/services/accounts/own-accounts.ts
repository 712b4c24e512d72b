import type { OwnAccount } from '#domain/accounts/own-account.ts'
import { MAX_STATEMENT_ROWS, composeBills, type Statement } from '#domain/accounts/statement.ts'
import { AppError } from '#domain/errors.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findBillsOpenAt } from '../../db/accounts/account-statement.ts'
import { findAccount } from '../../db/accounts/list-accounts.ts'
import { findAccountsSeenBy } from '../../db/accounts/own-accounts.ts'
import type { Database } from '../../db/database.ts'
import {
  statementPaper,
  statementText,
  type StatementDependencies,
  type StatementFile,
  type StatementOf,
} from './steps/print-statement.ts'
import { readStatement } from './steps/read-statement.ts'

type Clocked = { readonly database: Database; readonly now: () => Date }

/** The accounts that somebody buys on, with what is open (CREDIT-02): their own, and those of firms whose account they may see. */
export async function listOwnAccounts(
  { database: { queries }, now }: Clocked,
  { uid }: Partner,
): Promise<OwnAccount[]> {
  const today = istDay(now())
  const found: OwnAccount[] = []
  for (const id of await findAccountsSeenBy(queries, uid)) {
    const account = await findAccount(queries, id, today)
    if (account === null) continue
    found.push({ account, ...composeBills(await findBillsOpenAt(queries, { accountId: id, day: today })) })
  }
  return found
}

/** The ledger of an own account in a period. Throws `not-found` for those of others. */
export async function showOwnStatement(
  dependencies: Clocked,
  actor: Partner,
  which: StatementOf,
): Promise<Statement> {
  await requireSeen(dependencies, actor, which)
  return readStatement(dependencies, { ...which, limit: MAX_STATEMENT_ROWS })
}

/** A statement of an own account as a PDF. Throws `not-found` and `invalid-input`. */
export async function printOwnStatement(
  dependencies: StatementDependencies,
  actor: Partner,
  { language = actor.language, ...which }: StatementOf & { readonly language?: Language | undefined },
): Promise<StatementFile> {
  await requireSeen(dependencies, actor, which)
  return statementPaper(dependencies, which, language)
}

/** A statement of an own account as CSV. Throws `not-found` and `invalid-input`. */
export async function ownStatementFile(
  dependencies: Clocked,
  actor: Partner,
  { language = actor.language, ...which }: StatementOf & { readonly language?: Language | undefined },
): Promise<string> {
  await requireSeen(dependencies, actor, which)
  return statementText(dependencies, which, language)
}

async function requireSeen(
  { database: { queries } }: Clocked,
  { uid }: Partner,
  { accountId }: StatementOf,
): Promise<void> {
  const seen = await findAccountsSeenBy(queries, uid)
  if (!seen.includes(accountId)) throw new AppError('not-found')
}
