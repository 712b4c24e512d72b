import { constants, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCreditNote } from '#domain/invoices/create-credit-note.ts'
import { demoSeller } from '#domain/invoices/seller.ts'
import { createQuotationDocument } from '#domain/quotations/quotation-document.ts'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
} from '../../../tests/support/builders/order-to-invoice.ts'
import type { PrintedDocument } from '#domain/printing/print-job.ts'
import { layOutDocument } from './lay-out-document.ts'
import { renderPdf } from './render-pdf.ts'

const receiver = { ...siteAddress.address_line1, receiverName: 'क्षत्रिय ट्रेडर्स', landmark: 'नियुक्ति केंद्र' }
const address = { ...siteAddress, address_line1: receiver }
const cement = orderItem({
  name: 'UltraTech PPC सीमेंट',
  without: '323.728814',
  withGst: 382,
  base: 410,
  quantity: 10,
})
const order = orderOf([cement], { shippingAddress: address })
const invoice = invoiceOf(order, { language: 'hi' })

function textsOf(document: PrintedDocument, paper: 'a4' | 'roll' = 'a4'): string {
  const pages = layOutDocument(document, paper, (text, { size }) => text.length * size * 0.4)
  return pages.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []))).join(' | ')
}

const inHindi = [
  'कर बीजक / Tax Invoice',
  'बिल नंबर',
  '21 नवंबर 2026',
  'GSTIN 06AAACN0000N1ZY · PAN AAACN0000N',
  'CGST',
  'Haryana (06)',
  '₹3,820.00',
  'तीन हज़ार आठ सौ बीस रुपये मात्र',
  'डिलीवरी पर भुगतान, बाकी',
]

test.each(['a4', 'roll'] as const)(
  '[ORD-09] an invoice in Hindi says the terms of the law in English too, on %s',
  (paper) => {
    const texts = textsOf(invoice, paper)
    for (const text of inHindi) expect(texts).toContain(text)
    expect(texts).not.toMatch(/Invoice no|Grand total|Amount in words|Billed to|Rupees|21 Nov/)
  },
)

test('[ORD-09] an invoice keeps the language in which it was issued, and so do its credit notes; others are English', () => {
  expect(invoice.language).toBe('hi')
  expect('language' in invoiceOf(order)).toBe(false)
  expect(textsOf(invoiceOf(order))).toContain('Rupees Three Thousand Eight Hundred Twenty Only')
  const note = createCreditNote(invoice, {
    number: 'NC/26-27/000001',
    issuedAt: new Date('2026-11-24T05:00:00.000Z'),
    reason: 'Broken bag',
  })
  const texts = textsOf(note)
  for (const text of ['क्रेडिट नोट / Credit Note', '24 नवंबर 2026', 'तीन हज़ार आठ सौ बीस रुपये मात्र', 'कुल क्रेडिट'])
    expect(texts).toContain(text)
})

test('[DESK-04] a quotation is in the language of its customer', () => {
  const quotation = createQuotationDocument(
    {
      id: order.orderId,
      number: 'Q-4821-9035',
      userId: 'a',
      state: 'EXPIRED',
      content: { items: order.orderItems, address, buyerGstin: null },
      total: order.grandTotal,
      actor: 'Ravi',
      createdAt: '2026-11-20T06:30:00.000Z',
      expiresAt: '2026-11-27T06:30:00.000Z',
      requestedAt: null,
      orderId: null,
    },
    { seller: demoSeller, customer: { name: null, phone: null }, language: 'hi', namesPerson: true },
  )
  const texts = textsOf(quotation)
  for (const text of ['कोटेशन / Quotation', 'समय खत्म', 'ये रेट 27 नवंबर 2026, 12:00 बजे तक हैं।'])
    expect(texts).toContain(text)
  expect(texts).not.toMatch(/Valid until|These prices|This is an offer/)
})

/** Content of the compressed streams of a PDF by the number of their object. */
function streamsOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const pdf = Buffer.from(bytes)
  const heads = pdf.toString('latin1').matchAll(/(\d+) 0 obj\s*<<[^>]*FlateDecode[^>]*>>\s*stream\n/g)
  return new Map(
    Array.from(heads, ({ index, 0: head, 1: number = '' }) => {
      const packed = pdf.subarray(index + head.length)
      return [
        number,
        inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
      ] as const
    }),
  )
}

/** Characters that each glyph of a font stands for, as its map for readers says. */
function charactersOf(map: string): readonly string[] {
  return Array.from(map.matchAll(/\[([^\]]*)\]/g), ([, list = '']) => list)
    .join(' ')
    .split(/[<>]+/)
    .map((codes) => codes.trim())
    .filter((codes) => codes !== '')
    .map((codes) => String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))))
}

/** Texts that a PDF draws, as the characters of each glyph from left to right. */
function drawnGlyphs(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes).toString('latin1')
  const streams = streamsOf(bytes)
  const fonts = new Map(
    Array.from(pdf.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', number = '']) => {
      const [, map = ''] = new RegExp(`\n${number} 0 obj[^]*?/ToUnicode (\\d+) 0 R`).exec(pdf) ?? []
      return [name, charactersOf(streams.get(map) ?? '')] as const
    }),
  )
  return [...streams.values()].flatMap((stream) => {
    let font: readonly string[] = []
    return Array.from(stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)).flatMap(([, name, shown]) => {
      if (name !== undefined) font = fonts.get(name) ?? []
      const codes = Array.from((shown ?? '').matchAll(/<([\da-f]+)>/g), ([, hex = '']) => hex).join('')
      const glyphs = codes.match(/.{4}/g)?.map((code) => font[Number.parseInt(code, 16)] ?? '?') ?? []
      return glyphs.length === 0 ? [] : [glyphs.join('·')]
    })
  })
}

test('[ORD-09] क्षत्रिय and नियुक्ति are drawn as Devanagari is written, beside Latin letters and the rupee sign', async () => {
  const bytes = await renderPdf({ paper: 'a4', documents: [invoice] })
  const drawn = drawnGlyphs(bytes).join(' | ')
  // the conjuncts are glyphs of their own, and a vowel sign typed after its consonants stands before them
  expect(drawn).toContain('क्ष·ि·त्र·य')
  expect(drawn).toContain('ि·न·य·ु·ि·क्·त')
  expect(drawn).not.toMatch(/क·्·ष|त·ि|न·ि|क्ष·त/)
  // each script is drawn by the font that has it: no character is missing
  expect(drawn).toContain(Array.from('UltraTech PPC ').join('·'))
  expect(drawn).toContain(Array.from('₹3,820.00').join('·'))
  expect(drawn).not.toMatch(/[\0?]/)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (hi-IN)')
})
