import {
  documentFacts,
  documentParties,
  sellerLines,
  totalFacts,
} from '#domain/invoices/layout/document-sections.ts'
import { goodsColumns, hsnColumns } from '#domain/invoices/layout/document-tables.ts'
import { documentLabels as words, paymentLine } from '#domain/invoices/layout/document-labels.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { formatAmount, formatDay } from '#domain/invoices/layout/format.ts'
import { drawRule, startFlow, type Flow, type Place } from './flow.ts'
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
const RIGHT = 214
const right = { x: contentArea.left + contentArea.width - RIGHT, width: RIGHT }
const left = { x: contentArea.left, width: contentArea.width - RIGHT - GAP }

/** The pages of a document with everything in its place. */
export function layOutInvoice(document: TaxDocument, measure: Measure): readonly (readonly DrawingOp[])[] {
  const flow = startFlow(measure, (next) => headFurtherPage(next, document))
  headFirstPage(flow, document)
  layOutParties(flow, document)
  layOutTable(flow, {
    columns: goodsColumns(document),
    ...contentArea,
    x: contentArea.left,
    flexible: 'goods',
    least: 128,
  })
  layOutSums(flow, document)
  layOutEnd(flow, document)
  footPages(flow, document)
  return flow.pages
}

function headFirstPage(flow: Flow, document: TaxDocument): void {
  const top = flow.y
  flow.put({ kind: 'field', x: contentArea.left, y: top, width: 28, height: 2.4, colour: colours.accent })
  let leftEnd = flow.write(document.seller.tradeName, top + 7, { ...left, style: styles.name }) + 2
  for (const line of sellerLines(document))
    leftEnd = flow.write(line, leftEnd, { ...left, style: styles.quiet })
  let rightEnd = flow.write(words[document.kind], top + 9, { ...right, style: styles.title, align: 'right' })
  rightEnd = flow.write(words.copy, rightEnd, { ...right, style: styles.small, align: 'right' }) + 6
  for (const { label, value } of documentFacts(document))
    rightEnd = writeFact(flow, { label, value, top: rightEnd })
  flow.y = Math.max(leftEnd, rightEnd) + GAP * 0.6
}

type FactPlace = { readonly label: string; readonly value: string; readonly top: number }

/** A label at the left of the right half, what it says at the right. */
function writeFact(flow: Flow, { label, value, top }: FactPlace): number {
  flow.write(label, top, { ...right, style: styles.quiet })
  const inset = 84
  const place: Place = {
    x: right.x + inset,
    width: right.width - inset,
    style: styles.strong,
    align: 'right',
  }
  return flow.write(value, top, place) + 1
}

function headFurtherPage(flow: Flow, document: TaxDocument): void {
  const { seller, kind, number, issuedAt } = document
  const place = { x: contentArea.left, width: contentArea.width }
  flow.write(seller.tradeName, flow.y, { ...place, style: styles.strong })
  flow.y = flow.write(`${words[kind]} ${number} · ${formatDay(issuedAt)}`, flow.y, {
    ...place,
    style: styles.quiet,
    align: 'right',
  })
  flow.y += 8
}

function layOutParties(flow: Flow, document: TaxDocument): void {
  flow.put(drawRule(flow.y, colours.hairline))
  flow.y += GAP * 0.7
  const width = (contentArea.width - GAP) / 2
  const ends = documentParties(document).map((party, index) => {
    const x = contentArea.left + index * (width + GAP)
    let y = flow.write(party.label, flow.y, { x, width, style: styles.label }) + 1
    y = flow.write(party.name, y, { x, width, style: styles.strong })
    for (const line of party.lines) y = flow.write(line, y, { x, width, style: styles.plain })
    return y
  })
  flow.y = Math.max(...ends) + GAP * 0.8
}

const BOX = 172
const box = { x: contentArea.left + contentArea.width - BOX, width: BOX }
const GRAND = 40
const HSN_ROW = 18.5
const TOGETHER = 12

/** The HSN summary at the left and the totals beside it. */
function layOutSums(flow: Flow, document: TaxDocument): void {
  const facts = totalFacts(document)
  const height = facts.length * (lineHeight(styles.plain) + 2) + GRAND + lineHeight(styles.label) + 10
  flow.y += 8
  // a short summary is not torn apart
  const rows = Math.min(document.hsnSummary.length, TOGETHER) + 3
  flow.ensure(Math.max(height, rows * HSN_ROW))
  const page = flow.pages.length
  const end = writeTotals(flow, document, flow.y)
  flow.y = flow.write(words.hsnSummary, flow.y, { ...hsnPlace, style: styles.label }) + 3
  layOutTable(flow, { columns: hsnColumns(document), ...hsnPlace, flexible: 'hsn', least: 44 })
  flow.y = (flow.pages.length > page ? flow.y : Math.max(flow.y, end)) + GAP
}

const hsnPlace = { x: contentArea.left, width: contentArea.width - BOX - GAP }

function writeTotals(flow: Flow, document: TaxDocument, top: number): number {
  const inner = { x: box.x + 8, width: box.width - 12 }
  let y = top
  for (const { label, value } of totalFacts(document)) {
    flow.write(label, y, { ...inner, style: styles.quiet })
    y = flow.write(value, y, { ...inner, style: styles.plain, align: 'right' }) + 2
  }
  y += 3
  flow.put({ kind: 'field', ...box, y, height: GRAND, colour: colours.ground })
  flow.put({ kind: 'field', x: box.x, y, width: 2.4, height: GRAND, colour: colours.accent })
  const label = document.kind === 'invoice' ? words.grandTotal : words.creditTotal
  const next = flow.write(label, y + 5, { ...inner, style: styles.label })
  const amount = `₹${formatAmount(document.totals.grandTotal)}`
  flow.write(amount, next, { ...inner, style: styles.grand, align: 'right' })
  return y + GRAND
}

/** The amount in words, payment and notes at the left, the signature at the right: never torn apart. */
function layOutEnd(flow: Flow, document: TaxDocument): void {
  const { seller, kind, notes, payment } = document
  const across = { x: contentArea.left, width: contentArea.width }
  const parts = [
    {
      label: kind === 'invoice' ? words.payment : words.paymentOfInvoice,
      lines: [paymentLine(payment)],
    },
    ...(notes.length === 0 ? [] : [{ label: words.notes, lines: notes }]),
  ]
  const heights = parts.flatMap(({ lines }) => [
    lineHeight(styles.label) + 7,
    ...lines.map((line) => flow.heightOf(line, { ...left, style: styles.plain })),
  ])
  const inWords = flow.heightOf(document.amountInWords, { ...across, style: styles.strong })
  const rest = heights.reduce((total, height) => total + height, 0)
  flow.ensure(lineHeight(styles.label) + inWords + 16 + Math.max(SIGNATURE, rest))
  let y = flow.write(words.inWords, flow.y, { ...across, style: styles.label }) + 1
  y = flow.write(document.amountInWords, y, { ...across, style: styles.strong }) + 6
  flow.put(drawRule(y, colours.hairline))
  y += 9
  writeSignature(flow, seller, y)
  for (const { label, lines } of parts) {
    y = flow.write(label, y, { ...left, style: styles.label }) + 1
    for (const line of lines) y = flow.write(line, y, { ...left, style: styles.plain })
    y += 6
  }
}

const SIGNATURE = 62

function writeSignature(flow: Flow, { legalName, signatory }: TaxDocument['seller'], top: number): void {
  const firm = flow.write(words.forFirm(legalName), top, { ...right, style: styles.strong, align: 'right' })
  flow.put({
    kind: 'rule',
    x: right.x + 64,
    y: firm + 32,
    width: RIGHT - 64,
    thickness: 0.6,
    colour: colours.quiet,
  })
  const signed = [signatory, words.signatory].filter((part) => part !== '').join(', ')
  flow.write(signed, firm + 35, { ...right, style: styles.small, align: 'right' })
}

function footPages(flow: Flow, document: TaxDocument): void {
  const y = pageSize.height - pageSize.margin - lineHeight(styles.small)
  const place = { x: contentArea.left, width: contentArea.width, style: styles.small }
  const count = flow.pages.length
  for (const [index, page] of flow.pages.entries()) {
    // the writing goes to the last page of a flow, so that each page is one for itself here
    const single = startFlow(flow.measure, () => undefined)
    single.put(drawRule(y - 6, colours.hairline))
    single.write(words.computerGenerated(words[document.kind].toLowerCase()), y, place)
    single.write(words.page(index + 1, count), y, { ...place, align: 'right' })
    page.push(...(single.pages[0] ?? []))
  }
}
