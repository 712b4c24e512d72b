import { expect, test } from 'vitest'
import { demoSeller } from '#domain/invoices/seller.ts'
import type { Language } from '#domain/i18n/language.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import { createQuotationDocument } from '#domain/quotations/quotation-document.ts'
import type { Quotation, QuotationContent } from '#domain/quotations/quotation.ts'
import { orderItem, orderOf, siteAddress } from '../../../tests/support/builders/order-to-invoice.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const brick = {
  name: 'Red clay brick',
  unit: 'piece',
  hsn: '6904',
  rate: '12',
  without: '7.589286',
  withGst: '8.5',
}
const order = orderOf([orderItem({ ...brick, quantity: 3000 })])

const quotation: Quotation & { content: QuotationContent } = {
  id: '6d1c6f0e-3b1f-4a6d-9f57-0d2d0a3d9b11',
  number: 'Q-4821-9035',
  userId: 'a',
  state: 'OPEN',
  content: { items: order.orderItems, address: siteAddress, buyerGstin: '07AAACB1234C1Z3' as Gstin },
  total: order.grandTotal,
  actor: 'Ravi',
  createdAt: '2026-11-20T06:30:00.000Z',
  expiresAt: '2026-11-27T06:30:00.000Z',
  requestedAt: null,
  orderId: null,
}

function textsOf(
  { content, ...more }: Partial<Quotation> = {},
  { namesPerson = true, language }: { readonly namesPerson?: boolean; readonly language?: Language } = {},
): string[] {
  const customer = { name: 'Bhola Ram', phone: '+919811111111' }
  const document = createQuotationDocument(
    { ...quotation, ...more, content: content ?? quotation.content },
    { seller: demoSeller, customer, namesPerson, language },
  )
  const pages = layOutInvoice(document, (text, { size }) => text.length * size * 0.5)
  return pages.flatMap((page) => page.flatMap((op) => (op.kind === 'text' ? [op.text] : [])))
}

test('[DESK-04] the paper of a quotation has its validity, the tax as the invoice would, and who offers it', () => {
  const texts = textsOf()
  for (const text of [
    'Quotation',
    'Q-4821-9035',
    'Valid until',
    '27 Nov 2026',
    'Bhola Ram',
    'Red clay brick',
    '6904',
    '₹25,500.00',
    'This is an offer and not a tax invoice.',
    'For Neev Demo Private Limited',
  ])
    expect(texts).toContain(text)
  expect(texts.join(' ')).toContain('These prices hold until 27 Nov 2026')
  expect(texts.join(' ')).not.toMatch(/Tax Invoice|Original for recipient|Cash on delivery/)
})

test('[DESK-04] the paper behind a link names no person and no address', () => {
  const text = textsOf({}, { namesPerson: false }).join(' ')
  expect(text).toContain('Red clay brick')
  expect(text).not.toMatch(/Bhola|9811111111|07AAACB1234C1Z3/)
  expect(text).not.toContain(siteAddress.street)
})

test('[OFFER-01] [QUOTE-01] the paper of a quotation names the offers that lowered its prices', () => {
  const offer = { offerId: 'a', name: 'Diwali', nameHi: 'दिवाली', code: 'DIWALI10' }
  const saved = toPaise(2_550_00)
  const items = quotation.content.items.map((item) => ({
    ...item,
    pricing: {
      source: { kind: 'list' },
      listPrice: item.priceWithGst,
      publicPrice: item.priceWithGst,
      offers: [{ ...offer, saved }],
    } as const,
  }))
  const content = { ...quotation.content, items, offers: [{ ...offer, kind: 'percent', saved } as const] }
  expect(textsOf({ content }).join(' ')).toContain(
    'Offers, already taken off, GST included: Diwali (DIWALI10) –₹2,550.00.',
  )
  expect(textsOf({ content }, { language: 'hi' }).join(' ')).toContain('दिवाली (DIWALI10) –₹2,550.00')
  expect(textsOf().join(' ')).not.toContain('Offers')
})

test('[DESK-04] a quotation that no longer holds says so', () => {
  expect(textsOf()).not.toContain('Expired')
  expect(textsOf({ state: 'EXPIRED' })).toContain('Expired')
  expect(textsOf({ state: 'CANCELLED' })).toContain('Withdrawn')
})
