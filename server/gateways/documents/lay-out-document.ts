import type { Paper, PrintedDocument } from '#domain/printing/print-job.ts'
import { pageSize, type DrawingOp, type Measure, type Page } from './drawing.ts'
import { layOutChallan } from './lay-out-challan.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { layOutPackingSlip, layOutPickingList } from './lay-out-picking-list.ts'
import { layOutConfirmation, layOutStatement } from './statements/lay-out-statement.ts'
import { layOutPartnerQuotation } from './quotations/lay-out-partner-quotation.ts'
import { layOutRoll } from './lay-out-roll.ts'

/** Lays out a document as pages; only tax documents have a form for the roll. */
export function layOutDocument(document: PrintedDocument, paper: Paper, measure: Measure): readonly Page[] {
  const isTaxDocument = document.kind === 'invoice' || document.kind === 'credit-note'
  if (paper === 'roll' && isTaxDocument) return layOutRoll(document, measure)
  const { width, height } = pageSize
  return layOutOnA4(document, measure).map((ops) => ({ width, height, ops }))
}

function layOutOnA4(document: PrintedDocument, measure: Measure): readonly (readonly DrawingOp[])[] {
  switch (document.kind) {
    case 'picking-list':
      return layOutPickingList(document, measure)
    case 'packing-slip':
      return layOutPackingSlip(document, measure)
    case 'challan':
      return layOutChallan(document, measure)
    case 'invoice':
    case 'credit-note':
    case 'quotation':
      return layOutInvoice(document, measure)
    case 'statement':
      return layOutStatement(document, measure)
    case 'partner-quotation':
      return layOutPartnerQuotation(document, measure)
    case 'balance-confirmation':
      return layOutConfirmation(document, measure)
  }
}
