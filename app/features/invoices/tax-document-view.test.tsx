import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCreditNote } from '#domain/invoices/create-credit-note.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
} from '../../../tests/support/builders/order-to-invoice.ts'
import { TaxDocumentView } from './tax-document-view.tsx'

const cement = orderItem({ name: 'Cement', without: '323.728814', withGst: 382, base: 410, quantity: 10 })
const invoice = invoiceOf(orderOf([cement]))

/** The texts of the rendered page, separated by bars. */
function renderText(document: TaxDocument): string {
  return renderToStaticMarkup(<TaxDocumentView document={document} />).replaceAll(/<[^>]*>/g, '|')
}

test('[ORD-09] the printable page shows the content of the invoice', () => {
  const page = renderText(invoice)
  for (const text of [
    'Tax Invoice',
    'NV/26-27/000123',
    'GSTIN 06AAACN0000N1ZY · PAN AAACN0000N',
    'Asha Rao',
    'Haryana (06)',
    '10 BAG',
    '3,237.29',
    'CGST',
    '−0.01',
    '₹3,820.00',
    'Rupees Three Thousand Eight Hundred Twenty Only',
    'This is a computer generated tax invoice.',
  ])
    expect(page).toContain(text)
})

test('[ORD-09] a delivery to another state shows IGST only', () => {
  const page = renderText(
    invoiceOf(orderOf([cement], { shippingAddress: { ...siteAddress, state: 'Delhi', zipcode: '110001' } })),
  )
  expect(page).toContain('|IGST|')
  expect(page).not.toContain('|CGST|')
})

test('[ORD-09] a credit note states its invoice and the reason', () => {
  const page = renderText(
    createCreditNote(invoice, {
      number: 'NC/26-27/000001',
      issuedAt: new Date('2026-11-24T05:00:00.000Z'),
      reason: 'Wrong goods',
    }),
  )
  for (const text of ['Credit Note', 'NC/26-27/000001', 'NV/26-27/000123', 'Wrong goods', 'Total credit'])
    expect(page).toContain(text)
})
