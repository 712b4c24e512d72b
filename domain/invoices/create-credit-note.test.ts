import { expect, test } from 'vitest'
import { invoiceOf, orderItem, orderOf } from '../../tests/support/builders/order-to-invoice.ts'
import { paymentLine } from '../document-layout/document-sections.ts'
import type { Paise } from '../money/paise.ts'
import { amountLeftToCredit, createCreditNote } from './create-credit-note.ts'
import type { CreditNote } from './tax-document.ts'

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

const unevenInvoice = invoiceOf(
  orderOf([
    orderItem({ without: 28.25, withGst: 33.335, quantity: 7 }),
    orderItem({ name: 'Sand', rate: '5', without: 10.01, withGst: 10.5105, quantity: 3 }),
  ]),
)

test('[DESK-03] the credit notes of all units of an invoice add up to it in every column', () => {
  const notes: CreditNote[] = []
  const steps = [
    [[1, 3]],
    [
      [1, 1],
      [2, 2],
    ],
    [[1, 3]],
  ] as const
  for (const [index, step] of steps.entries())
    notes.push(
      createCreditNote(unevenInvoice, {
        number: `NC/27-28/00000${index + 2}`,
        issuedAt: new Date('2027-03-31T18:30:00.000Z'),
        reason: 'Return',
        earlier: notes,
        partial: { units: new Map(step), grandTotal: 5_000 as Paise },
      }),
    )
  notes.push(
    createCreditNote(unevenInvoice, {
      number: 'NC/27-28/000009',
      issuedAt: new Date('2027-03-31T18:30:00.000Z'),
      reason: 'The rest',
      earlier: notes,
    }),
  )
  for (const column of ['taxable', 'cgst', 'sgst', 'igst', 'total', 'grandTotal'] as const)
    expect([column, notes.reduce((sum, { totals }) => sum + totals[column], 0)]).toEqual([
      column,
      unevenInvoice.totals[column],
    ])
  expect(notes.map(({ lines }) => lines.map(({ serial, quantity }) => [serial, quantity]))).toEqual([
    [[1, 3]],
    [
      [1, 1],
      [2, 2],
    ],
    [[1, 3]],
    [[2, 1]],
  ])
  expect(amountLeftToCredit(unevenInvoice, notes)).toBe(0)
})

test('[ORD-09] a credit note says how its order stands paid when it is issued, and never asks to be paid', () => {
  const cash = {
    ...invoiceOf(orderOf([orderItem({ without: 100, withGst: 118 })])),
    payment: { mode: 'COD', status: 'PENDING', id: null },
  } as const
  const facts = {
    number: 'NC/26-27/000009',
    issuedAt: new Date('2026-11-24T05:00:00.000Z'),
    reason: 'Return',
  }
  const lineOf = (status: 'PAID' | 'REFUNDED' | 'PENDING') =>
    paymentLine(createCreditNote(cash, { ...facts, payment: { mode: 'COD', status, id: null } }))
  expect(paymentLine(cash)).toBe('Cash on delivery, to be paid')
  expect(lineOf('PAID')).toBe('Cash on delivery, paid')
  expect(lineOf('REFUNDED')).toBe('Cash on delivery, refunded')
  expect([lineOf('PENDING'), paymentLine(createCreditNote(cash, facts))]).toEqual([
    'Cash on delivery',
    'Cash on delivery',
  ])
})
