import { z } from 'zod'
import { monthQuery, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'

const gstr1Query = monthQuery.extend({
  part: z.coerce.number().int().min(1).max(1_000).optional().meta({
    description: 'Which of the files that a large month takes; without it the whole in one.',
  }),
})

const amount = z.number().meta({ description: 'Rupees.' })
const tax = {
  txval: amount,
  iamt: amount.optional(),
  camt: amount.optional(),
  samt: amount.optional(),
  csamt: amount,
}
const itms = z
  .array(z.object({ num: z.number().int(), itm_det: z.object({ ...tax, rt: z.number() }) }))
  .readonly()
const invoiceHead = { inum: z.string(), idt: z.string(), val: amount, itms }
const registered = { pos: z.string(), rchrg: z.literal('N'), inv_typ: z.literal('R') }
const note = { nt_num: z.string(), nt_dt: z.string(), ntty: z.literal('C'), val: amount, itms }
const rows = <T extends z.ZodType>(row: T) => z.array(row).readonly()
const hsnRows = rows(
  z.object({
    ...tax,
    num: z.number().int(),
    hsn_sc: z.string().optional(),
    user_desc: z.string(),
    uqc: z.string(),
    qty: z.number(),
    rt: z.number(),
  }),
)
const range = z.object({
  num: z.number().int(),
  from: z.string(),
  to: z.string(),
  totnum: z.number().int(),
  cancel: z.number().int(),
  net_issue: z.number().int(),
})

/** GSTR-1 as GSTN's offline tool 3.2.4 reads it; empty sections are left out. */
export const gstr1File = z
  .object({
    gstin: z.string(),
    fp: z.string().meta({ description: 'The month as MMYYYY.' }),
    version: z.string(),
    hash: z.string(),
    b2b: rows(
      z.object({ ctin: z.string(), inv: rows(z.object({ ...invoiceHead, ...registered })) }),
    ).optional(),
    b2cl: rows(z.object({ pos: z.string(), inv: rows(z.object(invoiceHead)) })).optional(),
    b2cs: rows(
      z.object({
        ...tax,
        sply_ty: z.enum(['INTRA', 'INTER']),
        typ: z.literal('OE'),
        pos: z.string(),
        rt: z.number(),
      }),
    ).optional(),
    cdnr: rows(z.object({ ctin: z.string(), nt: rows(z.object({ ...note, ...registered })) })).optional(),
    cdnur: rows(z.object({ ...note, typ: z.literal('B2CL'), pos: z.string() })).optional(),
    nil: z
      .object({
        inv: rows(z.object({ sply_ty: z.string(), expt_amt: amount, nil_amt: amount, ngsup_amt: amount })),
      })
      .optional(),
    hsn: z.object({ hsn_b2b: hsnRows.optional(), hsn_b2c: hsnRows.optional() }).optional(),
    doc_issue: z
      .object({
        doc_det: rows(z.object({ doc_num: z.number().int(), doc_typ: z.string(), docs: rows(range) })),
      })
      .optional(),
  })
  .meta({ id: 'Gstr1' })

const sums = z.object({
  documents: z.number().int(),
  taxable: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  total: paise.meta({ description: 'Paise, round-off included.' }),
})
const numbers = z.array(z.string()).readonly()

const accountSummary = z
  .object({
    invoices: sums,
    creditNotes: sums,
    withoutHsn: numbers.meta({
      description: 'Documents with a line that has no HSN code of four, six or eight digits.',
    }),
    goodsWithoutHsn: numbers.meta({ description: 'What those lines sold.' }),
    withoutRate: numbers.meta({ description: 'Documents with a line whose GST rate is not known.' }),
    gstr1Files: z.number().int().meta({ description: 'How many files GSTR-1 of the month takes.' }),
    ofOtherGstin: numbers.meta({ description: 'Documents that another GSTIN issued.' }),
  })
  .meta({ id: 'AccountSummary', description: 'A month as its documents add up.' })

export const accountCalls = defineCalls({
  gstr1: { method: 'get', path: '/desk/accounts/gstr1.json', query: gstr1Query, answer: gstr1File },
  summary: { method: 'get', path: '/desk/accounts/summary', query: monthQuery, answer: accountSummary },
  salesRegister: {
    method: 'get',
    path: '/desk/accounts/sales-register.csv',
    query: monthQuery,
    download: 'text/csv; charset=utf-8',
  },
  cashBook: {
    method: 'get',
    path: '/desk/accounts/cash-book.csv',
    query: monthQuery,
    download: 'text/csv; charset=utf-8',
  },
  workbook: {
    method: 'get',
    path: '/desk/accounts/workbooks/{file}',
    query: monthQuery,
    params: z.object({ file: z.enum(['sales-register.xlsx', 'cash-book.xlsx']) }),
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  tally: {
    method: 'get',
    path: '/desk/accounts/tally/{file}',
    query: monthQuery,
    params: z.object({ file: z.enum(['ledgers.xml', 'vouchers.xml']) }),
    download: 'application/xml',
  },
})

export type AccountSummaryWire = z.infer<typeof accountSummary>

export type Gstr1 = z.infer<typeof gstr1File>
