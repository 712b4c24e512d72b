import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  unregistered,
} from '../../../tests/support/builders/order-to-invoice.ts'
import { sumsOfDocuments, sumsOfFile } from '../../../tests/support/builders/expected-gstr1.ts'
import type { Gstin } from '../../identity/gstin.ts'
import type { Paise } from '../../money/paise.ts'
import { createGstr1 } from '../../gst-returns/gstr1.ts'
import { salesRegisterTable } from '../../gst-returns/sales-register.ts'
import { tallyVouchersOf } from '../../gst-returns/tally.ts'
import { createCreditNote } from '../create-credit-note.ts'
import type { CreditNote, Invoice } from '../tax-document.ts'

const cement = orderItem({ without: 100, withGst: 118, quantity: 3 })
const sand = orderItem({
  name: 'Sand',
  unit: 'cft',
  hsn: '2505',
  rate: '5',
  without: 200,
  withGst: 210,
  quantity: 3,
})

/** The invoice of an order with a fee on top of its goods. */
function invoiceWith(items: Parameters<typeof orderOf>[0], fee: number, changes: object = {}): Invoice {
  const order = orderOf(items)
  return invoiceOf(
    { ...order, deliveryCharge: fee as Paise, grandTotal: (order.grandTotal + fee) as Paise },
    changes,
  )
}

const feesOf = ({ lines }: Pick<Invoice, 'lines'>) => lines.filter(({ isDelivery }) => isDelivery)

test('[AREA-04] a delivery fee is a line of its own at the rate and under the HSN of the goods', () => {
  const invoice = invoiceWith([cement], 11_800)
  expect(invoice.lines[1]).toEqual({
    serial: 2,
    description: 'Delivery',
    hsn: '2523',
    quantity: 1,
    unit: 'BAG',
    unitName: 'bag',
    gstRate: 18,
    ratePerUnit: 100_000_000,
    discount: 0,
    taxable: 10_000,
    cgst: 900,
    sgst: 900,
    igst: 0,
    total: 11_800,
    isDelivery: true,
  })
  expect(invoice.totals).toMatchObject({ taxable: 40_000, total: 47_200, roundOff: 0, grandTotal: 47_200 })
  expect(invoice.hsnSummary).toMatchObject([{ hsn: '2523', taxable: 40_000, total: 47_200 }])
})

test('[AREA-04] goods of several rates share the fee by their value, each at its own rate', () => {
  // ₹354 at 18 % and ₹630 at 5 %: of ₹98.40 they bear a tenth of their value each
  const invoice = invoiceWith([cement, sand], 9_840)
  expect(feesOf(invoice)).toMatchObject([
    { hsn: '2523', gstRate: 18, taxable: 3_000, cgst: 270, sgst: 270, total: 3_540 },
    { hsn: '2505', gstRate: 5, taxable: 6_000, cgst: 150, sgst: 150, total: 6_300 },
  ])
})

test('[AREA-04] an order that is delivered free has the same invoice as ever', () => {
  expect(invoiceWith([cement, sand], 0)).toEqual(invoiceOf(orderOf([cement, sand])))
  expect(JSON.stringify(invoiceWith([cement], 0))).not.toContain('isDelivery')
})

test('[AREA-04] only the credit note for the last of the goods takes the fee back, and all of them add up to the invoice', () => {
  const invoice = invoiceWith([cement], 5_001)
  const notes: CreditNote[] = []
  const credit = (units: number, grandTotal: number, withDelivery: boolean) => {
    const note = createCreditNote(invoice, {
      number: `NC/26-27/00000${notes.length + 1}`,
      issuedAt: new Date(invoice.issuedAt),
      reason: 'Return',
      earlier: notes,
      partial: { units: new Map([[1, units]]), withDelivery, grandTotal: grandTotal as Paise },
    })
    notes.push(note)
    return note
  }
  expect(credit(2, 23_600, false).lines).toHaveLength(1)
  expect(feesOf(credit(1, 16_801, true))).toHaveLength(1)
  for (const column of ['taxable', 'cgst', 'sgst', 'total', 'roundOff', 'grandTotal'] as const)
    expect([column, notes.reduce((sum, { totals }) => sum + totals[column], 0)]).toEqual([
      column,
      invoice.totals[column],
    ])
})

const itemAt = (...rates: number[]) =>
  fc
    .record({
      paise: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 900 }),
      rate: fc.constantFrom(...rates),
      hsn: fc.constantFrom('2523', '2505', '7214'),
    })
    .map(({ paise, quantity, rate, hsn }) =>
      orderItem({
        quantity,
        hsn,
        rate: String(rate),
        without: (paise / 100).toFixed(2),
        withGst: ((paise * (100 + rate)) / 10_000).toFixed(4),
      }),
    )
const invoiceOfItems = (item: ReturnType<typeof itemAt>) =>
  fc
    .record({
      items: fc.array(item, { minLength: 1, maxLength: 6 }),
      fee: fc.integer({ min: 1, max: 10_000_000 }),
      isFar: fc.boolean(),
      isFirm: fc.boolean(),
    })
    .map(({ items, fee, isFar, isFirm }) => {
      const order = orderOf(items, isFar ? { shippingAddress: delhi } : {})
      const grandTotal = (order.grandTotal + fee) as Paise
      const billTo = { ...unregistered, gstin: isFirm ? ('06AABCU9603R1ZM' as Gstin) : null }
      return { fee, invoice: invoiceOf({ ...order, deliveryCharge: fee as Paise, grandTotal }, { billTo }) }
    })
const delhi = { ...siteAddress, state: 'Delhi', zipcode: '110001' }

test('[AREA-04] whatever is ordered, the shares of a fee are worth it to a paisa of each, and the document adds up', () => {
  fc.assert(
    fc.property(invoiceOfItems(itemAt(0, 5, 18, 28)), ({ fee, invoice }) => {
      const fees = feesOf(invoice)
      const worth = fees.reduce((sum, { total }) => sum + total, 0)
      expect(Math.abs(worth - fee)).toBeLessThanOrEqual(fees.length)
      expect(new Set(fees.map(({ gstRate }) => gstRate)).size).toBe(fees.length)
      const columns = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
      for (const column of columns) {
        const sum = invoice.lines.reduce((total, line) => total + line[column], 0)
        expect(sum).toBe(invoice.totals[column])
        expect(invoice.hsnSummary.reduce((total, row) => total + row[column], 0)).toBe(sum)
      }
      expect(invoice.totals.total + invoice.totals.roundOff).toBe(invoice.totals.grandTotal)
      expect(Math.abs(invoice.totals.roundOff)).toBeLessThanOrEqual(20)
    }),
  )
})

test('[AREA-04] [DESK-07] GSTR-1, register and Tally hold the fee to the paisa, and it is no quantity of the goods', () => {
  fc.assert(
    // lines without tax stand in a section of their own
    fc.property(invoiceOfItems(itemAt(5, 18, 28)), ({ invoice }) => {
      const documents = [
        invoice,
        createCreditNote(invoice, {
          number: 'NC/26-27/000001',
          issuedAt: new Date(invoice.issuedAt),
          reason: 'Return',
          partial: { units: new Map([[1, 1]]), grandTotal: invoice.lines[0]?.total ?? (0 as Paise) },
        }),
      ]
      const file = createGstr1({
        gstin: invoice.seller.gstin,
        month: invoice.issuedAt.slice(0, 7),
        documents,
        invoiceTotals: new Map([[invoice.number, invoice.totals.grandTotal]]),
      })
      const [filed, expected] = [sumsOfFile(file), sumsOfDocuments(documents)]
      expect(filed.registered).toEqual(expected.registered)
      expect(filed.others).toEqual(expected.others)
      const quantities = (file.hsn?.hsn_b2b ?? file.hsn?.hsn_b2c ?? []).map(({ qty }) => qty)
      const goods = invoice.lines.filter(({ isDelivery }) => !isDelivery)
      expect(quantities.reduce((sum, one) => sum + one, 0)).toBe(
        goods.reduce((sum, { quantity }) => sum + quantity, 0) - 1,
      )
      const [heads, rows] = salesRegisterTable([invoice])
      const taxable = heads.indexOf('Taxable value')
      const register = rows.reduce((sum, row) => sum + Math.round(Number(row[taxable]) * 100), 0)
      expect(register).toBe(invoice.totals.taxable)
      for (const { entries } of tallyVouchersOf(documents, []))
        expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(0)
    }),
  )
})
