import { describe, expect, test } from 'vitest'
import { orderItem } from '../../tests/support/builders/order-to-invoice.ts'
import type { Paise } from '../money/paise.ts'
import type { Fulfilment, FulfilmentStatus } from './fulfilment.ts'
import { lineProgress } from './line-progress.ts'
import type { Reduction } from './reduction.ts'
import { orderStatusOf } from './order-status-of.ts'
import { takeUnits } from './take-units.ts'

const lines = [
  { line: 0, item: orderItem({ without: 100, withGst: 118, quantity: 8 }) },
  { line: 1, item: orderItem({ name: 'Sand', without: 10, withGst: 11.8, quantity: 5 }) },
]

function part(
  number: number,
  status: FulfilmentStatus,
  units: readonly (readonly [number, number])[],
): Fulfilment {
  return {
    id: `f${number}`,
    number,
    status,
    note: null,
    lines: units.map(([line, quantity]) => ({ line, quantity })),
    shippedAt: '2026-11-20T06:30:00.000Z',
    deliveredAt: null,
  }
}

function change(
  kind: Reduction['kind'],
  isInvoiced: boolean,
  [line, quantity]: readonly [number, number],
): Reduction {
  const none = 0 as Paise
  const at = '2026-11-20T06:30:00.000Z'
  return {
    id: `${kind} ${line} ${quantity}`,
    kind,
    isInvoiced,
    reason: 'x',
    cause: null,
    at,
    amount: none,
    givenBack: none,
    method: null,
    reference: null,
    creditNote: null,
    lines: [{ line, quantity }],
  }
}

describe('how far the lines of an order are', () => {
  test('[DESK-03] units are counted as ordered, cancelled, shipped, delivered, returned and open', () => {
    const [first, second] = lineProgress({
      lines,
      fulfilments: [
        part(1, 'DELIVERED', [[0, 3]]),
        part(2, 'RETURNED', [[0, 2]]),
        part(3, 'SHIPPED', [
          [0, 1],
          [1, 5],
        ]),
      ],
      changes: [
        change('CANCEL', false, [0, 2]),
        change('CANCEL', true, [0, 1]),
        change('RETURN', true, [0, 1]),
      ],
    })
    expect(first).toMatchObject({
      ordered: 10,
      cancelled: 3,
      shipped: 4,
      delivered: 3,
      returned: 1,
      open: 3,
      remaining: 6,
    })
    expect(second).toMatchObject({
      ordered: 5,
      cancelled: 0,
      shipped: 5,
      delivered: 0,
      open: 0,
      remaining: 5,
    })
  })

  test('[DESK-03] the status of an order follows from its parts', () => {
    const status = (fulfilments: readonly Fulfilment[], changes: readonly Reduction[] = []) =>
      orderStatusOf('PLACED', lineProgress({ lines, fulfilments, changes }), fulfilments)
    const all = [
      [0, 8],
      [1, 5],
    ] as const
    expect(status([])).toBe('PLACED')
    expect(status([part(1, 'SHIPPED', [[0, 3]])])).toBe('SHIPPED')
    expect(status([part(1, 'DELIVERED', [[0, 3]])])).toBe('SHIPPED')
    expect(status([part(1, 'DELIVERED', [[0, 3]]), part(2, 'OUT_FOR_DELIVERY', [[0, 5]])])).toBe(
      'OUT_FOR_DELIVERY',
    )
    expect(status([part(1, 'DELIVERED', all)])).toBe('DELIVERED')
    const rest = [change('CANCEL', true, [0, 5]), change('CANCEL', true, [1, 5])]
    expect(status([part(1, 'DELIVERED', [[0, 3]])], rest)).toBe('DELIVERED')
    const everything = [change('CANCEL', true, [0, 8]), change('CANCEL', true, [1, 5])]
    expect(status([part(1, 'RETURNED', all)], everything)).toBe('CANCELLED')
    expect(
      status([part(1, 'DELIVERED', all)], [change('RETURN', true, [0, 8]), change('RETURN', true, [1, 5])]),
    ).toBe('DELIVERED')
  })

  test('[DESK-03] no more is taken than there is, of no line twice, and of no line that is not there', () => {
    const progress = lineProgress({ lines, fulfilments: [], changes: [] })
    const take = (...wanted: (readonly [number, number])[]) =>
      takeUnits(
        progress,
        wanted.map(([line, quantity]) => ({ line, quantity })),
        ({ open }) => open,
      )
    expect(take([0, 8], [1, 1])).toHaveLength(2)
    for (const wanted of [
      [[0, 9]],
      [[0, 0]],
      [[0, -1]],
      [[0, 1.5]],
      [[2, 1]],
      [
        [0, 1],
        [0, 1],
      ],
    ] as const)
      expect(() => take(...wanted)).toThrow(/line-unknown|line-twice|too-few-units/)
  })
})
