import { describe, expect, test } from 'vitest'
import { invoiceOf, orderItem, orderOf } from '../../tests/support/builders/order-to-invoice.ts'
import type { Fulfilment, LineQuantity } from '../fulfilments/fulfilment.ts'
import { prorateLine } from '../invoices/lines/prorate-line.ts'
import type { DocumentLine } from '../invoices/tax-document.ts'
import { challanCopies, challanNumber, createChallan } from './delivery-challan.ts'

const bricks = orderItem({ name: 'Brick', quantity: 7, rate: '12', without: '7.589286', withGst: '8.5' })
const gone = { ...orderItem({ name: 'Cancelled', without: '1', withGst: '1.18' }), quantity: 0 }
const bars = orderItem({ name: 'Bar', quantity: 3, without: '84.745763', withGst: '100' })
const invoice = invoiceOf(orderOf([bricks, bars]))
// the line between was cancelled before the invoice, which does not count it
const lines = [bricks, gone, bars].map((item, line) => ({ line, item }))

function part(
  number: number,
  own: readonly LineQuantity[],
  status: Fulfilment['status'] = 'SHIPPED',
): Fulfilment {
  const shippedAt = `2026-11-2${number}T10:00:00.000Z`
  return { id: String(number), number, status, note: null, lines: own, shippedAt, deliveredAt: null }
}

const facts = { invoice, fulfilmentCount: 3, vehicle: null, driver: null, copies: challanCopies }
const challansOf = (fulfilments: readonly Fulfilment[]) =>
  fulfilments.map((one) => createChallan(one, { lines, fulfilments }, facts))

describe('[DESK-03] the challans of an order', () => {
  test('add up to the lines of the invoice to the paisa, whatever the parts are', () => {
    const challans = challansOf([
      part(1, [{ line: 0, quantity: 3 }]),
      part(2, [
        { line: 0, quantity: 3 },
        { line: 2, quantity: 2 },
      ]),
      part(3, [
        { line: 0, quantity: 1 },
        { line: 2, quantity: 1 },
      ]),
    ])
    for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
      expect(challans.reduce((sum, { totals }) => sum + totals[name], 0)).toBe(invoice.totals[name])
    expect(challans.map((challan) => challan.lines.map(({ description }) => description))).toEqual([
      ['Brick'],
      ['Brick', 'Bar'],
      ['Brick', 'Bar'],
    ])
  })

  test('leave out of the count what came back undelivered and leaves again', () => {
    const [, second] = challansOf([
      part(1, [{ line: 2, quantity: 3 }], 'RETURNED'),
      part(2, [{ line: 2, quantity: 3 }]),
    ])
    expect(second?.totals.total).toBe(invoice.lines[1]?.total)
  })

  test('state what left, whatever was refused at the door since, and so do those of later parts', () => {
    const whole = [{ line: 0, quantity: 5 }]
    const rest = part(2, [{ line: 0, quantity: 2 }])
    const before = challansOf([part(1, whole), rest])
    const refused = { ...part(1, [{ line: 0, quantity: 4 }], 'DELIVERED'), sent: whole }
    expect(challansOf([refused, rest])).toEqual(before)
  })

  test('bear the number of the order with that of the part, the invoice, and the day on which they left', () => {
    expect(challansOf([part(1, []), part(2, [{ line: 0, quantity: 1 }])])[1]).toMatchObject({
      number: '4821-9035-7/2',
      issuedAt: '2026-11-22T10:00:00.000Z',
      against: { number: 'NV/26-27/000123' },
      seller: { gstin: '06AAACN0000N1ZY' },
      lines: [{ serial: 1, quantity: 1 }],
    })
  })
})

test('[DESK-03] the number of a challan has at most 16 characters', () => {
  expect(challanNumber('4821-9035-7', 9_999)).toHaveLength(16)
  expect(() => challanNumber('4821-9035-7', 10_000)).toThrow(RangeError)
})

test('[DESK-03] parts of a line share its amounts without losing a paisa', () => {
  const line = { quantity: 3, taxable: 100, cgst: 0, sgst: 0, igst: 0, discount: 0 } as DocumentLine
  const shares = [0, 1, 2].map((before) => prorateLine(line, { quantity: 1, before }).taxable)
  expect(shares).toEqual([33, 34, 33])
})
