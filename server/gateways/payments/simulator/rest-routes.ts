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

const page = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
  receipt: z.string().optional(),
})

const captureRequest = z.object({ amount: z.int(), currency: z.literal('INR').default('INR') })

type Doors = {
  readonly desk: SimulatorContext
  readonly keyId: string
  readonly misbehave: FaultInjector['call']
}

/** Razorpay's calls for orders, payments and refunds, behind the same Basic authentication. */
export function restRoutes({ desk, keyId, misbehave }: Doors): Hono {
  const { books } = desk
  const doors = new Hono()

  const invalidUserMessage = errorBody('BAD_REQUEST_ERROR', 'Authentication failed')
  doors.use(basicAuth({ username: keyId, password: desk.keySecret, invalidUserMessage }))
  doors.use(troubled(misbehave))
  doors.use(async (_, next) => {
    captureDue(desk)
    await next()
  })

  doors.post('/orders', async (context) =>
    context.json(createOrder(desk, await parseBody(context.req, orderRequest))),
  )
  doors.get('/orders', (context) => {
    const { receipt, ...wanted } = paged(context)
    return context.json(collection(books.orders(receipt, wanted)))
  })
  doors.get('/orders/:id', (context) => context.json(existing(books.order(context.req.param('id')))))
  doors.get('/orders/:id/payments', (context) => {
    const { id } = existing(books.order(context.req.param('id')))
    return context.json(collection(books.paymentsOf(id).toReversed()))
  })
  doors.get('/payments/:id', (context) => context.json(existing(books.payment(context.req.param('id')))))
  doors.post('/payments/:id/capture', async (context) => {
    const { amount } = await parseBody(context.req, captureRequest)
    return context.json(
      books.transaction(() => {
        const payment = existing(books.payment(context.req.param('id')))
        if (payment.captured) throw new RazorpayApiError('This payment has already been captured')
        if (payment.status !== 'authorized')
          throw new RazorpayApiError('Only payments which have been authorized can be captured')
        if (payment.amount !== amount)
          throw new RazorpayApiError('Capture amount must be equal to the amount authorized')
        return capture(desk, payment)
      }),
    )
  })
  doors.post('/payments/:id/refund', async (context) => {
    const asked = { paymentId: context.req.param('id'), key: idempotencyKey(context) }
    return context.json(refund(desk, asked, await parseBody(context.req, refundRequest)))
  })
  doors.get('/payments/:id/refunds', (context) => {
    const { id } = existing(books.payment(context.req.param('id')))
    const { count, skip } = paged(context)
    return context.json(
      collection(
        books
          .refundsOf(id)
          .toReversed()
          .slice(skip, skip + count),
      ),
    )
  })
  doors.get('/refunds/:id', (context) => context.json(existing(books.refund(context.req.param('id')))))
  doors.all('*', () => {
    throw new RazorpayApiError('The requested URL was not found on the server.', 404)
  })
  return doors
}

/** Does to a call what the trouble of the moment wants. */
function troubled(misbehave: FaultInjector['call']) {
  return createMiddleware(async (context, next) => {
    const trouble = misbehave()
    if (trouble?.kind === 'fail') return context.json(errorBody('SERVER_ERROR', 'Trouble as configured'), 500)
    if (trouble?.kind === 'late') await pause(trouble.ms)
    await next()
    if (trouble?.kind === 'break') {
      const whole = await context.res.text()
      context.res = new Response(whole.slice(0, whole.length / 2), context.res)
    }
  })
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new RazorpayApiError('The id provided does not exist')
  return found
}

function collection<T>(items: readonly T[]) {
  return { entity: 'collection', count: items.length, items }
}

function paged(context: Context) {
  const asked = page.safeParse(context.req.query())
  if (!asked.success) throw new RazorpayApiError('The count may not be greater than 100.')
  return asked.data
}

/** What Razorpay takes: at least ten letters, digits, hyphens and underscores. */
function idempotencyKey(context: Context): string | null {
  const key = context.req.header('x-refund-idempotency')
  if (key === undefined || /^[\w-]{10,}$/.test(key)) return key ?? null
  throw new RazorpayApiError('The idempotency key provided is invalid.')
}
