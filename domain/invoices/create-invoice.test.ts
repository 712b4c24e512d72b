import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  unregistered,
} from '../../tests/support/builders/order-to-invoice.ts'
import { parseGstin } from '../identity/gstin.ts'
import type { Paise } from '../money/paise.ts'
import { priceText, type Price } from '../money/price.ts'
import { lineTotal } from '../orders/bill.ts'
import type { OrderItem } from '../orders/order.ts'
import { findInvoiceWarnings } from './invoice-warnings.ts'
import { documentNotes } from '../document-layout/document-sections.ts'
import { isInterState, type DocumentLine, type Invoice } from './tax-document.ts'
import { demoSeller } from './seller.ts'

const parsed = parseGstin('27AAPFU0939F1ZV')
const gstin = 'gstin' in parsed ? parsed.gstin : null
const cement = orderItem({
  name: 'Cement',
  options: ['50 kg'],
  without: '323.728814',
  withGst: 382,
  base: 410,
})

describe('[ORD-09] the invoice of an order', () => {
  test('shows rate, discount, taxable value, both halves of the tax, and what was charged', () => {
    const { lines, totals, amountInWords } = invoiceOf(orderOf([{ ...cement, quantity: 10 }]))
    expect(lines).toEqual([
      {
        serial: 1,
        description: 'Cement, 50 kg',
        hsn: '2523',
        quantity: 10,
        unit: 'BAG',
        unitName: 'bag',
        // 410 with tax is 347.46 without
        ratePerUnit: 347_457_628,
        discount: 23_729,
        taxable: 323_729,
        gstRate: 18,
        cgst: 29_136,
        sgst: 29_136,
        igst: 0,
        total: 382_001,
      },
    ])
    expect(totals).toMatchObject({ total: 382_001, roundOff: -1, grandTotal: 382_000 })
    expect(amountInWords).toBe('Rupees Three Thousand Eight Hundred Twenty Only')
  })

  test('charges IGST for a delivery to another State', () => {
    const away = { ...siteAddress, city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
    const invoice = invoiceOf(orderOf([{ ...cement, quantity: 10 }], { shippingAddress: away }))
    expect(isInterState(invoice)).toBe(true)
    expect(invoice.placeOfSupply).toEqual({ state: 'Delhi', code: '07' })
    expect(invoice.totals).toMatchObject({ cgst: 0, sgst: 0, igst: 58_271, roundOff: 0 })
  })

  test('charges a registered buyer the tax of their own State', () => {
    const invoice = invoiceOf(orderOf([cement]), { billTo: { ...unregistered, name: 'Firm', gstin } })
    // nothing but the GSTIN was given: the address that stands on paper is in its own State
    expect(invoice.buyer).toMatchObject({ name: 'Firm', gstin, state: 'Haryana', stateCode: '06' })
    expect(invoice.placeOfSupply).toEqual({ state: 'Maharashtra', code: '27' })
    expect(invoice.deliveryAddress.name).toBe('Asha Rao')
    expect(isInterState(invoice)).toBe(true)
  })

  test('uses the State of the seller when the address has no known one', () => {
    const unknownState = { ...siteAddress, state: '?', zipcode: '' }
    const invoice = invoiceOf(orderOf([cement], { shippingAddress: unknownState }))
    expect(invoice.placeOfSupply.code).toBe('06')
    expect(invoice.buyer).toMatchObject({ state: '?', stateCode: '' })
  })

  test('groups by HSN and rate, and prints the configured number of HSN digits', () => {
    const items = [
      orderItem({ hsn: '25232910', without: 100, withGst: 118 }),
      orderItem({ hsn: null, without: 100, withGst: 105, rate: '5%' }),
      orderItem({ hsn: '2523 29 40', without: 100, withGst: 118 }),
    ]
    const rows = invoiceOf(orderOf(items)).hsnSummary
    expect(rows.map((row) => [row.hsn, row.gstRate, row.taxable])).toEqual([
      ['252329', 18, 20_000],
      [null, 5, 10_000],
    ])
  })

  test('derives a missing rate from the prices, and charges no tax when they match no rate', () => {
    const items = [
      orderItem({ name: 'Sand', rate: null, without: 100, withGst: '105.04' }),
      orderItem({ name: 'Odd', rate: 'unknown', hsn: null, without: 100, withGst: 110 }),
    ]
    const order = orderOf(items)
    const [sand, odd] = invoiceOf(order).lines
    expect(sand).toMatchObject({ gstRate: 5, cgst: 250, sgst: 250, total: 10_504, taxable: 10_004 })
    expect(odd).toMatchObject({ gstRate: null, hsn: null, taxable: 11_000, cgst: 0, total: 11_000 })
    expect(findInvoiceWarnings(order, demoSeller)).toEqual([
      { kind: 'rate-from-prices', product: 'Sand' },
      { kind: 'no-hsn', product: 'Odd' },
      { kind: 'no-rate', product: 'Odd' },
    ])
  })

  test('treats the amount charged as tax-inclusive when the price components disagree', () => {
    const items = [orderItem({ without: 200, withGst: 118, rate: '18' })]
    const { lines, totals } = invoiceOf(orderOf(items))
    expect(lines[0]).toMatchObject({ ratePerUnit: 100_000_000, taxable: 10_000, cgst: 900, sgst: 900 })
    expect(totals.roundOff).toBe(0)
  })

  test('shows no discount smaller than the rounding of the line', () => {
    const items = [orderItem({ base: '100.000001', without: 100, withGst: 118 })]
    expect(invoiceOf(orderOf(items)).lines[0]).toMatchObject({ ratePerUnit: 100_000_000, discount: 0 })
  })

  test('is rejected when its lines do not add up to the amount charged', () => {
    const order = orderOf([cement], { grandTotal: 50_000 as Paise })
    expect(() => invoiceOf(order)).toThrow(RangeError)
  })

  test('warns about a doubtful address', () => {
    const order = orderOf([cement], { shippingAddress: { ...siteAddress, zipcode: '110001' } })
    expect(findInvoiceWarnings(order, demoSeller)).toEqual([{ kind: 'pin-of-another-state' }])
    const unknown = orderOf([cement], { shippingAddress: { ...siteAddress, state: '?', zipcode: '' } })
    expect(findInvoiceWarnings(unknown, demoSeller)).toEqual([{ kind: 'state-unknown' }])
  })

  test('is plain JSON', () => {
    const invoice = invoiceOf(orderOf([cement]))
    expect(JSON.parse(JSON.stringify(invoice))).toEqual(invoice)
  })
})

const rates = [0, 5, 12, 18, 28, null] as const
const hsns = fc.constantFrom('2523', '7214', '6907', null)
const quantities = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 99_999 }))
const micros = fc.integer({ min: 0, max: 99_999_999_999 })

type ItemInput = { hsn: string | null; quantity: number; above: number; rate: number | null }
const itemInput = fc.record({
  hsn: hsns,
  quantity: quantities,
  above: fc.integer({ min: 0, max: 99_999_999 }),
  rate: fc.constantFrom(...rates),
})

function item({ hsn, quantity, above, rate }: ItemInput, price: number, without: number): OrderItem {
  return orderItem({
    hsn,
    quantity,
    rate: rate === null ? null : String(rate),
    base: priceText((without + above) as Price),
    without: priceText(without as Price),
    withGst: priceText(price as Price),
  })
}

/** Prices as a catalogue delivers them: the price without GST is derived from the one with GST, rounded to `step` micro-rupees. */
const consistentItem = fc
  .tuple(itemInput, micros, fc.constantFrom(1, 10_000))
  .map(([some, price, step]) =>
    item(some, price, Math.min(price, Math.round((price * 100) / (100 + (some.rate ?? 18)) / step) * step)),
  )
/** Prices whose components are unrelated. */
const inconsistentItem = fc
  .tuple(itemInput, micros, micros)
  .map(([some, price, without]) => item(some, price, without))

const carts = fc.array(fc.oneof({ weight: 4, arbitrary: consistentItem }, inconsistentItem), {
  minLength: 1,
  maxLength: 30,
})
const state = fc.constantFrom('Haryana', 'Delhi', '')

function invoiceIn(deliveryState: string, items: readonly OrderItem[]): Invoice {
  return invoiceOf(
    orderOf(items, {
      shippingAddress: {
        ...siteAddress,
        state: deliveryState,
        zipcode: deliveryState === 'Delhi' ? '110001' : '',
      },
    }),
  )
}

const columns = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
const sumOf = (
  rows: readonly Record<(typeof columns)[number], number>[],
  name: (typeof columns)[number],
): number => rows.reduce((sum, row) => sum + row[name], 0)

describe('[ORD-09] for any cart', () => {
  test('every column of the lines and of the HSN summary adds up to the totals', () => {
    fc.assert(
      fc.property(carts, state, (items, deliveryState) => {
        const { lines, hsnSummary, totals } = invoiceIn(deliveryState, items)
        for (const name of columns) {
          expect(sumOf(lines, name)).toBe(totals[name])
          expect(sumOf(hsnSummary, name)).toBe(totals[name])
        }
        expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(totals.discount)
      }),
    )
  })

  test('every row adds up, and the halves of the tax are equal', () => {
    fc.assert(
      fc.property(carts, state, (items, deliveryState) => {
        const { lines, hsnSummary } = invoiceIn(deliveryState, items)
        for (const row of [...lines, ...hsnSummary]) {
          expect(row.taxable + row.cgst + row.sgst + row.igst).toBe(row.total)
          expect(row.cgst).toBe(row.sgst)
          expect(row.cgst * row.igst).toBe(0)
        }
        for (const line of lines) expectPriced(line)
      }),
    )
  })

  test('taxable value, taxes and round-off add up to the amount charged, and the round-off is a few paise', () => {
    fc.assert(
      fc.property(carts, state, (items, deliveryState) => {
        const { lines, totals } = invoiceIn(deliveryState, items)
        const { taxable, cgst, sgst, igst, roundOff, grandTotal } = totals
        expect(taxable + cgst + sgst + igst + roundOff).toBe(grandTotal)
        const groups = new Set(lines.map((line) => line.gstRate)).size
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(3 * groups + 1)
      }),
    )
  })

  test('the tax of a rate is computed once, on its total taxable value', () => {
    fc.assert(
      fc.property(carts, state, (items, deliveryState) => {
        const invoice = invoiceIn(deliveryState, items)
        for (const rate of rates) {
          const group = invoice.lines.filter((line) => line.gstRate === rate)
          const taxable = sumOf(group, 'taxable')
          const half = Math.floor((taxable * (rate ?? 0) + 100) / 200)
          const full = Math.floor((taxable * (rate ?? 0) + 50) / 100)
          expect(sumOf(group, 'cgst')).toBe(isInterState(invoice) ? 0 : half)
          expect(sumOf(group, 'igst')).toBe(isInterState(invoice) ? full : 0)
        }
      }),
    )
  })

  test('with consistent prices the total of a line is within a few paise of the amount charged', () => {
    fc.assert(
      fc.property(fc.array(consistentItem, { minLength: 1, maxLength: 30 }), (items) => {
        const { lines } = invoiceIn('Haryana', items)
        for (const [index, line] of lines.entries()) {
          const charged = items[index] ?? cement
          expect(Math.abs(line.total - lineTotal(charged.priceWithGst, line.quantity))).toBeLessThan(6)
        }
      }),
    )
  })
})

/** Quantity × rate − discount is the taxable value: exactly with a discount, otherwise as precisely as six decimals allow. */
function expectPriced({ ratePerUnit, quantity, discount, taxable }: DocumentLine): void {
  const difference = Math.abs(lineTotal(ratePerUnit, quantity) - discount - taxable)
  expect(difference).toBeLessThanOrEqual(discount > 0 ? 0 : 1 + Math.ceil(quantity * 0.00005))
}

test('[ORD-09] [PRICE-06] an invoice says what its customer saves as bill and order do, with GST, and nothing where nothing is struck through', () => {
  const struck = orderItem({ base: 450, without: 323.728814, withGst: 382, quantity: 2 })
  const plain = orderItem({ base: 118, without: 100, withGst: 118 })
  expect(invoiceOf(orderOf([struck, plain])).savings).toBe(13_600)
  expect(documentNotes(invoiceOf(orderOf([struck])))[0]).toBe('You save ₹136.00 on the MRP, GST included.')
  expect(invoiceOf(orderOf([plain])).savings).toBeUndefined()
})

test('[ORD-09] the State of the buyer is printed once', () => {
  const { buyer, deliveryAddress } = invoiceOf(orderOf([orderItem({ without: 100, withGst: 118 })]))
  expect(buyer).toMatchObject({ state: 'Haryana', stateCode: '06' })
  expect(buyer.addressLines.join()).not.toContain('Haryana')
  expect(deliveryAddress.lines.at(-1)).toBe('Gurugram 122001, Haryana')
})
