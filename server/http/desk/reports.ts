import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { report, reportFileQuery, reportQuery, serializeReport } from '#domain/reports/wire.ts'
import { createRouter, failures, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const read = createRoute({
  method: 'get',
  path: '/reports',
  summary: 'Get the numbers of a period',
  description:
    'What was invoiced less what was credited, by day, department, product and PIN code, compared with as many days before; with margins where the cost was known when it was sold, checkouts that nobody paid, and what was looked for in vain.',
  tags,
  request: { query: reportQuery },
  responses: jsonResponse('The numbers.', report),
})

const file = createRoute({
  method: 'get',
  path: '/reports.csv',
  summary: 'Get a breakdown of sales as CSV',
  description: 'All rows, however many there are.',
  tags,
  request: { query: reportFileQuery },
  responses: {
    200: { description: 'The file.', content: { 'text/csv; charset=utf-8': { schema: z.string() } } },
    ...failures,
  },
})

/** The numbers of the store (DESK-07). */
export function deskReportRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const actor = await requireStaff(context)
      const found = await context.var.services.reports.read(actor, context.req.valid('query'))
      return context.json(serializeReport(found), 200)
    })
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      const query = context.req.valid('query')
      const text = await context.var.services.reports.readFile(actor, query)
      return context.body(text, 200, csvHeaders(`sales-by-${query.by}-${query.from}-${query.to}`))
    })
}
