import {
  MAX_STATEMENT_FILE_ROWS,
  MAX_STATEMENT_PAPER_ROWS,
  MAX_STATEMENT_ROWS,
  type Statement,
  type StatementPeriod,
} from '#domain/accounts/statement.ts'
import { statementCsv } from '#domain/document-layout/statement-csv.ts'
import type { Language } from '#domain/i18n/language.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import type { RenderDocuments } from '../../gateways/documents/port.ts'
import { paperLanguage, printPaper, type StatementFile } from './steps/print-statement.ts'
import { readStatement, requireWhole } from './steps/read-statement.ts'

export type StatementDependencies = {
  readonly database: Database
  readonly renderDocuments: RenderDocuments
  readonly now: () => Date
}

/** An account, and the days that its statement is of. */
export type StatementOf = StatementPeriod & { readonly accountId: string }
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

/** A statement on paper, for whoever may see the account. */
async function statementPaper(
  dependencies: StatementDependencies,
  which: StatementOf,
  language: Language | undefined,
): Promise<StatementFile> {
  const { database, renderDocuments, now } = dependencies
  const { queries } = database
  const statement = await readStatement(dependencies, { ...which, limit: MAX_STATEMENT_PAPER_ROWS })
  requireWhole(statement, MAX_STATEMENT_PAPER_ROWS)
  return printPaper({ queries, renderDocuments, now }, 'statement', {
    statement,
    language: await paperLanguage(queries, statement, language),
  })
}

/** A statement as CSV, for whoever may see the account. */
async function statementText(
  dependencies: Omit<StatementDependencies, 'renderDocuments'>,
  which: StatementOf,
  language: Language | undefined,
): Promise<string> {
  const statement = await readStatement(dependencies, { ...which, limit: MAX_STATEMENT_FILE_ROWS })
  requireWhole(statement, MAX_STATEMENT_FILE_ROWS)
  return statementCsv(statement, await paperLanguage(dependencies.database.queries, statement, language))
}
