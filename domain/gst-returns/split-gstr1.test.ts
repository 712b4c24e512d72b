import { describe, expect, test } from 'vitest'
import { sumsOfFile } from '../../tests/support/builders/expected-gstr1.ts'
import { invoiceOf, orderItem, orderOf, siteAddress } from '../../tests/support/builders/order-to-invoice.ts'
import { createCreditNote } from '../invoices/create-credit-note.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { Paise } from '../money/paise.ts'
import { createGstr1 } from './gstr1.ts'
import { MAX_GSTR1_BYTES, splitGstr1 } from './split-gstr1.ts'
import { gstr1File, type Gstr1 } from './wire.ts'

const gstin = '06AAACN0000N1ZY'
const cement = orderItem({ name: 'सीमेंट', without: 28.25, withGst: 33.335, quantity: 7 })
const sand = orderItem({
  name: 'Sand',
  hsn: '2505',
  rate: '5',
  without: 10.01,
  withGst: 10.5105,
  quantity: 3,
})
const delhi = { ...siteAddress, state: 'Delhi', zipcode: '110001' }
const local = invoiceOf(orderOf([cement, sand]), { number: 'NV/26-27/000001' })
const far = invoiceOf(orderOf([cement], { shippingAddress: delhi }), { number: 'NV/26-27/000002' })
const large = { ...far, totals: { ...far.totals, grandTotal: 10_000_001 as Paise } }
const month = local.issuedAt.slice(0, 7)
const serial = (index: number) => String(index).padStart(6, '0')

/** So many documents: five of seven invoices to firms, one to a person nearby, one large one to a person afar, and notes on some. */
function documentsOf(count: number): TaxDocument[] {
  return Array.from({ length: count }, (_, index): TaxDocument[] => {
    const number = `NV/26-27/${serial(index)}`
    const kind = index % 7
    const sold = { ...(kind === 6 ? large : local), number }
    const firm = `06AAB${String.fromCodePoint(65 + (index % 26))}U${serial(index % 3_000).slice(2)}R1ZM`
    const invoice = kind < 5 ? { ...sold, buyer: { ...sold.buyer, gstin: firm as never } } : sold
    if (index % 5 !== 0) return [invoice]
    const part = { units: new Map([[1, 1]]), grandTotal: 3_334 as Paise }
    const about = {
      number: `NC/26-27/${serial(index)}`,
      issuedAt: new Date(local.issuedAt),
      reason: 'Return',
      part,
    }
    return [invoice, createCreditNote(invoice, about)]
  }).flat()
}

function returnOf(documents: readonly TaxDocument[]): Gstr1 {
  const invoiceTotals = new Map(documents.map(({ number, totals }) => [number, totals.grandTotal]))
  return createGstr1({ gstin, month, documents, invoiceTotals })
}

const bytesOf = (file: Gstr1) => new TextEncoder().encode(JSON.stringify(file)).length

/** Merges all files as the portal does: lists one after another, and entries under the same buyer together. */
function merge(parts: readonly Gstr1[]): Gstr1 {
  const grouped = (section: 'b2b' | 'b2cl' | 'cdnr', key: 'ctin' | 'pos', name: 'inv' | 'nt') => {
    const rows = parts.flatMap((part) => (part[section] ?? []) as unknown as Record<string, unknown[]>[])
    return [...Map.groupBy(rows, (row) => row[key])].map(([under, same]) => ({
      [key]: under,
      [name]: same.flatMap((row) => row[name] ?? []),
    }))
  }
  return {
    ...(parts[0] as Gstr1),
    b2b: grouped('b2b', 'ctin', 'inv'),
    b2cl: grouped('b2cl', 'pos', 'inv'),
    cdnr: grouped('cdnr', 'ctin', 'nt'),
    cdnur: parts.flatMap(({ cdnur = [] }) => cdnur),
  } as unknown as Gstr1
}

describe('GSTR-1 in several files', () => {
  test('[DESK-09] a month with 30,000 invoices is split below 4.7 MiB, each file is sound by itself, and together they are the whole to the paisa', () => {
    const whole = returnOf(documentsOf(30_000))
    expect(bytesOf(whole)).toBeGreaterThan(MAX_GSTR1_BYTES)
    const parts = splitGstr1(whole)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) {
      expect(bytesOf(part)).toBeLessThanOrEqual(MAX_GSTR1_BYTES)
      expect(gstr1File.safeParse(part).success).toBe(true)
      expect(part).toMatchObject({ gstin, fp: whole.fp, version: whole.version, hash: 'hash' })
    }
    // no file more than needed
    expect(parts).toHaveLength(Math.ceil(bytesOf(whole) / MAX_GSTR1_BYTES))
    const merged = merge(parts)
    expect(merged).toEqual(whole)
    expect(sumsOfFile(merged)).toEqual(sumsOfFile(whole))
  })

  test('[DESK-09] however small the files have to be, nothing is lost, doubled or larger than allowed, and sums are in the first', () => {
    const whole = returnOf(documentsOf(400))
    const { b2b: _b2b, b2cl: _b2cl, cdnr: _cdnr, cdnur: _cdnur, ...sums } = whole
    for (const most of [2_000, 3_500, 10_000, 33_333, 60_000]) {
      const parts = splitGstr1(whole, most)
      expect(Math.max(...parts.map(bytesOf))).toBeLessThanOrEqual(Math.max(most, bytesOf(sums)))
      expect(merge(parts)).toEqual(whole)
      for (const part of parts.slice(1))
        expect(Object.keys(part)).not.toEqual(expect.arrayContaining(['hsn']))
      expect(parts.slice(1).some((part) => part.b2cs ?? part.nil ?? part.hsn ?? part.doc_issue)).toBe(false)
      const numbers = parts.flatMap(({ b2b = [] }) => b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum)))
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  test('[DESK-09] what fits is one file, as it was, also a month of nothing', () => {
    const whole = returnOf(documentsOf(30))
    expect(splitGstr1(whole)).toEqual([whole])
    expect(splitGstr1(whole)[0]).toBe(whole)
    const none = returnOf([])
    expect(splitGstr1(none)).toEqual([none])
  })
})
