import type { OpenAPIHono } from '@hono/zod-openapi'
import { reportCalls, serializeReport } from '#domain/reports/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const read = routeOf(reportCalls.read, {
  summary: 'Get the numbers of a period',
  description:
    'What was invoiced less what was credited, by day, department, product and PIN code, compared with as many days before; with margins where the cost was known when it was sold, what was ordered below public prices, checkouts that nobody paid, and what was looked for in vain.',
  tags,
  answers: 'The numbers.',
})

const file = routeOf(reportCalls.file, {
  summary: 'Get a breakdown of sales, or what was given away, as CSV',
  description: 'All rows, however many there are.',
  tags,
  answers: 'The file.',
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
      return context.body(
        text,
        200,
        csvHeaders(
          `${query.by === 'givenAway' ? 'given-away' : `sales-by-${query.by}`}-${query.from}-${query.to}`,
        ),
      )
    })
}
