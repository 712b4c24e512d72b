import { describe, expect, test } from 'vitest'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
  unregistered,
} from '../../tests/support/builders/order-to-invoice.ts'
import type { Gstin } from '../identity/gstin.ts'
import { createCreditNote } from '../invoices/create-credit-note.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { Paise } from '../money/paise.ts'
import { cashBook } from './cash-book.ts'
import { createGstr1 } from './gstr1.ts'
import { salesRegister } from './sales-register.ts'

const cement = orderItem({ without: 28.25, withGst: 33.335, quantity: 7 })
const sand = orderItem({
  name: 'Sand',
  hsn: '2505',
  rate: '5',
  without: 10.01,
  withGst: 10.5105,
  quantity: 3,
})
const gstin = '06AAACN0000N1ZY'

const billTo = { ...unregistered, gstin: '06AABCU9603R1ZM' as Gstin }
const delhi = { ...siteAddress, state: 'Delhi', zipcode: '110001' }
const local = invoiceOf(orderOf([cement, sand]), { number: 'NV/26-27/000001' })
const firm = invoiceOf(orderOf([cement]), { number: 'NV/26-27/000002', billTo })
const far = invoiceOf(orderOf([cement], { shippingAddress: delhi }), { number: 'NV/26-27/000003' })
const large = { ...far, totals: { ...far.totals, grandTotal: 10_000_001 as Paise } }

function note(invoice: typeof local, number: string, units: number) {
  return createCreditNote(invoice, {
    number,
    issuedAt: new Date(invoice.issuedAt),
    reason: 'Return',
    partial: { units: new Map([[1, units]]), grandTotal: 3_334 as Paise },
  })
}

const documents: TaxDocument[] = [
  local,
  firm,
  large,
  note(local, 'NC/26-27/000001', 2),
  note(firm, 'NC/26-27/000002', 1),
  note(large, 'NC/26-27/000003', 1),
]
const invoiceTotals = new Map([local, firm, large].map(({ number, totals }) => [number, totals.grandTotal]))
const month = local.issuedAt.slice(0, 7)
const file = createGstr1({ gstin, month, documents, invoiceTotals }) as unknown as Record<string, never>

type Sums = { txval: number; camt?: number; samt?: number; iamt?: number }

/** Adds up, in paise, what a section holds at any depth. */
function sumOf(section: unknown): Record<'taxable' | 'cgst' | 'sgst' | 'igst', number> {
  const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      if ('txval' in value) {
        const { txval, camt = 0, samt = 0, iamt = 0 } = value as Sums
        sums.taxable += Math.round(txval * 100)
        sums.cgst += Math.round(camt * 100)
        sums.sgst += Math.round(samt * 100)
        sums.igst += Math.round(iamt * 100)
      }
      Object.values(value).forEach(walk)
    }
  }
  walk(section)
  return sums
}

describe('GSTR-1', () => {
  test('[DESK-07] each document is in its section', () => {
    expect(file).toMatchObject({
      gstin,
      b2b: [{ ctin: '06AABCU9603R1ZM', inv: [{ inum: firm.number, pos: '06', rchrg: 'N', inv_typ: 'R' }] }],
      b2cl: [{ pos: '07', inv: [{ inum: large.number, val: 100_000.01 }] }],
      cdnr: [{ ctin: '06AABCU9603R1ZM', nt: [{ nt_num: 'NC/26-27/000002', ntty: 'C' }] }],
      cdnur: [{ nt_num: 'NC/26-27/000003', typ: 'B2CL', pos: '07' }],
      doc_issue: {
        doc_det: [
          { doc_num: 1, docs: [{ totnum: 3 }] },
          { doc_num: 5, docs: [{ totnum: 3 }] },
        ],
      },
    })
    expect(file['b2cs']).toMatchObject([
      { sply_ty: 'INTRA', rt: 18, pos: '06', typ: 'OE' },
      { sply_ty: 'INTRA', rt: 5, pos: '06', typ: 'OE' },
    ])
  })

  test('[DESK-07] sales less notes add up to the documents to the paisa, and so do the HSN summary and the register', () => {
    const total = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
      documents.reduce(
        (sum, { kind, totals }) => sum + (kind === 'invoice' ? totals[name] : 0 - totals[name]),
        0,
      )
    const expected = {
      taxable: total('taxable'),
      cgst: total('cgst'),
      sgst: total('sgst'),
      igst: total('igst'),
    }
    const plus = sumOf([file['b2b'], file['b2cl'], file['b2cs']])
    const minus = sumOf([file['cdnr'], file['cdnur']])
    for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const)
      expect([name, plus[name] - minus[name]]).toEqual([name, expected[name]])
    expect(sumOf(file['hsn'])).toEqual(expected)
    const rows = salesRegister(documents).trim().split('\r\n').slice(1)
    const column = (index: number) =>
      rows.reduce((sum, row) => sum + Math.round(Number(row.split(',').at(index)) * 100), 0)
    expect([column(-6), column(-5), column(-4), column(-3)]).toEqual(Object.values(expected))
  })

  test('[DESK-07] nothing is in two rows that the tool takes for one: lines of no known rate count as those of 0 %', () => {
    const lines = local.lines.slice(0, 1)
    const line = (gstRate: number | null) =>
      lines.map((one) => ({ ...one, gstRate, cgst: 0 as Paise, sgst: 0 as Paise, total: one.taxable }))
    const free: TaxDocument = { ...local, lines: [...line(0), ...line(null)] }
    const { hsn, nil } = createGstr1({ gstin, month, documents: [free], invoiceTotals })
    expect(hsn?.hsn_b2c).toMatchObject([{ rt: 0, qty: 14, txval: ((lines[0]?.taxable ?? 0) * 2) / 100 }])
    expect(nil?.inv).toMatchObject([{ sply_ty: 'INTRAB2C', nil_amt: ((lines[0]?.taxable ?? 0) * 2) / 100 }])
  })

  test('[DESK-07] a month without sales has no section, and another firm’s documents are left out', () => {
    const none = createGstr1({ gstin, month, documents: [], invoiceTotals })
    expect(Object.keys(none)).toEqual(['gstin', 'fp', 'version', 'hash'])
    expect(createGstr1({ gstin: '27AAACN0000N1ZY', month, documents, invoiceTotals }).b2b).toBeUndefined()
  })

  test('[DESK-07] [SAFE-01] the cash book keeps the balance, and no cell is a formula', () => {
    const at = new Date('2026-11-20T20:00:00.000Z')
    const entry = {
      at,
      orderNumber: '=1+1',
      kind: 'received',
      method: 'CASH',
      amount: 11_800 as Paise,
      byDriver: false,
    } as const
    const back = { ...entry, kind: 'given back', amount: -1_850 as Paise } as const
    const opening = {
      from: new Date('2026-10-31T18:30:00.000Z'),
      till: 5_000 as Paise,
      drivers: 200 as Paise,
    }
    expect(cashBook([entry, { ...entry, method: 'UPI' }, back], opening)).toBe(
      '\u{feff}Date,Order,Entry,Method,Amount,Cash in of the day,Cash out of the day,In the till,With drivers,Cash in all\r\n' +
        '2026-11-01,,opening balance,CASH,,,,50,2,52\r\n' +
        '2026-11-21,,opening balance,CASH,,,,50,2,52\r\n' +
        "2026-11-21,'=1+1,received,CASH,118,,,168,2,170\r\n" +
        "2026-11-21,'=1+1,received,UPI,118,,,168,2,170\r\n" +
        "2026-11-21,'=1+1,given back,CASH,-18.5,,,149.5,2,151.5\r\n" +
        '2026-11-21,,closing balance,CASH,,118,18.5,149.5,2,151.5\r\n',
    )
  })
})
