import { labelsOf } from '#domain/document-layout/labels-of.ts'
import { sellerLines } from '#domain/document-layout/document-sections.ts'
import type { BalanceConfirmation, StatementDocument } from '#domain/document-layout/statement-document.ts'
import { statementLabelsOf } from '#domain/document-layout/statement-labels.ts'
import {
  ageingColumns,
  balanceLabel,
  billColumns,
  formatPlainDay,
  statementColumns,
  statementFacts,
  statementParty,
  statementTitle,
} from '#domain/document-layout/statement-sections.ts'
import { amountInWords } from '#domain/money/amount-in-words.ts'
import { toPaise } from '#domain/money/paise.ts'
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
} from '../document-frame.ts'
import { colours, contentArea, lineHeight, styles, type DrawingOp, type Measure } from '../drawing.ts'
import { createFlow, drawRule, type Flow } from '../flow.ts'
import { layOutTable } from '../lay-out-table.ts'
import { totalsHeight, writeTotals } from '../totals-box.ts'

type Pages = readonly (readonly DrawingOp[])[]
type Paper = StatementDocument | BalanceConfirmation

const fullWidth = { x: contentArea.left, width: contentArea.width }

/** Lays out a statement: the ledger of the period, what is owed, its age, and the open bills. */
export function layOutStatement(document: StatementDocument, measure: Measure): Pages {
  const { language, statement, notes } = document
  const t = statementLabelsOf(language)
  const flow = begin(document, measure)
  layOutTable(flow, {
    columns: statementColumns(document),
    ...fullWidth,
    flexible: 'particulars',
    minWidth: 150,
  })
  if (statement.rows.length === 0)
    flow.y = flow.write(t.nothing, flow.y + 4, { ...fullWidth, style: styles.muted })
  flow.y += GAP
  writeBalance(flow, document)
  section(flow, t.ageing(formatPlainDay(statement.to, language)))
  layOutTable(flow, {
    columns: ageingColumns(statement, language),
    ...fullWidth,
    flexible: 'advance',
    minWidth: 60,
  })
  flow.y += GAP
  if (statement.bills.length > 0) {
    section(flow, t.bills)
    layOutTable(flow, { columns: billColumns(document), ...fullWidth, flexible: 'bill', minWidth: 120 })
    flow.y += GAP
  }
  writeNotes(flow, notes)
  drawFooters(flow, statementTitle(document), labelsOf(document))
  return flow.pages
}

/** Lays out a page by which the holder confirms what they owe on a day. */
export function layOutConfirmation(document: BalanceConfirmation, measure: Measure): Pages {
  const { language, seller, statement } = document
  const t = statementLabelsOf(language)
  const { closing, to } = statement
  const day = formatPlainDay(to, language)
  const flow = begin(document, measure)
  const said = closing === 0 ? t.confirmNothing(day) : closing < 0 ? t.confirmHeld(day) : t.confirmOwes(day)
  flow.y = flow.write(said, flow.y, { ...fullWidth, style: styles.plain }) + GAP
  writeBalance(flow, document)
  const labels = labelsOf(document)
  flow.y = flow.write(labels.inWords, flow.y, { ...fullWidth, style: styles.label }) + 1
  const words = amountInWords(toPaise(Math.abs(closing)), language)
  flow.y = flow.write(words, flow.y, { ...fullWidth, style: styles.strong }) + GAP
  writeSignature(flow, { seller, labels }, flow.y)
  flow.y += SIGNATURE_HEIGHT + 2 * GAP
  flow.draw(drawRule(flow.y, colours.hairline))
  flow.y += GAP
  flow.y = flow.write(t.confirmAnswer, flow.y, { ...fullWidth, style: styles.plain }) + GAP
  drawChoice(flow, t.agrees)
  drawChoice(flow, t.differs)
  flow.y = flow.write(t.remarks, flow.y + 4, { ...fullWidth, style: styles.plain }) + 18
  for (let line = 0; line < 2; line++) {
    drawSignatureLine(flow, { ...fullWidth, y: flow.y })
    flow.y += 24
  }
  flow.y += 44
  drawSignatureLine(flow, { ...left, y: flow.y })
  flow.y = flow.write(`${statementParty(document).name}: ${t.signs}`, flow.y + 3, {
    ...left,
    style: styles.small,
  })
  drawFooters(flow, statementTitle(document), labels)
  return flow.pages
}

function begin(document: Paper, measure: Measure): Flow {
  const { seller, kind, language } = document
  const title = statementTitle(document)
  const flow = createFlow(measure, (next) => drawContinuationHeader(next, seller.tradeName, title))
  drawHeading(flow, {
    name: seller.tradeName,
    lines: sellerLines(document),
    title: statementLabelsOf(language)[kind],
    mark: null,
    facts: statementFacts(document),
  })
  drawParties(flow, [statementParty(document)])
  return flow
}

function writeBalance(flow: Flow, { statement: { closing }, language }: Paper): void {
  const totals = {
    facts: [],
    label: balanceLabel(closing, language),
    amount: toPaise(Math.abs(closing)),
  }
  flow.ensureSpace(totalsHeight(totals))
  flow.y = writeTotals(flow, totals, flow.y) + GAP
}

function section(flow: Flow, title: string): void {
  flow.ensureSpace(lineHeight(styles.label) + 60)
  flow.y = flow.write(title, flow.y, { ...fullWidth, style: styles.label }) + 3
}

function drawChoice(flow: Flow, text: string): void {
  flow.draw({
    kind: 'box',
    x: contentArea.left,
    y: flow.y + 1,
    side: 9,
    thickness: 0.8,
    colour: colours.muted,
  })
  flow.y =
    flow.write(text, flow.y, {
      x: contentArea.left + 16,
      width: contentArea.width - 16,
      style: styles.plain,
    }) + 8
}

function writeNotes(flow: Flow, notes: readonly string[]): void {
  for (const note of notes) {
    flow.ensureSpace(flow.heightOf(note, { ...fullWidth, style: styles.plain }))
    flow.y = flow.write(note, flow.y, { ...fullWidth, style: styles.plain })
  }
}
