import type { Statement } from '#domain/accounts/statement.ts'
import { createStatementDocument } from '#domain/document-layout/statement-document.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Queries } from '../../../db/database.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import type { RenderDocuments } from '../../../gateways/documents/port.ts'
import { readSeller } from '../../store/steps/read-seller.ts'

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
