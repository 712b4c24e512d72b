import { encode } from 'uqr'
import { registrationFacts } from '#domain/document-layout/document-sections.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { colours, styles, type TextStyle } from './drawing.ts'
import type { Flow } from './flow.ts'

/** A place on a page, in points. */
type Place = { readonly x: number; readonly width: number }

/** Side of the QR code in points: a signed one has up to 177 modules, which a telephone still reads at 0.65 pt each. */
const SIDE = 116
const GAP = 10
/** Labels on the roll: thermal paper has no grey. */
const roll: TextStyle = { ...styles.plain, size: 7 }

/** Draws the registration of a document: what the portal says, and the QR code that it signed. Nothing where none is recorded. */
export function drawRegistration(flow: Flow, document: TaxDocument, { x, width }: Place): void {
  const facts = registrationFacts(document)
  if (facts === null || document.eInvoice === undefined) return
  const isBeside = width > 2 * SIDE
  const text = { x, width: isBeside ? width - SIDE - GAP : width }
  flow.ensureSpace(SIDE + (isBeside ? GAP : 100))
  const top = flow.y
  let { y } = flow
  for (const { label, value } of facts) {
    y = flow.write(label, y, { ...text, style: isBeside ? styles.label : roll }) + 1
    y = flow.write(value, y, { ...text, style: styles.plain }) + 4
  }
  const left = isBeside ? x + width - SIDE : x + (width - SIDE) / 2
  drawQr(flow, document.eInvoice.signedQr, { x: left, y: isBeside ? top : y, side: SIDE })
  flow.y = Math.max(y, (isBeside ? top : y) + SIDE) + GAP
}

/** Side of the code that says nothing but the number of a bill. */
export const BILL_CODE_SIDE = 48

/** Tells whether a document has a code of its number: an invoice whose portal signed no other. */
export function hasBillCode({ kind, eInvoice }: Pick<TaxDocument, 'kind' | 'eInvoice'>): boolean {
  return kind === 'invoice' && eInvoice === undefined
}

/** Draws the number of an invoice as a QR code, by which the counter finds it again (COUNTER-03). */
export function drawBillCode(
  flow: Flow,
  { number }: TaxDocument,
  at: { readonly x: number; readonly y: number },
): void {
  drawQr(flow, number, { ...at, side: BILL_CODE_SIDE })
}

type Square = { readonly x: number; readonly y: number; readonly side: number }

/** Draws a QR code row by row; modules beside each other are one rectangle, so that no printer leaves a gap between them. */
function drawQr(flow: Flow, text: string, { x, y, side }: Square): void {
  const { data, size } = encode(text, { ecc: 'L', border: 0 })
  const module = side / size
  for (const [row, cells] of data.entries()) {
    let start: number | null = null
    for (const [column, isDark] of [...cells, false].entries()) {
      if (isDark) start ??= column
      else if (start !== null) {
        const at = { x: x + start * module, y: y + row * module }
        flow.draw({
          kind: 'rect',
          ...at,
          width: (column - start) * module,
          height: module,
          colour: colours.ink,
        })
        start = null
      }
    }
  }
}
