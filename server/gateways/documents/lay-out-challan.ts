import { documentLabels } from '#domain/document-layout/document-labels.ts'
import { valueFacts, sellerLines } from '#domain/document-layout/document-sections.ts'
import { goodsColumns } from '#domain/document-layout/document-tables.ts'
import { copyLabel, printLabels as labels } from '#domain/printing/layout/print-labels.ts'
import { challanFacts, challanParties, printedTitle } from '#domain/printing/layout/print-sections.ts'
import type { ChallanCopy, DeliveryChallan } from '#domain/printing/delivery-challan.ts'
import {
  GAP,
  SIGNATURE_HEIGHT,
  drawContinuationHeader,
  drawFooters,
  drawHeading,
  drawParties,
  drawSignatureLine,
  left,
  writeSignature,
} from './document-frame.ts'
import { contentArea, lineHeight, styles, type DrawingOp, type Measure } from './drawing.ts'
import { createFlow, type Flow } from './flow.ts'
import { layOutTable } from './lay-out-table.ts'
import { totalsBox, totalsHeight, writeTotals } from './totals-box.ts'

/** Lays out a challan, each of its copies with pages of its own. */
export function layOutChallan(challan: DeliveryChallan, measure: Measure): readonly (readonly DrawingOp[])[] {
  return challan.copies.flatMap((copy) => layOutCopy(challan, copy, measure))
}

function layOutCopy(
  challan: DeliveryChallan,
  copy: ChallanCopy,
  measure: Measure,
): readonly (readonly DrawingOp[])[] {
  const { seller } = challan
  const title = `${printedTitle(challan)} · ${copyLabel(copy)}`
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, seller.tradeName, title))
  drawHeading(flow, {
    name: seller.tradeName,
    lines: sellerLines(challan),
    title: labels.challan,
    mark: copyLabel(copy),
    facts: challanFacts(challan),
  })
  drawParties(flow, challanParties(challan))
  layOutTable(flow, {
    columns: goodsColumns(challan),
    ...contentArea,
    x: contentArea.left,
    flexible: 'goods',
    minWidth: 128,
  })
  drawClosing(flow, challan)
  drawFooters(flow, title, documentLabels)
  return flow.pages
}

/** The value with what the law says of it, and the places for signatures, all on one page. */
function drawClosing(flow: Flow, challan: DeliveryChallan): void {
  const totals = {
    facts: valueFacts(challan),
    label: labels.totalValue,
    amount: challan.totals.grandTotal,
  }
  flow.y += 8
  flow.ensureSpace(totalsHeight(totals) + GAP + SIGNATURE_HEIGHT)
  const note = { x: contentArea.left, width: contentArea.width - totalsBox.width - 2 * GAP }
  flow.write(labels.inLots(challan.against.number), flow.y, { ...note, style: styles.small })
  flow.y = writeTotals(flow, totals, flow.y) + GAP
  writeSignature(flow, { seller: challan.seller, labels: documentLabels }, flow.y)
  const width = (left.width - GAP) / 2
  const bottom = flow.y + lineHeight(styles.strong) + 32
  flow.write(labels.received, flow.y, { ...left, style: styles.strong })
  for (const [index, label] of [labels.receiverSigns, labels.driverSigns].entries()) {
    const x = left.x + index * (width + GAP)
    drawSignatureLine(flow, { x, width, y: bottom })
    flow.write(label, bottom + 3, { x, width, style: styles.small })
  }
}
