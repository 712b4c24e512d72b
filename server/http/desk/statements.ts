import type { OpenAPIHono } from '@hono/zod-openapi'
import { serializeStatement, statementCalls } from '#domain/accounts/statement-wire.ts'
import { answerWithPdf } from '../pdf-answer.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const show = routeOf(statementCalls.show, {
  summary: 'Get the ledger of an account in a period',
  description:
    'Opening balance, entries by their day with the balance after each, closing balance, and what was open on the last day.',
  tags,
  answers: 'The statement; `count` tells of more entries than `rows` has.',
})

const print = routeOf(statementCalls.print, {
  summary: 'Get a statement as a PDF',
  description: 'In the language of the customer, unless another is asked for.',
  tags,
  answers: 'The statement.',
})

const file = routeOf(statementCalls.file, {
  summary: 'Get a statement as CSV',
  description: 'All entries of the period, in rupees.',
  tags,
  answers: 'The file.',
})

const confirm = routeOf(statementCalls.confirm, {
  summary: 'Get a page on which a customer confirms the balance of a day',
  tags,
  answers: 'The page.',
})

const outstanding = routeOf(statementCalls.outstanding, {
  summary: 'Get what all accounts owe, by age, as CSV',
  tags,
  answers: 'The file.',
})

const receipts = routeOf(statementCalls.receipts, {
  summary: 'Get the receipts on account of a period as CSV',
  description: 'What was taken back, such as a bounced cheque, is below zero.',
  tags,
  answers: 'The file.',
})

/** Statements of credit accounts at the desk (CREDIT-02). */
export function deskStatementRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(outstanding, async (context) => {
      const actor = await requireStaff(context)
      const text = await context.var.services.desk.accounts.outstandingFile(actor)
      return context.body(text, 200, csvHeaders('outstanding'))
    })
    .openapi(receipts, async (context) => {
      const actor = await requireStaff(context)
      const period = context.req.valid('query')
      const text = await context.var.services.desk.accounts.receiptsFile(actor, period)
      return context.body(text, 200, csvHeaders(`receipts-${period.from}-${period.to}`))
    })
    .openapi(show, async (context) => {
      const actor = await requireStaff(context)
      const { id: accountId } = context.req.valid('param')
      const { from, to } = context.req.valid('query')
      const made = await context.var.services.desk.accounts.statement(actor, { accountId, from, to })
      return context.json(serializeStatement(made), 200)
    })
    .openapi(print, async (context) => {
      const actor = await requireStaff(context)
      const { id: accountId } = context.req.valid('param')
      const asked = context.req.valid('query')
      const { accounts } = context.var.services.desk
      return answerWithPdf(context, await accounts.printStatement(actor, { accountId, ...asked }))
    })
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      const { id: accountId } = context.req.valid('param')
      const asked = context.req.valid('query')
      const text = await context.var.services.desk.accounts.statementFile(actor, { accountId, ...asked })
      return context.body(text, 200, csvHeaders(`statement-${asked.from}-${asked.to}`))
    })
    .openapi(confirm, async (context) => {
      const actor = await requireStaff(context)
      const { id: accountId } = context.req.valid('param')
      const asked = context.req.valid('query')
      const { accounts } = context.var.services.desk
      return answerWithPdf(context, await accounts.printConfirmation(actor, { accountId, ...asked }))
    })
}
