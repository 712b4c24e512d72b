import { expect, test } from 'vitest'
import type { Paise } from '../../money/paise.ts'
import { findSizeIssue } from './checkout-limits.ts'

test.each([
  [500, 1_000, null],
  [501, 1_000, 'lines'],
  [500, 1_001, 'total'],
  [501, 1_001, 'lines'],
])(
  '[SAFE-01] a cart of %i lines and %i paise is too large for one order by its %j',
  (lines, total, issue) => {
    expect(findSizeIssue({ lines, total: total as Paise }, { maxLines: 500, maxTotal: 1_000 as Paise })).toBe(
      issue,
    )
  },
)
