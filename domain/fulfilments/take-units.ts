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
    if (found === undefined)
      throw new AppError('invalid-input', { reasons: [{ code: 'line-unknown', line }] })
    if (wanted.filter((one) => one.line === line).length > 1)
      throw new AppError('invalid-input', { reasons: [{ code: 'line-twice' }] })
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > available(found))
      throw new AppError('invalid-input', {
        reasons: [{ code: 'too-few-units', name: found.item.productName, most: available(found), quantity }],
      })
  }
  return wanted
}
