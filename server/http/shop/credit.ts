import type { OpenAPIHono } from '@hono/zod-openapi'
import { ownCreditCalls, serializeOwnAccounts, serializeOwnStatement } from '#domain/accounts/own-wire.ts'
import { toPaise } from '#domain/money/paise.ts'
import { ownPaymentCalls } from '#domain/payments/account-payment-wire.ts'
import { paymentReturnOf } from './payment-return.ts'
import { priceCalls, serializeOwnPrices } from '#domain/pricing/wire.ts'
import { csvHeaders } from '../desk/csv-headers.ts'
import { answerWithPdf } from '../pdf-answer.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['account']

const list = routeOf(ownCreditCalls.list, {
  summary: 'List the accounts of credit that one buys on',
  description: 'One’s own, and those of firms whose account one’s role sees.',
  tags,
  answers: 'The accounts with what is owed and the open bills.',
})

const statement = routeOf(ownCreditCalls.statement, {
  summary: 'Get the ledger of an own account in a period',
  description: 'Accounts of others are 404.',
  tags,
  answers: 'The statement; `count` tells of more entries than `rows` has.',
})

const print = routeOf(ownCreditCalls.print, {
  summary: 'Get a statement of an own account as a PDF',
  tags,
  answers: 'The statement.',
})

const file = routeOf(ownCreditCalls.file, {
  summary: 'Get a statement of an own account as CSV',
  tags,
  answers: 'The file.',
})

const startPayment = routeOf(ownPaymentCalls.start, {
  summary: 'Start a payment into an own account of credit',
  description: 'Accounts of others are 404. Started again with the same amount, it is one payment.',
  tags,
  answers: 'What opens the payment window.',
})

const settlePayment = routeOf(ownPaymentCalls.settle, {
  summary: 'Confirm a payment into an own account of credit, or ask what became of it',
  tags,
  answers: 'What has arrived.',
})

/** Routes of those who buy on credit (CREDIT-02). */
export function creditRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requirePartner(context)
      return context.json(serializeOwnAccounts(await context.var.services.credit.list(actor)), 200)
    })
    .openapi(statement, async (context) => {
      const actor = await requirePartner(context)
      const which = { accountId: context.req.valid('param').id, ...context.req.valid('query') }
      return context.json(
        serializeOwnStatement(await context.var.services.credit.statement(actor, which)),
        200,
      )
    })
    .openapi(print, async (context) => {
      const actor = await requirePartner(context)
      const which = { accountId: context.req.valid('param').id, ...context.req.valid('query') }
      return answerWithPdf(context, await context.var.services.credit.print(actor, which))
    })
    .openapi(startPayment, async (context) => {
      const actor = await requirePartner(context)
      const payment = {
        accountId: context.req.valid('param').id,
        amount: toPaise(context.req.valid('json').amount),
      }
      return context.json(await context.var.services.payments.startIntoAccount(actor, payment), 200)
    })
    .openapi(settlePayment, async (context) => {
      const actor = await requirePartner(context)
      const { orderId, callback } = context.req.valid('json')
      const paid = await context.var.services.payments.settleIntoAccount(actor, {
        accountId: context.req.valid('param').id,
        providerOrderId: orderId,
        returned: paymentReturnOf(callback),
      })
      return context.json(paid, 200)
    })
    .openapi(file, async (context) => {
      const actor = await requirePartner(context)
      const which = { accountId: context.req.valid('param').id, ...context.req.valid('query') }
      const text = await context.var.services.credit.file(actor, which)
      return context.body(text, 200, csvHeaders(`statement-${which.from}-${which.to}`))
    })
}

const ownPrices = routeOf(priceCalls.own, {
  summary: 'Get the prices that were agreed with oneself, or a firm that one is in',
  description:
    'Pages show everybody the same prices; whoever is on a price list asks for theirs. Orders are charged at the lowest that holds for their quantity.',
  tags: ['account'],
  answers: 'The variants of these products whose prices are others than the catalogue’s.',
})

/** Prices of those who are on a price list (PRICE-08). */
export function priceRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(ownPrices, async (context) => {
    const actor = await requirePartner(context)
    const { products, firm = null } = context.req.valid('json')
    const priced = await context.var.services.prices.own(actor, { products, firmId: firm })
    return context.json(serializeOwnPrices(priced), 200)
  })
}
