import { add, toPaise, subtract, type Paise } from '../../money/paise.ts'
import { roundHalfUp } from '../../money/largest-remainder.ts'
import type { DocumentLine } from '../tax-document.ts'

/**
 * So many units of a line of an invoice, after `before` others of it: each amount is the share of all units up to these, rounded
 * half-up, less the share of those before, so that parts of all units add up to the line to the paisa. Of a line of 100 paise for
 * three units, the units one by one are worth 33, 34 and 33 paise.
 */
export function prorateLine(
  line: DocumentLine,
  { quantity, before }: { readonly quantity: number; readonly before: number },
): DocumentLine {
  const upTo = (amount: Paise, units: number): Paise =>
    toPaise(Number(roundHalfUp(BigInt(amount) * BigInt(units), BigInt(line.quantity))))
  const share = (amount: Paise): Paise => subtract(upTo(amount, before + quantity), upTo(amount, before))
  const [taxable, cgst, sgst, igst] = [
    share(line.taxable),
    share(line.cgst),
    share(line.sgst),
    share(line.igst),
  ]
  const total = add(taxable, cgst, sgst, igst)
  const { weighing, ...rest } = line
  const isWhole = quantity === line.quantity
  return {
    ...rest,
    ...(weighing && isWhole && { weighing }),
    quantity,
    discount: share(line.discount),
    taxable,
    cgst,
    sgst,
    igst,
    total,
  }
}
