import { AppError } from '#domain/errors.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'

/** A document of an order; the latest of its kind without a number. */
export type DocumentRequest = {
  readonly orderId: string
  readonly kind: TaxDocument['kind']
  readonly number?: string | undefined
}

/** The document that is asked for, of those of an order, oldest first. Throws `not-found`. */
export function pickDocument(
  documents: readonly TaxDocument[],
  { kind, number }: Omit<DocumentRequest, 'orderId'>,
): TaxDocument {
  const found = documents.findLast(
    (document) => document.kind === kind && (number === undefined || document.number === number),
  )
  if (found === undefined) throw new AppError('not-found')
  return found
}
