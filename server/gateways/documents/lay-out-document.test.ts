import { describe, expect, test } from 'vitest'
import { formatAmount } from '#domain/document-layout/format.ts'
import type { Paper, PrintedDocument } from '#domain/printing/print-job.ts'
import { invoiceOf, orderItem, orderOf } from '../../../tests/support/builders/order-to-invoice.ts'
import {
  brickOrder,
  halfChallan,
  pickingListOf,
  slipOf,
} from '../../../tests/support/builders/printed-documents.ts'
import { pageSize, rollSize, type DrawingOp, type Measure, type Page } from './drawing.ts'
import { layOutDocument } from './lay-out-document.ts'
import { renderPdf } from './render-pdf.ts'

/** Approximates the fonts: every character is half as wide as it is high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5

type TextOp = Extract<DrawingOp, { kind: 'text' }>
type RectOp = Extract<DrawingOp, { kind: 'rect' }>
type TextPage = Omit<Page, 'ops'> & { readonly texts: readonly TextOp[]; readonly rects: readonly RectOp[] }

function pagesOf(document: PrintedDocument, paper: Paper = 'a4'): TextPage[] {
  return layOutDocument(document, paper, measure).map(({ ops, ...page }) => ({
    ...page,
    texts: ops.filter((op) => op.kind === 'text'),
    rects: ops.filter((op) => op.kind === 'rect'),
  }))
}

const textsOf = (document: PrintedDocument, paper?: Paper) =>
  pagesOf(document, paper).flatMap(({ texts }) => texts.map(({ text }) => text))

/** The text of a document without its line breaks. */
const wholeText = (document: PrintedDocument, paper?: Paper) => textsOf(document, paper).join(' ')

const orders = [brickOrder(3), brickOrder(2, { orderNumber: '1111-2222-3' })]
const invoice = invoiceOf(brickOrder(3))

describe('[DESK-03] a picking list', () => {
  test('has each variant once with its orders, a box to tick, the weight and the numbers of the orders', () => {
    const list = pickingListOf(orders)
    const text = wholeText(list)
    for (const part of [
      'Picking List',
      'Yard · Bricks & Blocks',
      '2,000',
      '4821-9035-7 × 1,000, 1111-2222-3 × 1,000',
      '9 inch',
      'piece',
      '5 t',
      '12.5 t',
      '4821-9035-7, 1111-2222-3',
    ])
      expect(text).toContain(part)
    expect(textsOf(list).filter((one) => one === 'Brick 1')).toHaveLength(1)
    const boxes = layOutDocument(list, 'a4', measure).flatMap(({ ops }) =>
      ops.filter(({ kind }) => kind === 'box'),
    )
    expect(boxes).toHaveLength(3)
  })

  test('for a single order does not say which order takes what', () => {
    const texts = textsOf(pickingListOf(orders.slice(0, 1)))
    expect(texts).not.toContain('Taken by')
    expect(texts.join(' ')).not.toContain('4821-9035-7 ×')
    expect(texts).toContain('4821-9035-7')
  })

  test('is called a loading list when it is for a vehicle', () => {
    const text = wholeText({ ...pickingListOf(orders), vehicle: 'HR 55 AB 1234' })
    expect(text).toContain('Loading List')
    expect(text).toContain('HR 55 AB 1234')
  })
})

test('[DESK-03] a packing slip says who receives what in which part, and names no price', () => {
  const texts = textsOf(slipOf({ ...brickOrder(2), promise: { day: '2026-11-24', slot: '9 am – 1 pm' } }))
  for (const part of [
    'Packing Slip',
    '4821-9035-7',
    '1 of 1',
    '24 Nov 2026, 9 am – 1 pm',
    'श्री कृष्ण निर्माण',
    'Phone 9812345678',
    'Small lorry only · We unload · floor 2',
    'Brick 2',
    '1,000',
    '2.5 t',
  ])
    expect(texts).toContain(part)
  expect(texts.join(' ')).not.toMatch(/₹|7\.589286|8\.50|GST/)
})

describe('[DESK-03] a delivery challan', () => {
  const challan = halfChallan(brickOrder(2))

  test('has what rule 55 asks for, in three marked copies', () => {
    const pages = pagesOf(challan)
    const copies = pages.map(({ texts }) => texts.map(({ text }) => text))
    expect(copies.map((texts) => texts.find((text) => / for consign| for trans/.test(text)))).toEqual([
      'Original for consignee',
      'Duplicate for transporter',
      'Triplicate for consignor',
    ])
    for (const texts of copies)
      for (const part of [
        'Delivery Challan',
        '4821-9035-7/1',
        '21 Nov 2026',
        '1 of 2',
        'NV/26-27/000123',
        'Haryana (06)',
        'HR 55 AB 1234',
        'GSTIN 06AAACN0000N1ZY · PAN AAACN0000N',
        'Consignee',
        'No GSTIN (unregistered)',
        '6904',
        '500 PCS',
        formatAmount(challan.totals.taxable),
        `₹${formatAmount(challan.totals.total)}`,
        'Receiver: name, date, signature',
        'Authorised signatory',
      ])
        expect(texts).toContain(part)
  })
})

describe('[DESK-03] an invoice on the roll', () => {
  const discounted = invoiceOf(
    orderOf([
      orderItem({ name: 'Brick', base: 9, quantity: 40, without: '7.589286', withGst: '8.5', rate: '12' }),
      orderItem({ without: '323.728814', withGst: '382' }),
    ]),
  )

  test.each([invoice, discounted])('has every figure of the A4 page', (document) => {
    const onRoll = wholeText(document, 'roll')
    const figures = textsOf(document).filter((text) => /\d\.\d\d/.test(text) && !text.includes('%'))
    expect(figures.length).toBeGreaterThan(20)
    expect(figures.filter((figure) => !onRoll.includes(figure))).toEqual([])
    for (const part of [document.number, document.amountInWords, 'GSTIN 06AAACN0000N1ZY', 'Haryana (06)'])
      expect(onRoll).toContain(part)
  })

  test('is one page as long as its text, no wider than the printer prints', () => {
    const [page, ...more] = pagesOf(invoice, 'roll')
    expect(more).toEqual([])
    const last = Math.max(...(page?.texts ?? []).map(({ y }) => y))
    expect(page?.width).toBeCloseTo((80 / 25.4) * 72, 1)
    expect(page?.height).toBeGreaterThan(last)
    const codeEnd = Math.max(...(page?.rects ?? []).map(({ y, height }) => y + height))
    expect(codeEnd).toBeGreaterThan(last)
    expect(page?.height).toBeGreaterThan(codeEnd)
    expect(page?.height).toBeLessThan(codeEnd + 40)
    for (const { x, text, style } of page?.texts ?? []) {
      expect(x).toBeGreaterThanOrEqual(rollSize.margin - 0.01)
      expect(x + measure(text, style)).toBeLessThanOrEqual(rollSize.width - rollSize.margin + 0.01)
    }
  })

  test('[COUNTER-03] says its number in a code at its foot, and none beside that of an e-invoice', () => {
    const squares = (document: PrintedDocument, paper: Paper) =>
      pagesOf(document, paper)
        .flatMap(({ rects }) => rects)
        .filter(({ height }) => Math.abs(height - 48 / 21) < 0.001)
    const eInvoice = {
      irn: 'a'.repeat(64),
      registeredAt: invoice.issuedAt,
      acknowledgement: '112010036563310',
      signedQr: 'x',
    }
    for (const paper of ['a4', 'roll'] as const) {
      expect(squares(invoice, paper).length).toBeGreaterThan(50)
      expect(squares({ ...invoice, eInvoice }, paper)).toEqual([])
    }
  })

  test('goes on with another page where it would be longer than a reader takes', () => {
    const pages = pagesOf(invoiceOf(brickOrder(200)), 'roll')
    expect(pages.length).toBeGreaterThan(1)
    for (const { height, texts } of pages) {
      expect(height).toBeLessThanOrEqual(rollSize.longest)
      expect(texts.every(({ y }) => y < height)).toBe(true)
    }
    const names = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^\d+\. Brick/.test(text)))
    expect(names).toHaveLength(200)
  })
})

const long = brickOrder(200)
const longName = `${'Hand-moulded brick for facing work '.repeat(6)}${'unbroken'.repeat(20)}`
const wordy = orderOf([orderItem({ name: longName, without: '7.589286', withGst: '8.5' })])

test.each<[string, PrintedDocument, number]>([
  ['picking list', pickingListOf([long]), 5],
  ['packing slip', slipOf(long), 5],
  ['delivery challan', halfChallan(long), 15],
  ['long name in a picking list', pickingListOf([wordy]), 1],
  ['long name in a slip', slipOf(wordy), 1],
])('[DESK-03] a %s stays within its pages, each with heads and number', (_, document, least) => {
  const pages = pagesOf(document)
  for (const { texts } of pages) {
    for (const { text, x, y, style } of texts) {
      expect(x).toBeGreaterThanOrEqual(pageSize.margin - 0.01)
      expect(x + measure(text, style)).toBeLessThanOrEqual(pageSize.width - pageSize.margin + 0.01)
      expect(y).toBeLessThanOrEqual(pageSize.height - pageSize.margin)
    }
    const own = texts.map(({ text }) => text)
    expect(own.some((text) => /^Page \d+ of \d+$/.test(text))).toBe(true)
    const isTable = own.some((text) => /^Brick \d+/.test(text))
    expect(own.includes('Qty') || !isTable).toBe(true)
  }
  expect(pages.length).toBeGreaterThanOrEqual(least)
})

test('[DESK-03] many documents are one file with the same bytes each time, in Devanagari too', async () => {
  const documents = [pickingListOf(orders), slipOf(brickOrder(2)), halfChallan(brickOrder(2)), invoice]
  const [first, second] = await Promise.all([
    renderPdf({ paper: 'a4', documents }),
    renderPdf({ paper: 'a4', documents }),
  ])
  expect(Buffer.from(first).equals(second)).toBe(true)
  const text = Buffer.from(first).toString('latin1')
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1 + 1 + 3 + 1)
  expect(text).toContain('(Picking List, 2 orders +3)')
  expect(text).toContain('NotoSansDevanagari')
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]')
  const roll = Buffer.from(await renderPdf({ paper: 'roll', documents: [invoice] })).toString('latin1')
  expect(roll).toMatch(/\/MediaBox \[0 0 226\.77 \d/)
})

test('[SAFE-01] [DESK-03] fifty challans of ten lines in three copies take a bounded number of measurements', () => {
  let measurements = 0
  const counting: Measure = (text, style) => {
    measurements += 1
    return measure(text, style)
  }
  const challan = halfChallan(brickOrder(10))
  for (let count = 0; count < 50; count++) layOutDocument(challan, 'a4', counting)
  process.stdout.write(`\n  ${measurements} measurements\n`)
  // each takes some microseconds
  expect(measurements).toBeLessThan(400_000)
})
