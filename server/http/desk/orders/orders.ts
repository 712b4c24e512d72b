import type { OpenAPIHono, z } from '@hono/zod-openapi'
import { deskOrderCalls } from '#domain/orders/desk-calls.ts'
import type { deskOrderQuery } from '#domain/orders/desk/desk-wire.ts'
import { serializeDeskOrderPage } from '#domain/orders/desk/desk-wire.ts'
import { parseOrderSearch } from '#domain/orders/desk/order-search.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import { routeOf } from '../../route-of.ts'
import { given } from '../../given.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'
import { answerWithOrder, orderAction } from './order-action.ts'

const tags = ['desk']

const list = routeOf(deskOrderCalls.list, {
  summary: 'List the orders of all customers',
  tags,
  answers: 'A page of orders, newest first.',
})

const one = routeOf(deskOrderCalls.one, {
  summary: 'Get any order',
  tags,
  answers: 'The order as the desk sees it.',
})

const move = orderAction(deskOrderCalls.move, { summary: 'Move an order to another status' })

const moveMany = routeOf(deskOrderCalls.moveMany, {
  summary: 'Move several orders to another status',
  tags,
  answers: 'What became of each.',
})

const refund = orderAction(deskOrderCalls.refund, {
  summary: 'Refund what was paid online for an order',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
})

const addNote = orderAction(deskOrderCalls.addNote, { summary: 'Leave a note on an order, for staff' })

const passCredit = orderAction(deskOrderCalls.passCredit, {
  summary: 'Let an order pass above the credit limit of its account',
})

const resendMessage = orderAction(deskOrderCalls.resendMessage, {
  summary: 'Send a message about an order again that has not arrived',
})

const documentPdf = routeOf(deskOrderCalls.documentPdf, {
  summary: 'Get a tax document of any order as a PDF',
  tags,
  answers: 'The document.',
})

/** Orders at the desk (DESK-02). */
export function deskOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const filter = filterOf(context.req.valid('query'))
      const page = await context.var.services.desk.listOrders(actor, filter)
      return context.json(serializeDeskOrderPage(page), 200)
    })
    .openapi(one, (context) => answerWithOrder(context, context.req.valid('param').orderId))
    .openapi(moveMany, async (context) => {
      const actor = await requireStaff(context)
      const { note = null, ...moves } = context.req.valid('json')
      const results = await context.var.services.desk.moveOrders(actor, { note, ...moves })
      return context.json({ results }, 200)
    })
    .openapi(move, (context) => {
      const { orderId } = context.req.valid('param')
      const { note = null, cash, ...change } = context.req.valid('json')
      return answerWithOrder(context, orderId, (actor) => {
        const paid = cash === undefined ? {} : { cash }
        return context.var.services.desk.moveOrder(actor, { orderId, note, ...change, ...paid })
      })
    })
    .openapi(refund, (context) => {
      const { amount, ...rest } = context.req.valid('json')
      const request = { ...context.req.valid('param'), ...rest }
      return answerWithOrder(context, request.orderId, (actor) =>
        amount === undefined
          ? context.var.services.desk.refundOrder(actor, request)
          : context.var.services.desk.refundPartially(actor, {
              ...request,
              amount,
            }),
      )
    })
    .openapi(addNote, (context) => {
      const note = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, note.orderId, (actor) =>
        context.var.services.desk.addOrderNote(actor, note),
      )
    })
    .openapi(passCredit, (context) => {
      const pass = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, pass.orderId, (actor) =>
        context.var.services.desk.passCredit(actor, pass),
      )
    })
    .openapi(resendMessage, (context) => {
      const which = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, which.orderId, (actor) =>
        context.var.services.desk.resendMessage(actor, which),
      )
    })
    .openapi(documentPdf, async (context) => {
      const actor = await requireStaff(context)
      const { orderId, kind } = context.req.valid('param')
      const document = await context.var.services.desk.findDocument(actor, {
        orderId,
        kind: kind === 'invoice.pdf' ? 'invoice' : 'credit-note',
        ...context.req.valid('query'),
      })
      const file = document.number.replaceAll('/', '-')
      return context.body(new Uint8Array(await context.var.services.orders.renderDocument(document)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file}.pdf"`,
      })
    })
}

function filterOf(query: z.output<typeof deskOrderQuery>) {
  const { q, status, payment, from, to, least, most, limit, ...plain } = query
  const search = q === undefined ? null : parseOrderSearch(q)
  return {
    limit,
    ...given({
      ...plain,
      search: search ?? undefined,
      statuses: status?.length === 0 ? undefined : status,
      paymentMode: payment,
      from: from === undefined ? undefined : startOfIstDay(from),
      before: to === undefined ? undefined : endOfDay(to),
      least,
      most,
    }),
  }
}

function endOfDay(day: string): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS)
}
