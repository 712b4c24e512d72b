import type { OpenAPIHono } from '@hono/zod-openapi'
import { openingCalls, serializeOpenings } from '#domain/accounts/opening-import-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const send = routeOf(openingCalls.send, {
  summary: 'Check a file with what an old book has open, enter it, or take it back',
  description:
    'The body is a CSV, XLSX or ODS file with a row for each bill: phone, GSTIN or name, amount, day, day on which it is due, number, and ' +
    'whether it is an advance. All rows are entered or none; a file that is sent again changes nothing.',
  tags: ['desk'],
  answers: 'Every row with what becomes of it.',
})

/** Opening balances from a sheet (CREDIT-02). */
export function deskOpeningRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(send, async (context) => {
    const actor = await requireStaff(context)
    const { act } = context.req.valid('query')
    const { accounts } = context.var.services.desk
    const report = await accounts.importOpenings(actor, { act, bytes: context.var.upload })
    return context.json(serializeOpenings(report), 200)
  })
}
