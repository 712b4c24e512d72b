import { labelsOf } from '#domain/document-layout/labels-of.ts'
import {
  issuerLines,
  issuerName,
  partnerColumns,
  partnerFacts,
  partnerLabelsOf,
} from '#domain/document-layout/partner-quotation-sections.ts'
import { amountInWords } from '#domain/money/amount-in-words.ts'
import type { PartnerPaper } from '#domain/quotations/partner-quotation-paper.ts'
import { drawContinuationHeader, drawFooters, drawHeading, drawParties, GAP } from '../document-frame.ts'
import { contentArea, styles, type DrawingOp, type Measure } from '../drawing.ts'
import { createFlow } from '../flow.ts'
import { layOutTable } from '../lay-out-table.ts'
import { totalsHeight, writeTotals } from '../totals-box.ts'

const fullWidth = { x: contentArea.left, width: contentArea.width }

/** Lays out a partner's own quotation: in the partner's name, with prices that include GST. */
export function layOutPartnerQuotation(
  document: PartnerPaper,
  measure: Measure,
): readonly (readonly DrawingOp[])[] {
  const { customer, total, language } = document
  const t = partnerLabelsOf(document)
  const name = issuerName(document)
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, name, t.title))
  drawHeading(flow, {
    name,
    lines: issuerLines(document),
    title: t.title,
    mark: null,
    facts: partnerFacts(document),
  })
  drawParties(flow, [{ label: t.customer, name: customer, lines: [] }])
  layOutTable(flow, { columns: partnerColumns(document), ...fullWidth, flexible: 'goods', minWidth: 150 })
  flow.y += GAP
  const totals = { facts: [], label: t.total, amount: total }
  flow.ensureSpace(totalsHeight(totals) + 60)
  flow.y = writeTotals(flow, totals, flow.y) + GAP
  flow.y = flow.write(amountInWords(total, language), flow.y, { ...fullWidth, style: styles.strong }) + GAP
  flow.y = flow.write(t.own(name), flow.y, { ...fullWidth, style: styles.plain })
  drawFooters(flow, `${t.title} · ${name}`, labelsOf(document))
  return flow.pages
}
