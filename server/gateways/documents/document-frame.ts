import type { DocumentLabels } from '#domain/document-layout/document-labels.ts'
import type { LabelledValue, Party } from '#domain/document-layout/document-sections.ts'
import type { DocumentSeller } from '#domain/invoices/tax-document.ts'
import { colours, contentArea, lineHeight, pageSize, styles } from './drawing.ts'
import { createFlow, drawRule, type Flow, type TextBox } from './flow.ts'

/** The space between blocks, in points. */
export const GAP = 14

const RIGHT_WIDTH = 214
/** The column that facts and signatures stand in. */
const right = { x: contentArea.left + contentArea.width - RIGHT_WIDTH, width: RIGHT_WIDTH }
export const left = { x: contentArea.left, width: contentArea.width - RIGHT_WIDTH - GAP }

/** Head of a document: its issuer at the left, its title at the right. */
type Heading = {
  readonly name: string
  readonly lines: readonly string[]
  readonly title: string
  /** Such as the mark of a copy; null for none. */
  readonly mark: string | null
  readonly facts: readonly LabelledValue[]
}

export function drawHeading(flow: Flow, { name, lines, title, mark, facts }: Heading): void {
  const top = flow.y
  flow.draw({ kind: 'rect', x: contentArea.left, y: top, width: 28, height: 2.4, colour: colours.accent })
  let leftBottom = flow.write(name, top + 7, { ...left, style: styles.name }) + 2
  for (const line of lines) leftBottom = flow.write(line, leftBottom, { ...left, style: styles.muted })
  let rightBottom = flow.write(title, top + 9, { ...right, style: styles.title, align: 'right' })
  if (mark !== null)
    rightBottom = flow.write(mark, rightBottom, { ...right, style: styles.small, align: 'right' })
  rightBottom += 6
  for (const { label, value } of facts)
    rightBottom = writeLabelledValue(flow, { label, value, top: rightBottom })
  flow.y = Math.max(leftBottom, rightBottom) + GAP * 0.6
}

/** A label at the left of the right column, its value at the right. */
function writeLabelledValue(
  flow: Flow,
  { label, value, top }: LabelledValue & { readonly top: number },
): number {
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

/** The head of each further page. */
export function drawContinuationHeader(flow: Flow, name: string, text: string): void {
  const box = { x: contentArea.left, width: contentArea.width }
  flow.write(name, flow.y, { ...box, style: styles.strong })
  flow.y = flow.write(text, flow.y, { ...box, style: styles.muted, align: 'right' })
  flow.y += 8
}

/** The parties of a document, side by side. */
export function drawParties(flow: Flow, parties: readonly Party[]): void {
  flow.draw(drawRule(flow.y, colours.hairline))
  flow.y += GAP * 0.7
  const width = (contentArea.width - GAP) / 2
  const bottoms = parties.map((party, index) => {
    const x = contentArea.left + index * (width + GAP)
    let y = flow.write(party.label, flow.y, { x, width, style: styles.label }) + 1
    y = flow.write(party.name, y, { x, width, style: styles.strong })
    for (const line of party.lines) y = flow.write(line, y, { x, width, style: styles.plain })
    return y
  })
  flow.y = Math.max(...bottoms) + GAP * 0.8
}

/** Height of the firm's signature, in points. */
export const SIGNATURE_HEIGHT = 62

/** The signature of the firm, in the right column. */
export function writeSignature(
  flow: Flow,
  { seller, labels }: { readonly seller: DocumentSeller; readonly labels: DocumentLabels },
  top: number,
): void {
  const { legalName, signatory } = seller
  const firmBottom = flow.write(labels.forFirm(legalName), top, {
    ...right,
    style: styles.strong,
    align: 'right',
  })
  const signatoryLine = [signatory, labels.signatory].filter((text) => text !== '').join(', ')
  drawSignatureLine(flow, { x: right.x + 64, width: RIGHT_WIDTH - 64, y: firmBottom + 32 })
  flow.write(signatoryLine, firmBottom + 35, { ...right, style: styles.small, align: 'right' })
}

/** A line to sign on. */
export function drawSignatureLine(
  flow: Flow,
  line: { readonly x: number; readonly width: number; readonly y: number },
): void {
  flow.draw({ kind: 'rule', ...line, thickness: 0.6, colour: colours.muted })
}

/** A foot on every page of a document: a text, and the number of the page. */
export function drawFooters(flow: Flow, text: string, labels: DocumentLabels): void {
  const y = pageSize.height - pageSize.margin - lineHeight(styles.small)
  const box = { x: contentArea.left, width: contentArea.width, style: styles.small }
  const count = flow.pages.length
  for (const [index, page] of flow.pages.entries()) {
    // a flow writes to its last page only, so each footer is drawn in a flow of its own
    const footer = createFlow(flow.measure, () => undefined)
    footer.draw(drawRule(y - 6, colours.hairline))
    footer.write(text, y, box)
    footer.write(labels.page(index + 1, count), y, { ...box, align: 'right' })
    page.push(...(footer.pages[0] ?? []))
  }
}
