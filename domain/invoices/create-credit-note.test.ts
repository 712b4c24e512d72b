import { expect, test } from 'vitest'
import { invoiceOf, orderItem, orderOf } from '../../tests/support/builders/order-to-invoice.ts'
import { createCreditNote } from './create-credit-note.ts'

const invoice = invoiceOf(orderOf([orderItem({ without: 100, withGst: 118, quantity: 3 })]))
const note = createCreditNote(invoice, {
  number: 'NC/27-28/000001',
  issuedAt: new Date('2027-03-31T18:30:00.000Z'),
  reason: ' Wrong goods ',
})

test('[ORD-09] a credit note names the invoice that it reverses, and the reason', () => {
  expect(note).toMatchObject({
    kind: 'credit-note',
    number: 'NC/27-28/000001',
    financialYear: '2027-28',
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: 'Wrong goods',
  })
})

test('[ORD-09] a credit note has the amounts, the parties and the place of supply of the invoice', () => {
  for (const section of ['lines', 'hsnSummary', 'totals', 'amountInWords', 'seller', 'buyer'] as const)
    expect(note[section]).toEqual(invoice[section])
  expect(note.placeOfSupply).toEqual(invoice.placeOfSupply)
})
