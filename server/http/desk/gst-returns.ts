import type { OpenAPIHono } from '@hono/zod-openapi'
import { accountCalls } from '#domain/gst-returns/wire.ts'
import { ewayBillCalls } from '#domain/eway-bills/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const gstr1 = routeOf(accountCalls.gstr1, {
  summary: 'Get GSTR-1 of a month',
  description:
    'The file that the official offline tool reads, out of the documents that were issued. Above 4.7 MiB it is taken in several ' +
    'files with `part`, each of which can be uploaded by itself; without it the answer is the whole.',
  tags,
  answers: 'The file.',
})

const summary = routeOf(accountCalls.summary, {
  summary: 'Get what the documents of a month come to, and what to mend before the return',
  tags,
  answers: 'The sums.',
})

const salesRegister = routeOf(accountCalls.salesRegister, {
  summary: 'Get the sales register of a month',
  tags,
  answers: 'The file.',
})

const cashBook = routeOf(accountCalls.cashBook, {
  summary: 'Get the day book of cash and UPI of a month',
  tags,
  answers: 'The file.',
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = routeOf(accountCalls.workbook, {
  summary: 'Get the sales register or the cash book of a month as a workbook',
  tags,
  answers: 'The file.',
})

const tally = routeOf(accountCalls.tally, {
  summary: 'Get a month for Tally',
  description: 'The ledgers are imported first; the vouchers name them. Importing a month again alters it.',
  tags,
  answers: 'The file.',
})

const ewayBill = routeOf(ewayBillCalls.show, {
  summary: 'Get the e-way bill of a part of an order',
  description:
    'The file that the bulk generation tool of the portal reads, where the part is worth more than the limit. What is missing is said.',
  tags,
  answers: 'The file.',
})

/** Routes of the accountant's files (DESK-07). */
export function deskAccountRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(gstr1, async (context) => {
      const actor = await requireStaff(context)
      const { month, part = null } = context.req.valid('query')
      const { file, parts } = await context.var.services.desk.readGstr1(actor, { month, part })
      const which = part === null || parts === 1 ? '' : `_${part}-of-${parts}`
      const name = `returns_${month}_R1_${file.gstin}_offline${which}.json`
      return context.json(file, 200, { 'content-disposition': `attachment; filename="${name}"` })
    })
    .openapi(summary, async (context) => {
      const actor = await requireStaff(context)
      const { month } = context.req.valid('query')
      return context.json(await context.var.services.desk.readMonthSummary(actor, month), 200)
    })
    .openapi(ewayBill, async (context) => {
      const actor = await requireStaff(context)
      const { orderId, number: fulfilmentNumber } = context.req.valid('param')
      const wanted = { orderId, fulfilmentNumber, ...context.req.valid('query') }
      const file = await context.var.services.desk.readEwayBill(actor, wanted)
      const name = `eway-bill-${file.billLists[0]?.docNo.replaceAll('/', '-') ?? orderId}.json`
      return context.json(file, 200, { 'content-disposition': `attachment; filename="${name}"` })
    })
    .openapi(salesRegister, async (context) => {
      const actor = await requireStaff(context)
      const { month } = context.req.valid('query')
      const wanted = { list: 'sales-register', kind: 'csv', month } as const
      const file = await context.var.services.desk.readAccountList(actor, wanted)
      return context.body(file, 200, csvHeaders(`sales-register-${month}`))
    })
    .openapi(cashBook, async (context) => {
      const actor = await requireStaff(context)
      const { month } = context.req.valid('query')
      const wanted = { list: 'cash-book', kind: 'csv', month } as const
      const file = await context.var.services.desk.readAccountList(actor, wanted)
      return context.body(file, 200, csvHeaders(`cash-book-${month}`))
    })
    .openapi(workbook, async (context) => {
      const actor = await requireStaff(context)
      const { month } = context.req.valid('query')
      const list = context.req.valid('param').file === 'cash-book.xlsx' ? 'cash-book' : 'sales-register'
      const file = await context.var.services.desk.readAccountList(actor, { list, kind: 'xlsx', month })
      return context.body(file, 200, {
        'content-type': XLSX,
        'content-disposition': `attachment; filename="${list}-${month}.xlsx"`,
      })
    })
    .openapi(tally, async (context) => {
      const actor = await requireStaff(context)
      const { month } = context.req.valid('query')
      const file = context.req.valid('param').file === 'ledgers.xml' ? 'ledgers' : 'vouchers'
      const text = await context.var.services.desk.readTally(actor, { month, file })
      return context.body(text, 200, {
        'content-type': 'application/xml',
        'content-disposition': `attachment; filename="tally-${file}-${month}.xml"`,
      })
    })
}
