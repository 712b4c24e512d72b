import {
  documentFacts,
  documentNotes,
  documentParties,
  paymentLine,
  sellerLines,
  totalFacts,
} from '#domain/document-layout/document-sections.ts'
import { goodsColumns, hsnColumns } from '#domain/document-layout/document-tables.ts'
import { labelsOf } from '#domain/document-layout/labels-of.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { formatDay, formatTime } from '#domain/document-layout/format.ts'
import type { QuotationDocument } from '#domain/quotations/quotation-document.ts'
import {
  GAP,
  left,
  SIGNATURE_HEIGHT,
  drawContinuationHeader,
  drawFooters,
  drawHeading,
  drawParties,
  writeSignature,
} from './document-frame.ts'
import { drawRule, createFlow, type Flow } from './flow.ts'
import { layOutTable } from './lay-out-table.ts'
import { BILL_CODE_SIDE, drawBillCode, drawRegistration, hasBillCode } from './registration.ts'
import { totalsBox, totalsHeight, writeTotals } from './totals-box.ts'
import { contentArea, colours, lineHeight, styles, type DrawingOp, type Measure } from './drawing.ts'

/** A tax document, or the offer of what one would say. */
type Paper = TaxDocument | QuotationDocument

/** Lays out a tax document or a quotation as pages of drawing operations (ORD-09). */
export function layOutInvoice(document: Paper, measure: Measure): readonly (readonly DrawingOp[])[] {
  const { seller, kind, number, issuedAt, language } = document
  const labels = labelsOf(document)
  const flow = createFlow(measure, (next) =>
    drawContinuationHeader(
      next,
      seller.tradeName,
      `${labels[kind]} ${number} · ${formatDay(issuedAt, language)}`,
    ),
  )
  drawHeading(flow, {
    name: seller.tradeName,
    lines: sellerLines(document),
    title: labels[kind],
    mark: markOf(document),
    facts: documentFacts(document),
  })
  if (document.kind !== 'quotation')
    drawRegistration(flow, document, { x: contentArea.left, width: contentArea.width })
  if (document.kind !== 'quotation' || document.namesPerson) drawParties(flow, documentParties(document))
  layOutTable(flow, {
    columns: goodsColumns(document),
    ...contentArea,
    x: contentArea.left,
    flexible: 'goods',
    minWidth: 128,
  })
  drawSums(flow, document)
  drawClosing(flow, document)
  drawFooters(flow, labels.computerGenerated(labels[kind]), labels)
  return flow.pages
}

const HSN_ROW_HEIGHT = 18.5
const MAX_UNBROKEN_ROWS = 12

/** The HSN summary with the totals to its right. */
function drawSums(flow: Flow, document: Paper): void {
  const labels = labelsOf(document)
  const totals = {
    facts: totalFacts(document),
    label: document.kind === 'credit-note' ? labels.creditTotal : labels.grandTotal,
    amount: document.totals.grandTotal,
  }
  const height = totalsHeight(totals) + lineHeight(styles.label) + 10
  flow.y += 8
  // keep a short summary on one page
  const rows = Math.min(document.hsnSummary.length, MAX_UNBROKEN_ROWS) + 3
  flow.ensureSpace(Math.max(height, rows * HSN_ROW_HEIGHT))
  const page = flow.pages.length
  const totalsBottom = writeTotals(flow, totals, flow.y)
  flow.y = flow.write(labels.hsnSummary, flow.y, { ...hsnBox, style: styles.label }) + 3
  layOutTable(flow, { columns: hsnColumns(document), ...hsnBox, flexible: 'hsn', minWidth: 44 })
  flow.y = (flow.pages.length > page ? flow.y : Math.max(flow.y, totalsBottom)) + GAP
}

const hsnBox = { x: contentArea.left, width: contentArea.width - totalsBox.width - GAP }

/** The amount in words, payment and notes at the left, the signature at the right, all on one page. */
function drawClosing(flow: Flow, document: Paper): void {
  const { seller } = document
  const labels = labelsOf(document)
  const notes = documentNotes(document)
  const fullWidth = { x: contentArea.left, width: contentArea.width }
  const sections = [termsOf(document), ...(notes.length === 0 ? [] : [{ label: labels.notes, lines: notes }])]
  const heights = sections.flatMap(({ lines }) => [
    lineHeight(styles.label) + 7,
    ...lines.map((line) => flow.heightOf(line, { ...left, style: styles.plain })),
  ])
  const inWordsHeight = flow.heightOf(document.amountInWords, { ...fullWidth, style: styles.strong })
  const isCoded = document.kind !== 'quotation' && hasBillCode(document)
  const codeHeight = isCoded ? BILL_CODE_SIDE + 6 : 0
  const sectionsHeight = heights.reduce((total, height) => total + height, codeHeight)
  flow.ensureSpace(lineHeight(styles.label) + inWordsHeight + 16 + Math.max(SIGNATURE_HEIGHT, sectionsHeight))
  let y = flow.write(labels.inWords, flow.y, { ...fullWidth, style: styles.label }) + 1
  y = flow.write(document.amountInWords, y, { ...fullWidth, style: styles.strong }) + 6
  flow.draw(drawRule(y, colours.hairline))
  y += 9
  writeSignature(flow, { seller, labels }, y)
  for (const { label, lines } of sections) {
    y = flow.write(label, y, { ...left, style: styles.label }) + 1
    for (const line of lines) y = flow.write(line, y, { ...left, style: styles.plain })
    y += 6
  }
  if (document.kind !== 'quotation' && isCoded) drawBillCode(flow, document, { x: left.x, y })
}

/** Mark of a copy, or the state of an offer that is no longer open; null for an open one. */
function markOf(document: Paper): string | null {
  const labels = labelsOf(document)
  if (document.kind !== 'quotation') return labels.copy
  return document.state === 'OPEN' ? null : labels[`state-${document.state}`]
}

/** Terms of payment, or the time that an offer holds. */
function termsOf(document: Paper): { readonly label: string; readonly lines: readonly string[] } {
  const labels = labelsOf(document)
  if (document.kind === 'quotation') {
    const { validUntil, language } = document
    const until = `${formatDay(validUntil, language)}, ${formatTime(validUntil)}`
    return { label: labels.validity, lines: [labels.pricesHold(until), labels.notAnInvoice] }
  }
  const label = document.kind === 'invoice' ? labels.payment : labels.paymentOfInvoice
  return { label, lines: [paymentLine(document)] }
}
