import { describe, expect, test } from 'vitest'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  unregistered,
} from '../../tests/support/builders/order-to-invoice.ts'
import { parseGstin } from '../identity/gstin.ts'
import { createCreditNote } from './create-credit-note.ts'
import { documentParties } from '../document-layout/document-sections.ts'
import { isInterState } from './tax-document.ts'

const parsed = parseGstin('27AAPFU0939F1ZV')
const gstin = 'gstin' in parsed ? parsed.gstin : null
const cement = orderItem({ without: '323.728814', withGst: 382 })

describe('[ORD-09] a firm that gave its name and address with its GSTIN', () => {
  const billing = {
    legalName: 'Uttam Projects Private Limited',
    address: { line: '4 Nariman Point', city: 'Mumbai', state: 'Maharashtra', zipcode: '400021' },
  }
  const billTo = { ...unregistered, name: 'Ravi Kumar', gstin }

  test('is billed under them, apart from who receives the goods, with its State once', () => {
    const invoice = invoiceOf(orderOf([cement], { billing }), { billTo })
    expect(invoice.buyer).toEqual({
      name: 'Uttam Projects Private Limited',
      phone: null,
      addressLines: ['4 Nariman Point', 'Mumbai 400021'],
      state: 'Maharashtra',
      stateCode: '27',
      gstin,
    })
    expect(documentParties(invoice)).toEqual([
      {
        label: 'Billed to',
        name: 'Uttam Projects Private Limited',
        lines: ['4 Nariman Point', 'Mumbai 400021', 'State Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV'],
      },
      {
        label: 'Delivered to',
        name: 'Asha Rao',
        lines: ['12, MG Road', 'Behind the metro station', 'Gurugram 122001, Haryana', 'Phone 9812345678'],
      },
    ])
    expect(isInterState(invoice)).toBe(true)
    const line = { ...siteAddress.address_line1, receiverName: '' }
    const unnamed = orderOf([cement], { billing, shippingAddress: { ...siteAddress, address_line1: line } })
    expect(invoiceOf(unnamed, { billTo }).deliveryAddress.name).toBe('Ravi Kumar')
  })

  test('stands on its credit note as on its invoice', () => {
    const invoice = invoiceOf(orderOf([cement], { billing }), { billTo })
    const note = createCreditNote(invoice, {
      number: 'NC/26-27/000001',
      issuedAt: new Date(),
      reason: 'Returned',
    })
    expect(note.buyer).toEqual(invoice.buyer)
  })
})
