import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { printCalls, LEFT_OUT_HEADER } from '#domain/printing/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const print = routeOf(printCalls.print, {
  summary: 'Print documents of orders, or of what a trip carries, into one PDF',
  tags,
  answers: `The documents, one after the other. \`${LEFT_OUT_HEADER}\` names the orders, with commas, that have none.`,
})

const ownChallan = routeOf(printCalls.ownChallan, {
  summary: 'Get the challan of a stop of a trip of one’s own',
  tags,
  answers: `The documents, one after the other. \`${LEFT_OUT_HEADER}\` names the orders, with commas, that have none.`,
})

/** Routes of documents that are printed at the desk and on the road (DESK-03, DESK-05). */
export function deskPrintRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(print, async (context) => {
      const actor = await requireStaff(context)
      return answer(context, await context.var.services.desk.printing.print(actor, context.req.valid('json')))
    })
    .openapi(ownChallan, async (context) => {
      const actor = await requireStaff(context)
      const { stopId } = context.req.valid('param')
      return answer(context, await context.var.services.desk.printing.printOwnChallan(actor, stopId))
    })
}

type File = { readonly bytes: Uint8Array; readonly name: string; readonly leftOut: readonly string[] }

function answer(context: Context<ApiEnv>, { bytes, name, leftOut }: File) {
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    ...(leftOut.length > 0 && { [LEFT_OUT_HEADER]: leftOut.join(',') }),
  })
}
