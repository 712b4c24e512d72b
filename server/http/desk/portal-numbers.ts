import type { OpenAPIHono } from '@hono/zod-openapi'
import { portalCalls } from '#domain/invoices/portal-import-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const send = routeOf(portalCalls.send, {
  summary: 'Check a file with numbers of the portals, or record them',
  description:
    'The body is the JSON that the portals of e-invoices and e-way bills answer with, or their sheet as CSV, XLSX or ODS: DocNo, Irn, ' +
    'AckNo, SignedQRCode, EwbNo, EwbValidTill. Each is checked against its document; all rows are recorded or none.',
  tags: ['desk'],
  answers: 'Every row with what becomes of it.',
})

/** Numbers of the portals of NIC from a file (DESK-07). */
export function deskPortalRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(send, async (context) => {
    const actor = await requireStaff(context)
    const { act } = context.req.valid('query')
    const file = { act, bytes: context.var.upload }
    return context.json(await context.var.services.desk.importPortalNumbers(actor, file), 200)
  })
}
