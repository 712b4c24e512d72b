import { describe, expect, test } from 'vitest'
import { createCreditNote } from '#domain/invoices/create-credit-note.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { PrintedDocument, PrintJob } from '#domain/printing/print-job.ts'
import { formatAmount } from '#domain/document-layout/format.ts'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  type ItemInput,
} from '../../../tests/support/builders/order-to-invoice.ts'
import { renderDocuments } from './document-pdf.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { pageSize, type DrawingOp, type Measure } from './drawing.ts'
import { renderPdf } from './render-pdf.ts'
import { scriptRuns } from './script-runs.ts'
import { wrapText } from './wrap-text.ts'

const brick: ItemInput = {
  name: 'Red clay brick',
  unit: 'piece',
  hsn: '6904',
  rate: '12',
  without: '7.589286',
  withGst: '8.5',
}
const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderItem({ ...brick, name: `Brick ${index + 1}`, quantity: 1000 }),
  )
const invoice = invoiceOf(orderOf(items(3)))
const delhi = { ...siteAddress, state: 'Delhi', zipcode: '110001' }
const interState = invoiceOf(orderOf(items(1), { shippingAddress: delhi }))
const note = createCreditNote(invoice, {
  number: 'NC/26-27/000001',
  issuedAt: new Date('2026-11-24T05:00:00.000Z'),
  reason: 'Wrong goods',
})

const job = (...documents: readonly PrintedDocument[]): PrintJob => ({ paper: 'a4', documents })

/** Approximates the fonts: every character is half as wide as it is high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5

type TextOp = Extract<DrawingOp, { kind: 'text' }>

function pagesOf(document: TaxDocument): TextOp[][] {
  return layOutInvoice(document, measure).map((page) => page.filter((op) => op.kind === 'text'))
}

function textsOf(document: TaxDocument): string[] {
  return pagesOf(document).flatMap((page) => page.map(({ text }) => text))
}

describe('[ORD-09] the pages of an invoice', () => {
  test('name seller, customer, items and totals', () => {
    const texts = textsOf(invoice)
    for (const text of [
      'Tax Invoice',
      'Original for recipient',
      'NV/26-27/000123',
      '21 Nov 2026',
      '4821-9035-7',
      'Haryana (06)',
      'Neev Demo Private Limited',
      'GSTIN 06AAACN0000N1ZY · PAN AAACN0000N',
      'Asha Rao',
      'No GSTIN (unregistered)',
      'Brick 3',
      '6904',
      '1,000 PCS',
      '7.59',
      'CGST',
      'SGST',
      '22,767.86',
      '₹25,500.00',
      'Rupees Twenty-Five Thousand Five Hundred Only',
      'Cash on delivery, to be paid',
      'For Neev Demo Private Limited',
      'Authorised signatory',
      'This is a computer generated tax invoice.',
      'Page 1 of 1',
    ])
      expect(texts).toContain(text)
  })

  test('show only IGST for a delivery to another State', () => {
    const texts = textsOf(interState)
    expect(texts).toContain('IGST')
    expect(texts).toContain('Delhi (07)')
    expect(texts).not.toContain('CGST')
    expect(texts).not.toContain('SGST')
  })

  test('have a discount column only if there is a discount', () => {
    expect(textsOf(invoice)).not.toContain('Discount')
    expect(textsOf(invoiceOf(orderOf([orderItem({ ...brick, base: 9 })])))).toContain('Discount')
  })

  test('repeat the number and the table header on each page, and number the pages', () => {
    const pages = pagesOf(invoiceOf(orderOf(items(60))))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      const texts = page.map(({ text }) => text)
      expect(texts.includes('Description of goods')).toBe(texts.some((text) => /^Brick \d+$/.test(text)))
      expect(texts.some((text) => text.includes('NV/26-27/000123'))).toBe(true)
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    }
    const rows = pages.flat().filter(({ text }) => /^Brick \d+$/.test(text))
    expect(rows.map(({ text }) => text)).toEqual(items(60).map(({ productName }) => productName))
  })

  test.each([1, 12, 25, 26, 27, 28, 60])('keep %i lines within the page', (count) => {
    for (const page of pagesOf(invoiceOf(orderOf(items(count))))) {
      for (const { text, x, y, style } of page) {
        expect(x).toBeGreaterThanOrEqual(pageSize.margin - 0.01)
        expect(x + measure(text, style)).toBeLessThanOrEqual(pageSize.width - pageSize.margin + 0.01)
        expect(y).toBeLessThanOrEqual(pageSize.height - pageSize.margin)
      }
    }
  })

  test('align the figures of a column to the right', () => {
    const page = pagesOf(invoice)[0] ?? []
    const figures = new Set([...invoice.lines, invoice.totals].map(({ taxable }) => formatAmount(taxable)))
    const rightEdges = page
      .filter(({ text, x }) => figures.has(text) && x > 300 && x < 400)
      .map(({ text, x, style }) => Math.round(x + measure(text, style)))
    expect(rightEdges.length).toBeGreaterThanOrEqual(invoice.lines.length + 1)
    expect(new Set(rightEdges).size).toBe(1)
  })
})

test('[ORD-09] a credit note names the invoice that it reverses', () => {
  const texts = textsOf(note)
  for (const text of ['Credit Note', 'NC/26-27/000001', 'NV/26-27/000123', 'Wrong goods', 'Total credit'])
    expect(texts).toContain(text)
  expect(texts).not.toContain('Grand total')
})

describe('[ORD-09] the PDF', () => {
  test('has the same bytes for the same document, on the main thread and in the worker', async () => {
    const [first, second, fromWorker] = await Promise.all([
      renderPdf(job(invoice)),
      renderPdf(job(invoice)),
      renderDocuments(job(invoice)),
    ])
    expect(Buffer.from(first).equals(second)).toBe(true)
    expect(Buffer.from(first).equals(fromWorker)).toBe(true)
  })

  test('has a title, author and date in its metadata', async () => {
    const text = Buffer.from(await renderPdf(job(note))).toString('latin1')
    expect(text).toMatch(/^%PDF-/)
    expect(text).toContain('(Credit Note NC/26-27/000001)')
    expect(text).toContain('(Neev Demo Private Limited)')
    expect(text).toContain('(D:20261124050000Z)')
  })

  test('has all pages, and embeds the Devanagari fonts only when needed', async () => {
    const hindi = {
      ...siteAddress,
      address_line1: { ...siteAddress.address_line1, receiverName: 'श्री कृष्ण निर्माण' },
    }
    const long = await renderPdf(job(invoiceOf(orderOf(items(60), { shippingAddress: hindi }))))
    const text = Buffer.from(long).toString('latin1')
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1)
    expect(text).toContain('NotoSansDevanagari-SemiBold')
    expect(Buffer.from(await renderPdf(job(invoice))).toString('latin1')).not.toContain('Devanagari')
  })

  test('rejects a document that cannot be rendered, and still renders the next one', async () => {
    await expect(renderDocuments(job(Object.assign({}, invoice, { lines: null })))).rejects.toThrow(
      'could not be rendered',
    )
    await expect(renderDocuments(job(invoice))).resolves.toHaveProperty('length')
  })

  test('[SAFE-01] lets so many jobs wait and refuses the next ones as busy', async () => {
    // what cannot be rendered takes its place in the queue, but hardly any time
    const broken = job(Object.assign({}, note, { lines: null }))
    const jobs = await Promise.allSettled(Array.from({ length: 40 }, () => renderDocuments(broken)))
    const codes = jobs.map((one) => (one.status === 'rejected' ? one.reason.code : 'rendered'))
    expect(codes.filter((code) => code === 'temporarily-unavailable')).toHaveLength(8)
    expect(codes.filter((code) => code === undefined)).toHaveLength(32)
    await expect(renderDocuments(job(note))).resolves.toHaveProperty('length')
  })
})

test('a text is split where the script changes, and Hindi words stay together', () => {
  expect(scriptRuns('श्री राम (Shri Ram), ५०')).toEqual([
    { text: 'श्री राम', script: 'devanagari' },
    { text: ' (Shri Ram), ', script: 'latin' },
    { text: '५०', script: 'devanagari' },
  ])
  expect(scriptRuns('')).toEqual([])
})

test('lines wrap between words, within overlong words, and never within a size', () => {
  const widthOf = (text: string): number => text.length
  expect(wrapText('one two three', 7, widthOf)).toEqual(['one two', 'three'])
  expect(wrapText('abcdefghij kl', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(wrapText('tile 600 × 600 mm', 10, widthOf)).toEqual(['tile', '600 × 600', 'mm'])
  expect(wrapText('  ', 4, widthOf)).toEqual([''])
})
