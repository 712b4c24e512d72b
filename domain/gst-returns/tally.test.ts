import { expect, test } from 'vitest'
import { createCreditNote } from '../invoices/create-credit-note.ts'
import type { Gstin } from '../identity/gstin.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { Paise } from '../money/paise.ts'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  unregistered,
} from '../../tests/support/builders/order-to-invoice.ts'
import { tallyLedgersOf, tallyVouchersOf, type MoneyMovement } from './tally.ts'
import { tallyLedgers, tallyVouchers } from './tally-xml.ts'

const brick = {
  name: 'Red clay brick',
  unit: 'piece',
  hsn: '6904',
  rate: '12',
  without: '7.589286',
  withGst: '8.5',
}
const order = orderOf([orderItem({ ...brick, quantity: 1001 }), orderItem({ ...brick, quantity: 7 })])
const retail = invoiceOf(order)
const firm = invoiceOf(
  { ...order, shippingAddress: { ...siteAddress, state: 'Delhi', zipcode: '110001' } },
  {
    number: 'NV/26-27/000124',
    billTo: { ...unregistered, name: 'Gupta & Sons <Steel>', gstin: '07AAGFF2194N1Z1' as Gstin },
  },
)
const note = createCreditNote(retail, {
  number: 'NC/26-27/000001',
  issuedAt: new Date('2026-11-24T05:00:00.000Z'),
  reason: 'Wrong goods',
})
const further = invoiceOf(order, { number: 'NV/26-27/000125' })
const documents: TaxDocument[] = [retail, firm, note, further]
const paid: MoneyMovement = {
  id: 'receipt-1',
  at: new Date('2026-11-21T20:00:00.000Z'),
  orderNumber: '4821-9035-7',
  method: 'CASH',
  amount: 10_005 as Paise,
  party: { name: 'Asha', gstin: null },
}
const back: MoneyMovement = { ...paid, id: 'back-1', method: 'UPI', amount: -205 as Paise }

test('[DESK-07] receipts and payments have numbers that a person can read, the same each time and none twice', () => {
  const id = 'receipt-3f0d9c8e-6f1c-4b58-9a55-0d7a5a0c1a11-CASH-1795291200000'
  const again = { ...paid, id: `${id}-2`, at: new Date('2026-11-21T20:00:01.000Z') }
  const nextDay = { ...paid, id: `${id}-3`, at: new Date('2026-11-22T20:00:00.000Z') }
  const other = { ...paid, id: `${id}-4`, orderNumber: '1111-2222-3' }
  const movements = [paid, back, again, nextDay, other]
  const numbers = (list: readonly MoneyMovement[]) =>
    new Map(tallyVouchersOf([], list).map((voucher) => [voucher.id, voucher.number]))
  expect(numbers(movements)).toEqual(
    new Map([
      ['back-1', '4821-9035-7/20261122'],
      [paid.id, '4821-9035-7/20261122/2'],
      [other.id, '1111-2222-3/20261122'],
      [again.id, '4821-9035-7/20261122/3'],
      [nextDay.id, '4821-9035-7/20261123'],
    ]),
  )
  expect(numbers(movements.toReversed())).toEqual(numbers(movements))
})

/** Sum of each ledger in the file: Tally's amounts are negative for debits. */
function sumsOf(xml: string): Map<string, number> {
  const entries = [
    ...xml.matchAll(
      /<LEDGERNAME>([^<]*)<\/LEDGERNAME><ISDEEMEDPOSITIVE>(Yes|No)<\/ISDEEMEDPOSITIVE><AMOUNT>(-?)(\d+)\.(\d\d)<\/AMOUNT>/g,
    ),
  ]
  const sums = new Map<string, number>()
  for (const [, ledger = '', deemed, minus, whole, cents] of entries) {
    const paise = Number(whole) * 100 + Number(cents)
    expect(deemed).toBe(minus === '-' ? 'Yes' : 'No')
    sums.set(ledger, (sums.get(ledger) ?? 0) + (minus === '-' ? paise : -paise))
  }
  return sums
}

test('[DESK-07] the vouchers for Tally add up to the documents to the paisa, and each to nothing', () => {
  const vouchers = tallyVouchersOf(documents, [paid, back])
  for (const { entries } of vouchers) expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(0)
  const sums = sumsOf(tallyVouchers(vouchers))
  const total = (name: 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'grandTotal') =>
    documents.reduce((sum, { kind, totals }) => sum + (kind === 'invoice' ? 1 : -1) * totals[name], 0)
  expect(sums.get('Output CGST') ?? 0).toBe(-total('cgst'))
  expect(sums.get('Output SGST') ?? 0).toBe(-total('sgst'))
  expect(sums.get('Output IGST') ?? 0).toBe(-total('igst'))
  const gupta = 'Gupta &amp; Sons &lt;Steel&gt; (07AAGFF2194N1Z1)'
  expect(sums.get(gupta)).toBe(firm.totals.grandTotal)
  expect((sums.get('Retail customers') ?? 0) + (sums.get(gupta) ?? 0)).toBe(
    total('grandTotal') - 10_005 + 205,
  )
  expect(sums.get('Cash')).toBe(10_005)
  expect(sums.get('UPI')).toBe(-205)
})

test('[DESK-07] a credit note settles its invoice, and days are those of India', () => {
  const xml = tallyVouchers(tallyVouchersOf([retail, note], [paid]))
  expect(xml).toContain(`<NAME>${retail.number}</NAME><BILLTYPE>Agst Ref</BILLTYPE>`)
  expect(xml).toContain('REMOTEID="invoice-NV/26-27/000123" VCHTYPE="Sales" ACTION="Create"')
  // 20:00 UTC is the next day in India
  expect(xml).toContain('<DATE>20261122</DATE>')
})

test('[DESK-07] every ledger that a voucher names is in the file of ledgers, in its group', () => {
  const named = new Set(
    tallyVouchersOf(documents, [paid, back]).flatMap(({ entries }) => entries.map(({ ledger }) => ledger)),
  )
  const ledgers = tallyLedgersOf(documents, [paid, back])
  expect(new Set(ledgers.map(({ name }) => name))).toEqual(named)
  expect(ledgers).toContainEqual({ name: 'Retail customers', group: 'Sundry Debtors', gstin: null })
  expect(ledgers).toContainEqual({ name: 'Interstate sales 12%', group: 'Sales Accounts', gstin: null })
  expect(ledgers).toContainEqual({ name: 'Cash', group: 'Cash-in-Hand', gstin: null })
  expect(tallyLedgers(ledgers)).toContain('<PARTYGSTIN>07AAGFF2194N1Z1</PARTYGSTIN>')
})

test('[DESK-07] the ledger of a firm has its legal name, its billing address and the State of that', () => {
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  const named = invoiceOf(
    { ...order, billing: { legalName: 'Gupta & Sons', address } },
    { billTo: { ...unregistered, name: 'Ravi', gstin: '07AAGFF2194N1Z1' as Gstin } },
  )
  const ledgers = tallyLedgersOf([named, retail], [])
  expect(ledgers).toContainEqual({
    name: 'Gupta & Sons (07AAGFF2194N1Z1)',
    group: 'Sundry Debtors',
    gstin: '07AAGFF2194N1Z1',
    mailing: { lines: ['4 Barakhamba Road', 'New Delhi 110001'], state: 'Delhi' },
  })
  expect(tallyLedgers(ledgers)).toContain(
    '<ADDRESS>4 Barakhamba Road</ADDRESS><ADDRESS>New Delhi 110001</ADDRESS></ADDRESS.LIST><LEDSTATENAME>Delhi</LEDSTATENAME>',
  )
})
