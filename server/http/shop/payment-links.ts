import type { OpenAPIHono } from '@hono/zod-openapi'
import { paymentLinkCalls, serializePaymentLink } from '#domain/payments/payment-link-wire.ts'
import { AppError } from '#domain/errors.ts'
import { routeOf } from '../route-of.ts'
import { paymentReturnOf } from './payment-return.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { toPaise } from '#domain/money/paise.ts'
import { accountLinkCalls, serializeAccountLink } from '#domain/payments/account-link-wire.ts'

const tags = ['payments']
const description = 'For whoever has the link; nobody has to sign in, and no person and no address is named.'

const show = routeOf(paymentLinkCalls.show, {
  summary: 'Show what is paid by a link',
  description,
  tags,
  answers: 'The order as the link shows it.',
})

const start = routeOf(paymentLinkCalls.start, {
  summary: 'Start the payment of an order by its link',
  description: `${description} The amount is that of the order, and however often it is started, it is one payment.`,
  tags,
  answers: 'What opens the payment window; it names no person.',
})

const settle = routeOf(paymentLinkCalls.settle, {
  summary: 'Confirm a payment by a link, or ask what became of it',
  description,
  tags,
  answers: 'The order as it is now.',
})

/** Orders and accounts of credit that are paid by a link, without signing in (DESK-10, CREDIT-04). */
export function paymentLinkRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .route('/', accountLinkRoutes())
    .openapi(show, async (context) => {
      const { token } = context.req.valid('param')
      const found = await context.var.services.payments.findLink(token)
      if (found === null) throw new AppError('not-found')
      return context.json(serializePaymentLink(found), 200)
    })
    .openapi(start, async (context) => {
      const { token } = context.req.valid('param')
      return context.json(await context.var.services.payments.startByLink(token), 200)
    })
    .openapi(settle, async (context) => {
      const { token } = context.req.valid('param')
      const returned = paymentReturnOf(context.req.valid('json').callback)
      const settled = await context.var.services.payments.settleByLink(token, returned)
      return context.json(serializePaymentLink(settled), 200)
    })
}

const accountDescription =
  'For whoever has the link; nobody has to sign in, and no person and no bill is named.'

const showAccount = routeOf(accountLinkCalls.show, {
  summary: 'Show what is owed on an account by its link',
  description: accountDescription,
  tags,
  answers: 'The account as the link shows it.',
})

const startAccount = routeOf(accountLinkCalls.start, {
  summary: 'Start a payment into an account by its link',
  description: `${accountDescription} Started again with the same amount, it is one payment.`,
  tags,
  answers: 'What opens the payment window; it names no person.',
})

const settleAccount = routeOf(accountLinkCalls.settle, {
  summary: 'Confirm a payment by a link to an account, or ask what became of it',
  description: accountDescription,
  tags,
  answers: 'What has arrived.',
})

function accountLinkRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(showAccount, async (context) => {
      const { token } = context.req.valid('param')
      const found = await context.var.services.payments.findAccountLink(token)
      if (found === null) throw new AppError('not-found')
      return context.json(serializeAccountLink(found), 200)
    })
    .openapi(startAccount, async (context) => {
      const { token } = context.req.valid('param')
      const amount = toPaise(context.req.valid('json').amount)
      return context.json(await context.var.services.payments.startByAccountLink({ token, amount }), 200)
    })
    .openapi(settleAccount, async (context) => {
      const { token } = context.req.valid('param')
      const { orderId: providerOrderId, callback } = context.req.valid('json')
      const returned = paymentReturnOf(callback)
      const paid = await context.var.services.payments.settleByAccountLink({
        token,
        providerOrderId,
        returned,
      })
      return context.json(paid, 200)
    })
}
