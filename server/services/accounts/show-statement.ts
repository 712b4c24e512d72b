import { MAX_STATEMENT_ROWS, type Statement } from '#domain/accounts/statement.ts'
import type { Language } from '#domain/i18n/language.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  paperLanguage,
  printPaper,
  statementPaper,
  statementText,
  type StatementDependencies,
  type StatementFile,
  type StatementOf,
} from './steps/print-statement.ts'
import { readStatement } from './steps/read-statement.ts'

type InLanguage = { readonly language?: Language | undefined }

/** The ledger of an account in a period, its first entries (CREDIT-02). Throws `not-permitted` and `not-found`. */
export async function showStatement(
  dependencies: Omit<StatementDependencies, 'renderDocuments'>,
  actor: StaffActor,
  which: StatementOf,
): Promise<Statement> {
  requirePermission(actor, 'credit:read')
  return readStatement(dependencies, { ...which, limit: MAX_STATEMENT_ROWS })
}

/** A statement as a PDF. Throws `not-permitted`, `not-found`, and `invalid-input` for more entries than paper is made for. */
export async function printStatement(
  dependencies: StatementDependencies,
  actor: StaffActor,
  { language, ...which }: StatementOf & InLanguage,
): Promise<StatementFile> {
  requirePermission(actor, 'credit:read')
  return statementPaper(dependencies, which, language)
}

/** A statement as CSV. Throws `not-permitted`, `not-found`, and `invalid-input` for more entries than a file has. */
export async function statementFile(
  dependencies: StatementDependencies,
  actor: StaffActor,
  { language, ...which }: StatementOf & InLanguage,
): Promise<string> {
  requirePermission(actor, 'credit:read')
  return statementText(dependencies, which, language)
}

/** A page on which the holder confirms the balance of a day. Throws `not-permitted` and `not-found`. */
export async function printConfirmation(
  dependencies: StatementDependencies,
  actor: StaffActor,
  { accountId, day, language }: { readonly accountId: string; readonly day: string } & InLanguage,
): Promise<StatementFile> {
  requirePermission(actor, 'credit:read')
  const { database, renderDocuments, now } = dependencies
  const { queries } = database
  const statement = await readStatement(dependencies, { accountId, from: day, to: day, limit: 0 })
  const spoken = await paperLanguage(queries, statement, language)
  return printPaper({ queries, renderDocuments, now }, 'balance-confirmation', {
    statement,
    language: spoken,
  })
}
