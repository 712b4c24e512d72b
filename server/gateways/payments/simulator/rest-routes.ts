import { Hono, type Context } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { createMiddleware } from 'hono/factory'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { capture, captureDue } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { createOrder, orderRequest } from './create-order.ts'
import { parseBody } from './parse-body.ts'
import { errorBody, RazorpayApiError } from './api-error.ts'
import { refund, refundRequest } from './refund.ts'
import type { FaultInjector } from './fault-injection.ts'

const pageQuery = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
  receipt: z.string().optional(),
  from: z.coerce.number().int().default(0),
  to: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
})

const captureRequest = z.object({ amount: z.int(), currency: z.literal('INR').default('INR') })

type RestRoutes = {
  readonly simulator: SimulatorContext
  readonly keyId: string
  readonly nextFault: FaultInjector['call']
}

/** Razorpay's API for orders, payments and refunds, with the same Basic authentication. */
export function restRoutes({ simulator, keyId, nextFault }: RestRoutes): Hono {
  const { ledger } = simulator
  const routes = new Hono()

  const invalidUserMessage = errorBody('BAD_REQUEST_ERROR', 'Authentication failed')
  routes.use(basicAuth({ username: keyId, password: simulator.keySecret, invalidUserMessage }))
  routes.use(injectFaults(nextFault))
  routes.use(async (_, next) => {
    captureDue(simulator)
    await next()
  })

  routes.post('/orders', async (context) =>
    context.json(createOrder(simulator, await parseBody(context.req, orderRequest))),
  )
  routes.get('/orders', (context) => {
    const { receipt, ...page } = parsePage(context)
    return context.json(collection(ledger.orders(receipt, page)))
  })
  routes.get('/orders/:id', (context) => context.json(found(ledger.order(context.req.param('id')))))
  routes.get('/orders/:id/payments', (context) => {
    const { id } = found(ledger.order(context.req.param('id')))
    return context.json(collection(ledger.paymentsOf(id).toReversed()))
  })
  routes.get('/payments', (context) => context.json(collection(ledger.paymentsIn(parsePage(context)))))
  routes.get('/refunds', (context) => context.json(collection(ledger.refundsIn(parsePage(context)))))
  routes.get('/disputes', (context) => context.json(collection(ledger.disputesIn(parsePage(context)))))
  routes.get('/disputes/:id', (context) => context.json(found(ledger.dispute(context.req.param('id')))))
  routes.get('/payments/:id', (context) => context.json(found(ledger.payment(context.req.param('id')))))
  routes.post('/payments/:id/capture', async (context) => {
    const { amount } = await parseBody(context.req, captureRequest)
    return context.json(
      ledger.transaction(() => {
        const payment = found(ledger.payment(context.req.param('id')))
        if (payment.captured) throw new RazorpayApiError('This payment has already been captured')
        if (payment.status !== 'authorized')
          throw new RazorpayApiError('Only payments which have been authorized can be captured')
        if (payment.amount !== amount)
          throw new RazorpayApiError('Capture amount must be equal to the amount authorized')
        return capture(simulator, payment)
      }),
    )
  })
  routes.post('/payments/:id/refund', async (context) => {
    const target = { paymentId: context.req.param('id'), key: idempotencyKey(context) }
    return context.json(refund(simulator, target, await parseBody(context.req, refundRequest)))
  })
  routes.get('/payments/:id/refunds', (context) => {
    const { id } = found(ledger.payment(context.req.param('id')))
    const { count, skip } = parsePage(context)
    return context.json(
      collection(
        ledger
          .refundsOf(id)
          .toReversed()
          .slice(skip, skip + count),
      ),
    )
  })
  routes.get('/refunds/:id', (context) => context.json(found(ledger.refund(context.req.param('id')))))
  routes.all('*', () => {
    throw new RazorpayApiError('The requested URL was not found on the server.', 404)
  })
  return routes
}

/** Applies the injected fault of a call. */
function injectFaults(nextFault: FaultInjector['call']) {
  return createMiddleware(async (context, next) => {
    const fault = nextFault()
    if (fault?.kind === 'fail') return context.json(errorBody('SERVER_ERROR', 'Injected fault'), 500)
    if (fault?.kind === 'late') await pause(fault.ms)
    await next()
    if (fault?.kind === 'break') {
      const body = await context.res.text()
      context.res = new Response(body.slice(0, body.length / 2), context.res)
    }
  })
}

function found<T>(entity: T | undefined): T {
  if (entity === undefined) throw new RazorpayApiError('The id provided does not exist')
  return entity
}

function collection<T>(items: readonly T[]) {
  return { entity: 'collection', count: items.length, items }
}

function parsePage(context: Context) {
  const parsed = pageQuery.safeParse(context.req.query())
  if (!parsed.success) throw new RazorpayApiError('The count may not be greater than 100.')
  return parsed.data
}

/** Razorpay accepts at least ten letters, digits, hyphens and underscores. */
function idempotencyKey(context: Context): string | null {
  const key = context.req.header('x-refund-idempotency')
  if (key === undefined || /^[\w-]{10,}$/.test(key)) return key ?? null
  throw new RazorpayApiError('The idempotency key provided is invalid.')
}
