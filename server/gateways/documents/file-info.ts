import { labelsOf } from '#domain/document-layout/labels-of.ts'
import { issuerName, partnerLabelsOf } from '#domain/document-layout/partner-quotation-sections.ts'
import { statementTitle } from '#domain/document-layout/statement-sections.ts'
import { printLabels } from '#domain/printing/layout/print-labels.ts'
import { printedTitle } from '#domain/printing/layout/print-sections.ts'
import type { PrintedDocument } from '#domain/printing/print-job.ts'

/** Metadata of a PDF. It depends on the documents alone, because the id of the file is derived from it. */
type FileInfo = {
  readonly Title: string
  readonly Author: string
  readonly Subject: string
  readonly CreationDate: Date
}

/** Describes a file by its first document, and by how many there are. */
export function fileInfo(documents: readonly PrintedDocument[]): FileInfo {
  const [first] = documents
  if (first === undefined) throw new RangeError('there is nothing to print')
  const more = documents.length === 1 ? '' : ` +${documents.length - 1}`
  return {
    Title: `${printedTitle(first)}${more}`,
    Author: authorOf(first),
    Subject: `${subjectOf(first)}${more}`,
    CreationDate: new Date(dateOf(first)),
  }
}

function authorOf(document: PrintedDocument): string {
  if (document.kind === 'partner-quotation') return issuerName(document)
  return 'seller' in document ? document.seller.legalName : document.storeName
}

function subjectOf(document: PrintedDocument): string {
  if (document.kind === 'picking-list') return printLabels.ordersNamed(document.orderNumbers.length)
  if (document.kind === 'statement' || document.kind === 'balance-confirmation')
    return statementTitle(document)
  if (document.kind === 'partner-quotation') return partnerLabelsOf(document).title
  return `${labelsOf('language' in document ? document : {}).order} ${document.orderNumber}`
}

function dateOf(document: PrintedDocument): string {
  if (document.kind === 'picking-list') return document.preparedAt
  return document.kind === 'packing-slip' ? (document.packedAt ?? document.orderedAt) : document.issuedAt
}
