import {
  MAX_STATEMENT_FILE_ROWS,
  MAX_STATEMENT_PAPER_ROWS,
  type Statement,
  type StatementPeriod,
} from '#domain/accounts/statement.ts'
import { statementCsv } from '#domain/document-layout/statement-csv.ts'
import { createStatementDocument } from '#domain/document-layout/statement-document.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import type { RenderDocuments } from '../../../gateways/documents/port.ts'
import { readSeller } from '../../store/steps/read-seller.ts'
import { readStatement, requireWhole } from './read-statement.ts'

export type StatementDependencies = {
  readonly database: Database
  readonly renderDocuments: RenderDocuments
  readonly now: () => Date
}

/** An account, and the days that its statement is of. */
export type StatementOf = StatementPeriod & { readonly accountId: string }

/** A file with the name that it is saved under. */
export type StatementFile = { readonly bytes: Uint8Array; readonly name: string }

/** Language of a paper: the one that is asked for, or that of the customer. */
export async function paperLanguage(
  queries: Queries,
  { holder }: Statement,
  asked: Language | undefined,
): Promise<Language> {
  if (asked !== undefined) return asked
  return holder.kind === 'partner' ? (await findPartner(queries, holder.id)).language : 'en'
}

/** Prints a statement, or a confirmation of its closing balance. */
export async function printPaper(
  {
    queries,
    renderDocuments,
    now,
  }: {
    readonly queries: Queries
    readonly renderDocuments: RenderDocuments
    readonly now: () => Date
  },
  kind: 'statement' | 'balance-confirmation',
  { statement, language }: { readonly statement: Statement; readonly language: Language },
): Promise<StatementFile> {
  const document = createStatementDocument(kind, statement, {
    seller: await readSeller(queries),
    language,
    at: now(),
  })
  const { from, to } = statement
  return {
    bytes: await renderDocuments({ paper: 'a4', documents: [document] }),
    name: kind === 'statement' ? `statement-${from}-${to}` : `balance-${to}`,
  }
}

/** A statement on paper, for whoever may see the account. */
export async function statementPaper(
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
export async function statementText(
  dependencies: Omit<StatementDependencies, 'renderDocuments'>,
  which: StatementOf,
  language: Language | undefined,
): Promise<string> {
  const statement = await readStatement(dependencies, { ...which, limit: MAX_STATEMENT_FILE_ROWS })
  requireWhole(statement, MAX_STATEMENT_FILE_ROWS)
  return statementCsv(statement, await paperLanguage(dependencies.database.queries, statement, language))
}
