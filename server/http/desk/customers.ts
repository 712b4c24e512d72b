import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { customerCalls, serializeCustomer, serializeCustomerPage } from '#domain/customers/wire.ts'
import { parseCustomerSearch } from '#domain/customers/customer-search.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const list = routeOf(customerCalls.list, {
  summary: 'List everybody who has an account',
  tags,
  answers: 'A page of customers, the latest registered first.',
})

const one = routeOf(customerCalls.one, {
  summary: 'Get a customer with orders, documents, money, messages and notes',
  tags,
  answers: 'The customer as the desk sees them.',
})

const commission = routeOf(customerCalls.commission, {
  summary: 'Get the commission of a partner in a month',
  description: 'It arises with what is delivered, and is taken back with what returns.',
  tags,
  answers: 'The statement of the month.',
})

const verify = routeOf(customerCalls.verify, {
  summary: 'Record that the store knows who a customer is, or take that back',
  tags,
  answers: 'The customer as they are now.',
})

const activate = routeOf(customerCalls.activate, {
  summary: 'Make a customer an active partner, or end that',
  description: 'The limits of orders of an active partner are ten times as high.',
  tags,
  answers: 'The customer as they are now.',
})

const block = routeOf(customerCalls.block, {
  summary: 'Block a customer from cash on delivery or from ordering, or take that back',
  description: 'What they have ordered goes on.',
  tags,
  answers: 'The customer as they are now.',
})

const setLanguage = routeOf(customerCalls.setLanguage, {
  summary: 'Set the language of messages to a customer and of their papers',
  tags,
  answers: 'The customer as they are now.',
})

const addNote = routeOf(customerCalls.addNote, {
  summary: 'Leave a note on a customer, for staff',
  description: 'It is part of an export of the customer’s data.',
  tags,
  answers: 'The customer as they are now.',
})

/** Customers at the desk (DESK-06). */
export function deskCustomerRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { q, filter, after, limit } = context.req.valid('query')
      const search = q === undefined ? null : parseCustomerSearch(q)
      const page = await context.var.services.desk.customers.list(actor, {
        filter,
        limit,
        ...(search && { search }),
        ...(after !== undefined && { after }),
      })
      return context.json(serializeCustomerPage(page), 200)
    })
    .openapi(one, (context) => answerWithCustomer(context, context.req.valid('param').uid))
    .openapi(commission, async (context) => {
      const actor = await requireStaff(context)
      const which = { ...context.req.valid('param'), ...context.req.valid('query') }
      const statement = await context.var.services.desk.customers.readCommission(actor, which)
      return context.json(statement, 200)
    })
    .openapi(verify, (context) => {
      const seen = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, seen.uid, (actor) =>
        context.var.services.desk.customers.verify(actor, seen),
      )
    })
    .openapi(activate, (context) => {
      const seen = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, seen.uid, (actor) =>
        context.var.services.desk.customers.activate(actor, seen),
      )
    })
    .openapi(block, (context) => {
      const seen = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, seen.uid, (actor) =>
        context.var.services.desk.customers.block(actor, seen),
      )
    })
    .openapi(setLanguage, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, request.uid, (actor) =>
        context.var.services.desk.customers.setLanguage(actor, request),
      )
    })
    .openapi(addNote, (context) => {
      const note = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, note.uid, (actor) =>
        context.var.services.desk.customers.addNote(actor, note),
      )
    })
}

/** Answers with a customer as the desk sees them, after what `change` does to them. */
export async function answerWithCustomer(
  context: Context<ApiEnv>,
  uid: string,
  change: (actor: StaffActor) => Promise<unknown> = async () => {},
) {
  const actor = await requireStaff(context)
  await change(actor)
  const detail = await context.var.services.desk.customers.show(actor, uid)
  return context.json(serializeCustomer(detail), 200)
}
