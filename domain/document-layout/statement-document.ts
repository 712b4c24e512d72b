import type { Statement } from '../accounts/statement.ts'
import { stateByCode } from '../addresses/states.ts'
import type { Language } from '../i18n/language.ts'
import { documentSeller } from '../invoices/create-invoice.ts'
import type { Seller } from '../invoices/seller.ts'
import type { DocumentSeller } from '../invoices/tax-document.ts'

type Paper = {
  readonly language: Language
  readonly seller: DocumentSeller
  /** Lines that the shop adds to its documents, such as its bank. */
  readonly notes: readonly string[]
  /** ISO 8601. */
  readonly issuedAt: string
  readonly statement: Statement
}

/** The ledger of a credit account in a period, on paper. */
export type StatementDocument = Paper & { readonly kind: 'statement' }

/** A page by which the holder of a credit account confirms the balance of a day. */
export type BalanceConfirmation = Paper & { readonly kind: 'balance-confirmation' }

/** Makes a paper of a statement (CREDIT-02), in the language of whoever reads it. */
export function createStatementDocument<Kind extends 'statement' | 'balance-confirmation'>(
  kind: Kind,
  statement: Statement,
  { seller, language, at }: { readonly seller: Seller; readonly language: Language; readonly at: Date },
): Paper & { readonly kind: Kind } {
  const state = stateByCode(seller.stateCode)
  if (state === null) throw new RangeError(`no State has the code ${seller.stateCode}`)
  return {
    kind,
    language,
    seller: documentSeller(seller, state),
    notes: seller.notes,
    issuedAt: at.toISOString(),
    statement,
  }
}
