import {
  documentFacts,
  documentNotes,
  documentParties,
  paymentLine,
  sellerLines,
  valueFacts,
  type LabelledValue,
} from '#domain/document-layout/document-sections.ts'
import { stateTaxName } from '#domain/document-layout/document-labels.ts'
import { labelsOf } from '#domain/document-layout/labels-of.ts'
import {
  formatAmount,
  describeLine,
  formatQuantity,
  formatRate,
  formatSignedAmount,
  formatUnitPrice,
} from '#domain/document-layout/format.ts'
import {
  isInterState,
  type DocumentLine,
  type TaxAmounts,
  type TaxDocument,
} from '#domain/invoices/tax-document.ts'
import {
  colours,
  lineHeight,
  rollArea,
  rollSize,
  styles,
  type DrawingOp,
  type Measure,
  type Page,
  type TextStyle,
} from './drawing.ts'
import { BILL_CODE_SIDE, drawBillCode, drawRegistration, hasBillCode } from './registration.ts'
import { createFlow, type Flow } from './flow.ts'

const box = { x: rollArea.left, width: rollArea.width }
const black: TextStyle = { ...styles.plain, size: 8 }
const strong: TextStyle = { ...styles.strong, size: 8 }
// thermal paper has no grey
const small: TextStyle = { ...styles.plain, size: 7 }

/**
 * Lays out a tax document for the 80 mm roll of a thermal printer, with the figures of the A4 page: one page as long as it needs
 * to be, and further ones only where readers would take it no longer.
 */
export function layOutRoll(document: TaxDocument, measure: Measure): readonly Page[] {
  const bottoms: number[] = []
  const flow: Flow = createFlow(measure, () => undefined, {
    top: rollSize.margin,
    bottom: rollSize.longest - rollSize.margin,
  })
  const room = (height: number): void => {
    const before = flow.y
    if (flow.ensureSpace(height)) bottoms.push(before)
  }
  drawHead(flow, document)
  for (const line of document.lines) drawLine(flow, { document, line, room })
  drawTotals(flow, document, room)
  drawHsn(flow, document, room)
  drawClosing(flow, document, room)
  bottoms.push(flow.y)
  return flow.pages.map((ops, index) => ({
    width: rollSize.width,
    height: (bottoms[index] ?? rollSize.longest) + rollSize.margin,
    ops,
  }))
}

type Room = (height: number) => void

function drawHead(flow: Flow, document: TaxDocument): void {
  const { seller, kind } = document
  const labels = labelsOf(document)
  write(flow, seller.tradeName, { ...strong, size: 13 })
  for (const line of sellerLines(document)) write(flow, line, small)
  rule(flow)
  write(flow, labels[kind], { ...strong, size: 11 })
  write(flow, labels.copy, small)
  flow.y += 3
  for (const fact of documentFacts(document)) pair(flow, fact)
  drawRegistration(flow, document, box)
  rule(flow)
  for (const party of documentParties(document)) {
    write(flow, party.label, small)
    write(flow, party.name, strong)
    for (const line of party.lines) write(flow, line, black)
    flow.y += 3
  }
  rule(flow)
}

type LineOf = { readonly document: TaxDocument; readonly line: DocumentLine; readonly room: Room }

/** An item: its name, then the figures of its row, two in each line. */
function drawLine(flow: Flow, { document, line, room }: LineOf): void {
  const labels = labelsOf(document)
  const name = `${line.serial}. ${describeLine(line, labels)}`
  room(flow.heightOf(name, { ...box, style: strong }) + 5 * lineHeight(black))
  write(flow, name, strong)
  const rate = formatUnitPrice(line.ratePerUnit)
  pair(flow, {
    label: line.isDelivery ? rate : `${formatQuantity(line)} × ${rate}`,
    value: `${labels.hsn} ${line.hsn ?? '–'}`,
  })
  if (line.discount !== 0) pair(flow, { label: labels.discount, value: formatAmount(line.discount) }, small)
  for (const fact of taxFacts(document, line)) pair(flow, fact, small)
  pair(flow, { label: labels.total, value: formatAmount(line.total) }, strong)
  flow.y += 4
}

/** The taxable value and the taxes of a line or of a group of lines. */
function taxFacts(
  document: TaxDocument,
  row: TaxAmounts & { readonly gstRate: number | null },
): readonly LabelledValue[] {
  const labels = labelsOf(document)
  const taxes = isInterState(document)
    ? [{ label: labels.igst, value: formatAmount(row.igst) }]
    : [
        { label: labels.cgst, value: formatAmount(row.cgst) },
        { label: stateTaxName(document), value: formatAmount(row.sgst) },
      ]
  const [first, ...rest] = taxes
  return [
    { label: labels.taxable, value: formatAmount(row.taxable) },
    { label: `${labels.gst} ${formatRate(row.gstRate)} · ${first?.label ?? ''}`, value: first?.value ?? '' },
    ...rest,
  ]
}

function drawTotals(flow: Flow, document: TaxDocument, room: Room): void {
  const { totals, kind, amountInWords } = document
  const labels = labelsOf(document)
  room(9 * lineHeight(black) + flow.heightOf(amountInWords, { ...box, style: small }))
  rule(flow)
  if (totals.discount !== 0) pair(flow, { label: labels.discount, value: formatAmount(totals.discount) })
  for (const fact of valueFacts(document)) pair(flow, fact)
  pair(flow, { label: labels.total, value: formatAmount(totals.total) })
  pair(flow, { label: labels.roundOff, value: formatSignedAmount(totals.roundOff) })
  const label = kind === 'invoice' ? labels.grandTotal : labels.creditTotal
  flow.y += 2
  pair(flow, { label, value: `₹${formatAmount(totals.grandTotal)}` }, { ...strong, size: 11 })
  write(flow, amountInWords, small)
}

function drawHsn(flow: Flow, document: TaxDocument, room: Room): void {
  const labels = labelsOf(document)
  room(8 * lineHeight(small))
  rule(flow)
  write(flow, labels.hsnSummary, strong)
  for (const row of document.hsnSummary) {
    room(5 * lineHeight(small))
    pair(flow, { label: `${labels.hsn} ${row.hsn ?? '–'}`, value: formatAmount(row.total) }, small)
    for (const fact of taxFacts(document, row)) pair(flow, { ...fact, label: `   ${fact.label}` }, small)
  }
}

function drawClosing(flow: Flow, document: TaxDocument, room: Room): void {
  const { seller, kind } = document
  const labels = labelsOf(document)
  const notes = documentNotes(document)
  room((notes.length * 3 + 14) * lineHeight(black))
  rule(flow)
  pair(flow, {
    label: kind === 'invoice' ? labels.payment : labels.paymentOfInvoice,
    value: paymentLine(document),
  })
  for (const note of notes) write(flow, note, small)
  flow.y += 8
  write(flow, labels.forFirm(seller.legalName), strong)
  flow.y += 26
  rule(flow)
  write(flow, [seller.signatory, labels.signatory].filter((text) => text !== '').join(', '), small)
  write(flow, labels.computerGenerated(labels[kind]), small)
  if (!hasBillCode(document)) return
  room(BILL_CODE_SIDE + 8)
  flow.y += 8
  drawBillCode(flow, document, { x: box.x + (box.width - BILL_CODE_SIDE) / 2, y: flow.y })
  flow.y += BILL_CODE_SIDE
}

function write(flow: Flow, text: string, style: TextStyle): void {
  flow.y = flow.write(text, flow.y, { ...box, style })
}

/** A label at the left, its value at the right; below each other where they are too long for one line. */
function pair(flow: Flow, { label, value }: LabelledValue, style: TextStyle = black): void {
  const room = rollArea.width - flow.measure(label, style) - 6
  const isShort = flow.measure(value, style) <= room
  const bottom = flow.write(label, flow.y, { ...box, style })
  flow.y = flow.write(value, isShort ? flow.y : bottom, { ...box, style, align: 'right' })
}

function rule(flow: Flow): void {
  const line: DrawingOp = { kind: 'rule', ...box, y: flow.y + 3, thickness: 0.7, colour: colours.ink }
  flow.draw(line)
  flow.y += 7
}
