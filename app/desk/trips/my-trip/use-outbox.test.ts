import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import { inPaise } from './use-outbox.ts'

const report = {
  key: '0f8d4f0e-9a53-4d0d-8a52-000000000001',
  outcome: 'DELIVERED' as const,
  refused: [],
  reason: null,
  tappedAt: '2026-11-28T08:00:00.000Z',
}

test.each([
  { cash: 118, upi: 0, paid: { cash: 11_800, upi: 0 } },
  { cash: 0, upi: 1_045.5, paid: { cash: 0, upi: 104_550 } },
  { cash: 1_999.99, upi: 0.01, paid: { cash: 199_999, upi: 1 } },
  { cash: 8.2, upi: 1.15, paid: { cash: 820, upi: 115 } },
])(
  '[DESK-05] a report that the phone kept as $cash rupees in cash and $upi by UPI is sent in paise, exactly',
  ({ cash, upi, paid }) => {
    expect(inPaise({ ...report, cash, upi })).toEqual({ ...report, paid })
  },
)

test('[DESK-05] a report that is in paise already is sent as it is', () => {
  const kept = { ...report, paid: { cash: toPaise(11_800), upi: toPaise(0) } }
  expect(inPaise(kept)).toEqual(kept)
})
