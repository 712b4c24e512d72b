import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { openLedger } from './ledger.ts'
import { captureDue } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { errorBody, RazorpayApiError } from './api-error.ts'
import { restRoutes } from './rest-routes.ts'
import { noFaults, type FaultInjector } from './fault-injection.ts'
import { createWebhookQueue, type Deliver } from './webhooks.ts'
import { windowRoutes } from './window-routes.ts'

export type SimulatorOptions = {
  /** The SQLite file of its books; several processes may share it. */
  readonly dataFile: string
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Brings a webhook to the store; a rejection is tried again later. */
  readonly deliver: Deliver
  readonly now: () => Date
  /** Where a failure that no request can be told of goes. */
  readonly report: (error: unknown) => void
  readonly misbehave?: FaultInjector
  /** How often it looks for webhooks and captures that are due; 0 leaves that to `retryDue`. */
  readonly beatMs?: number
}

export type Simulator = {
  /** Its doors: `/v1/…` as Razorpay has them, `/checkout.js`, and the window. */
  readonly app: Hono
  /** Captures and delivers what is due by now. */
  readonly retryDue: () => Promise<void>
  /** Waits for a delivery under way and closes the books. */
  readonly close: () => Promise<void>
}

/**
 * A stand-in for Razorpay that moves no money: the same HTTP, the same checkout script and the same webhooks, with a
 * window in which a person, or a test, chooses how a payment ends. Its books are a file that survives any kill.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { dataFile, keyId, keySecret, webhookSecret, deliver, now, report } = options
  const { misbehave = noFaults, beatMs = 500 } = options
  const books = openLedger(dataFile)
  const webhooks = createWebhookQueue({ books, webhookSecret, deliver, misbehave: misbehave.webhook, now })
  const desk: SimulatorContext = { books, webhooks, keySecret, now }

  const app = new Hono()
  app.route('/v1', restRoutes({ desk, keyId, misbehave: misbehave.call }))
  app.route('/', windowRoutes(desk, keyId))
  app.onError((error, context) => {
    if (error instanceof RazorpayApiError)
      return context.json(errorBody('BAD_REQUEST_ERROR', error.message), error.status)
    if (error instanceof HTTPException) return error.getResponse()
    report(error)
    return context.json(errorBody('SERVER_ERROR', 'The simulator failed'), 500)
  })

  const retryDue = async (): Promise<void> => {
    captureDue(desk)
    await webhooks.deliverDue()
  }
  let round: Promise<void> | null = null
  const beat = (): void => {
    round ??= retryDue()
      .catch(report)
      .finally(() => {
        round = null
      })
  }
  const timer = beatMs > 0 ? setInterval(beat, beatMs).unref() : undefined

  return {
    app,
    retryDue,
    close: async () => {
      clearInterval(timer)
      await round
      books.close()
    },
  }
}
