import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { creditCalls, serializeAccount } from '#domain/accounts/wire.ts'
import { parseCustomerSearch } from '#domain/customers/customer-search.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const answers = 'The account as it is now.'

const list = routeOf(creditCalls.list, {
  summary: 'List the accounts of credit with what they owe',
  tags,
  answers: 'A page of accounts, those that owe the most first, and the sums of all.',
})

const open = routeOf(creditCalls.open, { summary: 'Give a customer credit', tags, answers })

const one = routeOf(creditCalls.one, {
  summary: 'Get an account with its open bills and its ledger',
  tags,
  answers: 'The account, and a page of its ledger.',
})

const setTerms = routeOf(creditCalls.setTerms, {
  summary: 'Change limit, days and point of check of an account',
  tags,
  answers,
})

const enterOpening = routeOf(creditCalls.enterOpening, {
  summary: 'Enter a bill or an advance from before the account began',
  tags,
  answers,
})

const receive = routeOf(creditCalls.receive, {
  summary: 'Record money received on account',
  description:
    'What is not allotted to a bill is an advance. The same id with the same content changes nothing again.',
  tags,
  answers,
})

const allot = routeOf(creditCalls.allot, { summary: 'Allot an advance to bills', tags, answers })

const writeOff = routeOf(creditCalls.writeOff, { summary: 'Give up what is open of a bill', tags, answers })

const reverse = routeOf(creditCalls.reverse, {
  summary: 'Take an entry back: one made by mistake, or a cheque that bounced',
  description: 'Nothing is deleted: bills that it paid are open again.',
  tags,
  answers,
})

const makeLink = routeOf(creditCalls.makeLink, {
  summary: 'Make a link by which an account is paid',
  description: 'For 30 days; one that works already is kept.',
  tags,
  answers,
})

const revokeLink = routeOf(creditCalls.revokeLink, {
  summary: 'Take the link of an account back',
  tags,
  answers,
})

/** Accounts of credit at the desk (CREDIT-01, CREDIT-02). */
export function deskCreditAccountRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .route('/', linkRoutes())
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { q = '', filter, after, limit } = context.req.valid('query')
      const search = parseCustomerSearch(q)
      const page = await context.var.services.desk.accounts.list(actor, {
        filter,
        ...(search !== null && { search }),
        ...(after !== undefined && { offset: after }),
        limit,
      })
      return context.json(page, 200)
    })
    .openapi(open, (context) => {
      const account = context.req.valid('json')
      return answerWithAccount(context, account.id, (actor) =>
        context.var.services.desk.accounts.open(actor, account),
      )
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { before } = context.req.valid('query')
      const detail = await context.var.services.desk.accounts.show(actor, {
        id,
        ...(before !== undefined && { before }),
      })
      return context.json(serializeAccount(detail), 200)
    })
    .openapi(setTerms, (context) => {
      const { id } = context.req.valid('param')
      return answerWithAccount(context, id, (actor) =>
        context.var.services.desk.accounts.setTerms(actor, { id, ...context.req.valid('json') }),
      )
    })
    .openapi(enterOpening, (context) => {
      const { id: accountId } = context.req.valid('param')
      const { dueDay = null, reference = null, note = null, ...opening } = context.req.valid('json')
      return answerWithAccount(context, accountId, (actor) =>
        context.var.services.desk.accounts.enterOpening(actor, {
          ...opening,
          accountId,
          dueDay,
          reference,
          note,
        }),
      )
    })
    .openapi(receive, (context) => {
      const { id: accountId } = context.req.valid('param')
      const asked = context.req.valid('json')
      const { reference = null, bank = null, chequeDay = null, note = null, ...receipt } = asked
      return answerWithAccount(context, accountId, (actor) =>
        context.var.services.desk.accounts.receive(actor, {
          ...receipt,
          accountId,
          reference,
          bank,
          chequeDay,
          note,
        }),
      )
    })
    .openapi(allot, (context) => {
      const { id: accountId } = context.req.valid('param')
      return answerWithAccount(context, accountId, (actor) =>
        context.var.services.desk.accounts.allot(actor, { accountId, ...context.req.valid('json') }),
      )
    })
    .openapi(writeOff, (context) => {
      const { id: accountId } = context.req.valid('param')
      return answerWithAccount(context, accountId, (actor) =>
        context.var.services.desk.accounts.writeOff(actor, { accountId, ...context.req.valid('json') }),
      )
    })
    .openapi(reverse, (context) => {
      const { id: accountId } = context.req.valid('param')
      const { charge = null, ...reversal } = context.req.valid('json')
      return answerWithAccount(context, accountId, (actor) =>
        context.var.services.desk.accounts.reverse(actor, { accountId, charge, ...reversal }),
      )
    })
}

function linkRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(makeLink, (context) => {
      const { id } = context.req.valid('param')
      return answerWithAccount(context, id, (actor) => context.var.services.desk.accounts.makeLink(actor, id))
    })
    .openapi(revokeLink, (context) => {
      const { id } = context.req.valid('param')
      return answerWithAccount(context, id, (actor) =>
        context.var.services.desk.accounts.revokeLink(actor, id),
      )
    })
}

/** Answers with an account as it is after what `change` does to it. */
async function answerWithAccount(
  context: Context<ApiEnv>,
  id: string,
  change: (actor: StaffActor) => Promise<void>,
) {
  const actor = await requireStaff(context)
  await change(actor)
  return context.json(serializeAccount(await context.var.services.desk.accounts.show(actor, { id })), 200)
}
