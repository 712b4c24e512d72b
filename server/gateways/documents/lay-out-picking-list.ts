import { documentLabels } from '#domain/document-layout/document-labels.ts'
import type { PackingSlip } from '#domain/printing/packing-slip.ts'
import type { PickingList } from '#domain/printing/picking-list.ts'
import { printLabels as labels } from '#domain/printing/layout/print-labels.ts'
import {
  pickingFacts,
  pickingTitle,
  printedTitle,
  slipFacts,
  slipParties,
} from '#domain/printing/layout/print-sections.ts'
import { pickingColumns, slipColumns } from '#domain/printing/layout/print-tables.ts'
import {
  GAP,
  drawContinuationHeader,
  drawFooters,
  drawHeading,
  drawParties,
  drawSignatureLine,
} from './document-frame.ts'
import { contentArea, lineHeight, styles, type DrawingOp, type Measure } from './drawing.ts'
import { createFlow, type Flow } from './flow.ts'
import { layOutTable } from './lay-out-table.ts'

type Pages = readonly (readonly DrawingOp[])[]

const fullWidth = { x: contentArea.left, width: contentArea.width }

/** Lays out what is fetched for orders, or loaded for a trip: a table for each group, then the numbers of the orders. */
export function layOutPickingList(list: PickingList, measure: Measure): Pages {
  const title = printedTitle(list)
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, list.storeName, title))
  drawHeading(flow, {
    name: list.storeName,
    lines: [],
    title: pickingTitle(list),
    mark: null,
    facts: pickingFacts(list),
  })
  for (const group of list.groups) {
    const columns = pickingColumns(group, list.orderNumbers.length === 1)
    layOutTable(flow, { columns, ...fullWidth, flexible: 'article', minWidth: 60 })
    flow.y += GAP
  }
  const numbers = list.orderNumbers.join(', ')
  flow.ensureSpace(lineHeight(styles.label) + flow.heightOf(numbers, { ...fullWidth, style: styles.plain }))
  flow.y = flow.write(labels.orders, flow.y, { ...fullWidth, style: styles.label }) + 1
  flow.y = flow.write(numbers, flow.y, { ...fullWidth, style: styles.plain })
  drawHandler(flow, labels.pickedBy)
  drawFooters(flow, title, documentLabels)
  return flow.pages
}

/** Lays out what lies in a part of an order. */
export function layOutPackingSlip(slip: PackingSlip, measure: Measure): Pages {
  const title = printedTitle(slip)
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, slip.storeName, title))
  drawHeading(flow, {
    name: slip.storeName,
    lines: [`${documentLabels.phone} ${slip.storePhone}`],
    title: labels['packing-slip'],
    mark: null,
    facts: slipFacts(slip),
  })
  drawParties(flow, slipParties(slip))
  layOutTable(flow, { columns: slipColumns(slip), ...fullWidth, flexible: 'article', minWidth: 120 })
  drawHandler(flow, labels.packedBy)
  drawFooters(flow, title, documentLabels)
  return flow.pages
}

const HANDLER_WIDTH = 180

/** A line for the signature of the person who did the work. */
function drawHandler(flow: Flow, label: string): void {
  const height = 46
  flow.ensureSpace(height)
  const y = flow.y + height - lineHeight(styles.small)
  drawSignatureLine(flow, { x: contentArea.left, width: HANDLER_WIDTH, y: y - 3 })
  flow.y = flow.write(label, y, { x: contentArea.left, width: HANDLER_WIDTH, style: styles.small })
}
