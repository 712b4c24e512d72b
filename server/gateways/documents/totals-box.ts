import type { LabelledValue } from '#domain/document-layout/document-sections.ts'
import { formatAmount } from '#domain/document-layout/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import { colours, contentArea, lineHeight, styles } from './drawing.ts'
import type { Flow } from './flow.ts'

const WIDTH = 172
const SUM_HEIGHT = 40

/** Position and width of totals: below the table, at the right. */
export const totalsBox = { x: contentArea.left + contentArea.width - WIDTH, width: WIDTH }

/** Amount at the foot of a document, with the facts that lead to it. */
export type Totals = {
  readonly facts: readonly LabelledValue[]
  readonly label: string
  readonly amount: Paise
}

/** Height of totals, in points. */
export function totalsHeight({ facts }: Totals): number {
  return facts.length * (lineHeight(styles.plain) + 2) + SUM_HEIGHT
}

/** Writes totals from `top` on and returns their bottom. */
export function writeTotals(flow: Flow, { facts, label, amount }: Totals, top: number): number {
  const inner = { x: totalsBox.x + 8, width: totalsBox.width - 12 }
  let y = top
  for (const fact of facts) {
    flow.write(fact.label, y, { ...inner, style: styles.muted })
    y = flow.write(fact.value, y, { ...inner, style: styles.plain, align: 'right' }) + 2
  }
  y += 3
  flow.draw({ kind: 'rect', ...totalsBox, y, height: SUM_HEIGHT, colour: colours.background })
  flow.draw({ kind: 'rect', x: totalsBox.x, y, width: 2.4, height: SUM_HEIGHT, colour: colours.accent })
  const next = flow.write(label, y + 5, { ...inner, style: styles.label })
  flow.write(`₹${formatAmount(amount)}`, next, { ...inner, style: styles.grand, align: 'right' })
  return y + SUM_HEIGHT
}
