import {
  documentFacts,
  documentParties,
  sellerLines,
  totalFacts,
} from '#domain/invoices/layout/document-sections.ts'
import { goodsColumns, hsnColumns } from '#domain/invoices/layout/document-tables.ts'
import { documentLabels as labels, paymentLine } from '#domain/invoices/layout/document-labels.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { formatAmount, formatDay } from '#domain/invoices/layout/format.ts'
import { drawRule, createFlow, type Flow, type TextBox } from './flow.ts'
import { layOutTable } from './lay-out-table.ts'
import {
  contentArea,
  colours,
  lineHeight,
  pageSize,
  styles,
  type DrawingOp,
  type Measure,
} from './drawing.ts'

const GAP = 14
const RIGHT_WIDTH = 214
const right = { x: contentArea.left + contentArea.width - RIGHT_WIDTH, width: RIGHT_WIDTH }
const left = { x: contentArea.left, width: contentArea.width - RIGHT_WIDTH - GAP }

/** Lays out a tax document as pages of drawing operations (ORD-09). */
export function layOutInvoice(document: TaxDocument, measure: Measure): readonly (readonly DrawingOp[])[] {
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, document))
  drawFirstHeader(flow, document)
  drawParties(flow, document)
  layOutTable(flow, {
    columns: goodsColumns(document),
    ...contentArea,
    x: contentArea.left,
    flexible: 'goods',
    minWidth: 128,
  })
  drawSums(flow, document)
  drawClosing(flow, document)
  drawFooters(flow, document)
  return flow.pages
}

function drawFirstHeader(flow: Flow, document: TaxDocument): void {
  const top = flow.y
  flow.draw({ kind: 'rect', x: contentArea.left, y: top, width: 28, height: 2.4, colour: colours.accent })
  let leftBottom = flow.write(document.seller.tradeName, top + 7, { ...left, style: styles.name }) + 2
  for (const line of sellerLines(document))
    leftBottom = flow.write(line, leftBottom, { ...left, style: styles.muted })
  let rightBottom = flow.write(labels[document.kind], top + 9, {
    ...right,
    style: styles.title,
    align: 'right',
  })
  rightBottom = flow.write(labels.copy, rightBottom, { ...right, style: styles.small, align: 'right' }) + 6
  for (const { label, value } of documentFacts(document))
    rightBottom = writeLabelledValue(flow, { label, value, top: rightBottom })
  flow.y = Math.max(leftBottom, rightBottom) + GAP * 0.6
}

type LabelledValueAt = { readonly label: string; readonly value: string; readonly top: number }

/** A label at the left of the right column, its value at the right. */
function writeLabelledValue(flow: Flow, { label, value, top }: LabelledValueAt): number {
  flow.write(label, top, { ...right, style: styles.muted })
  const inset = 84
  const box: TextBox = {
    x: right.x + inset,
    width: right.width - inset,
    style: styles.strong,
    align: 'right',
  }
  return flow.write(value, top, box) + 1
}

function drawContinuationHeader(flow: Flow, document: TaxDocument): void {
  const { seller, kind, number, issuedAt } = document
  const box = { x: contentArea.left, width: contentArea.width }
  flow.write(seller.tradeName, flow.y, { ...box, style: styles.strong })
  flow.y = flow.write(`${labels[kind]} ${number} · ${formatDay(issuedAt)}`, flow.y, {
    ...box,
    style: styles.muted,
    align: 'right',
  })
  flow.y += 8
}

function drawParties(flow: Flow, document: TaxDocument): void {
  flow.draw(drawRule(flow.y, colours.hairline))
  flow.y += GAP * 0.7
  const width = (contentArea.width - GAP) / 2
  const bottoms = documentParties(document).map((party, index) => {
    const x = contentArea.left + index * (width + GAP)
    let y = flow.write(party.label, flow.y, { x, width, style: styles.label }) + 1
    y = flow.write(party.name, y, { x, width, style: styles.strong })
    for (const line of party.lines) y = flow.write(line, y, { x, width, style: styles.plain })
    return y
  })
  flow.y = Math.max(...bottoms) + GAP * 0.8
}

const TOTALS_WIDTH = 172
const totalsBox = { x: contentArea.left + contentArea.width - TOTALS_WIDTH, width: TOTALS_WIDTH }
const GRAND_TOTAL_HEIGHT = 40
const HSN_ROW_HEIGHT = 18.5
const MAX_UNBROKEN_ROWS = 12

/** The HSN summary with the totals to its right. */
function drawSums(flow: Flow, document: TaxDocument): void {
  const facts = totalFacts(document)
  const height =
    facts.length * (lineHeight(styles.plain) + 2) + GRAND_TOTAL_HEIGHT + lineHeight(styles.label) + 10
  flow.y += 8
  // keep a short summary on one page
  const rows = Math.min(document.hsnSummary.length, MAX_UNBROKEN_ROWS) + 3
  flow.ensureSpace(Math.max(height, rows * HSN_ROW_HEIGHT))
  const page = flow.pages.length
  const totalsBottom = writeTotals(flow, document, flow.y)
  flow.y = flow.write(labels.hsnSummary, flow.y, { ...hsnBox, style: styles.label }) + 3
  layOutTable(flow, { columns: hsnColumns(document), ...hsnBox, flexible: 'hsn', minWidth: 44 })
  flow.y = (flow.pages.length > page ? flow.y : Math.max(flow.y, totalsBottom)) + GAP
}

const hsnBox = { x: contentArea.left, width: contentArea.width - TOTALS_WIDTH - GAP }

function writeTotals(flow: Flow, document: TaxDocument, top: number): number {
  const inner = { x: totalsBox.x + 8, width: totalsBox.width - 12 }
  let y = top
  for (const { label, value } of totalFacts(document)) {
    flow.write(label, y, { ...inner, style: styles.muted })
    y = flow.write(value, y, { ...inner, style: styles.plain, align: 'right' }) + 2
  }
  y += 3
  flow.draw({ kind: 'rect', ...totalsBox, y, height: GRAND_TOTAL_HEIGHT, colour: colours.background })
  flow.draw({
    kind: 'rect',
    x: totalsBox.x,
    y,
    width: 2.4,
    height: GRAND_TOTAL_HEIGHT,
    colour: colours.accent,
  })
  const label = document.kind === 'invoice' ? labels.grandTotal : labels.creditTotal
  const next = flow.write(label, y + 5, { ...inner, style: styles.label })
  const amount = `₹${formatAmount(document.totals.grandTotal)}`
  flow.write(amount, next, { ...inner, style: styles.grand, align: 'right' })
  return y + GRAND_TOTAL_HEIGHT
}

/** The amount in words, payment and notes at the left, the signature at the right, all on one page. */
function drawClosing(flow: Flow, document: TaxDocument): void {
  const { seller, kind, notes, payment } = document
  const fullWidth = { x: contentArea.left, width: contentArea.width }
  const sections = [
    {
      label: kind === 'invoice' ? labels.payment : labels.paymentOfInvoice,
      lines: [paymentLine(payment)],
    },
    ...(notes.length === 0 ? [] : [{ label: labels.notes, lines: notes }]),
  ]
  const heights = sections.flatMap(({ lines }) => [
    lineHeight(styles.label) + 7,
    ...lines.map((line) => flow.heightOf(line, { ...left, style: styles.plain })),
  ])
  const inWordsHeight = flow.heightOf(document.amountInWords, { ...fullWidth, style: styles.strong })
  const sectionsHeight = heights.reduce((total, height) => total + height, 0)
  flow.ensureSpace(lineHeight(styles.label) + inWordsHeight + 16 + Math.max(SIGNATURE_HEIGHT, sectionsHeight))
  let y = flow.write(labels.inWords, flow.y, { ...fullWidth, style: styles.label }) + 1
  y = flow.write(document.amountInWords, y, { ...fullWidth, style: styles.strong }) + 6
  flow.draw(drawRule(y, colours.hairline))
  y += 9
  writeSignature(flow, seller, y)
  for (const { label, lines } of sections) {
    y = flow.write(label, y, { ...left, style: styles.label }) + 1
    for (const line of lines) y = flow.write(line, y, { ...left, style: styles.plain })
    y += 6
  }
}

const SIGNATURE_HEIGHT = 62

function writeSignature(flow: Flow, { legalName, signatory }: TaxDocument['seller'], top: number): void {
  const firmBottom = flow.write(labels.forFirm(legalName), top, {
    ...right,
    style: styles.strong,
    align: 'right',
  })
  flow.draw({
    kind: 'rule',
    x: right.x + 64,
    y: firmBottom + 32,
    width: RIGHT_WIDTH - 64,
    thickness: 0.6,
    colour: colours.muted,
  })
  const signatoryLine = [signatory, labels.signatory].filter((text) => text !== '').join(', ')
  flow.write(signatoryLine, firmBottom + 35, { ...right, style: styles.small, align: 'right' })
}

function drawFooters(flow: Flow, document: TaxDocument): void {
  const y = pageSize.height - pageSize.margin - lineHeight(styles.small)
  const box = { x: contentArea.left, width: contentArea.width, style: styles.small }
  const count = flow.pages.length
  for (const [index, page] of flow.pages.entries()) {
    // a flow writes to its last page only, so each footer is drawn in a flow of its own
    const footer = createFlow(flow.measure, () => undefined)
    footer.draw(drawRule(y - 6, colours.hairline))
    footer.write(labels.computerGenerated(labels[document.kind].toLowerCase()), y, box)
    footer.write(labels.page(index + 1, count), y, { ...box, align: 'right' })
    page.push(...(footer.pages[0] ?? []))
  }
}
