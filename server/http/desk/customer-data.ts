import type { OpenAPIHono } from '@hono/zod-openapi'
import { serializeErasurePlan, serializePersonalData } from '#domain/privacy/serialize-personal-data.ts'
import { customerDataCalls } from '#domain/privacy/wire.ts'
import { exportMessages } from '#domain/privacy/export-messages.ts'
import { readablePage } from '#domain/privacy/readable-page.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const HTML = 'text/html; charset=utf-8'

const readData = routeOf(customerDataCalls.readData, {
  summary: 'Download all personal data of a customer as JSON',
  description: 'At their request; the audit log names who did.',
  tags,
  answers: 'Everything that the store holds of the customer.',
})

const readPage = routeOf(customerDataCalls.readPage, {
  summary: 'Download all personal data of a customer as a page',
  description: 'At their request; the audit log names who did.',
  tags,
  answers: 'The same data, readable.',
})

const readErasure = routeOf(customerDataCalls.readErasure, {
  summary: 'Get what erasing a customer would leave',
  tags,
  answers: 'What stands against it, and what stays.',
})

const erase = routeOf(customerDataCalls.erase, {
  summary: 'Erase a customer at their request',
  description: 'It cannot be undone, and takes a proof of who works at the desk, at most ten minutes old.',
  tags,
  answers: 'The customer is erased.',
})

const attachment = (file: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${file}"`,
  'cache-control': 'no-store',
})

/** Routes of requests about a customer's data (DESK-06, SAFE-06). */
export function deskCustomerDataRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(readData, async (context) => {
      const actor = await requireStaff(context)
      const data = await context.var.services.desk.customers.exportData(actor, context.req.valid('param').uid)
      return context.json(serializePersonalData(data), 200, attachment('customer-data.json'))
    })
    .openapi(readPage, async (context) => {
      const actor = await requireStaff(context)
      const data = await context.var.services.desk.customers.exportData(actor, context.req.valid('param').uid)
      const page = readablePage(serializePersonalData(data), exportMessages)
      return context.body(page, 200, { 'content-type': HTML, ...attachment('customer-data.html') })
    })
    .openapi(readErasure, async (context) => {
      const actor = await requireStaff(context)
      const { uid } = context.req.valid('param')
      const plan = await context.var.services.desk.customers.planErasure(actor, uid)
      return context.json(serializeErasurePlan(plan), 200)
    })
    .openapi(erase, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.customers.erase(actor, context.req.valid('param').uid)
      return context.body(null, 204)
    })
}
