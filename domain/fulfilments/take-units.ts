import { AppError } from '../errors.ts'
import type { LineQuantity } from './fulfilment.ts'
import type { LineProgress } from './line-progress.ts'

/**
 * Checks that so many units can be taken from each line, of those that `available` counts, and returns one entry a line. Throws
 * `invalid-input` for a line that the order does not have, that is named twice, or that has fewer units.
 */
export function takeUnits(
  lines: readonly LineProgress[],
  wanted: readonly LineQuantity[],
  available: (line: LineProgress) => number,
): readonly LineQuantity[] {
  for (const { line, quantity } of wanted) {
    const found = lines.find((one) => one.line === line)
    if (found === undefined) throw new AppError('invalid-input', `The order has no line ${line}.`)
    if (wanted.filter((one) => one.line === line).length > 1)
      throw new AppError('invalid-input', `Line ${line} is named twice.`)
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > available(found))
      throw new AppError(
        'invalid-input',
        `Of ${found.item.productName} ${available(found)} can be taken, not ${quantity}.`,
      )
  }
  return wanted
}
