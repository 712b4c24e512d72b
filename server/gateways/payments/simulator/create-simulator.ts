import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { openLedger } from './ledger.ts'
import type { z } from 'zod'
import { actInDashboard, dashboardAction, type DashboardResult } from './dashboard-actions.ts'
import { captureDue } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { errorBody, RazorpayApiError } from './api-error.ts'
import { restRoutes } from './rest-routes.ts'
import { noFaults, type FaultInjector } from './fault-injection.ts'
import { createWebhookQueue, type Deliver } from './webhooks.ts'
import { windowRoutes } from './window-routes.ts'

export type SimulatorOptions = {
  /** The SQLite file of its ledger; several processes may share it. */
  readonly dataFile: string
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Delivers a webhook to the store; a rejected delivery is retried later. */
  readonly deliver: Deliver
  readonly now: () => Date
  /** Receives errors that no response can report. */
  readonly report: (error: unknown) => void
  readonly faults?: FaultInjector
  /** Interval of polling for due webhooks and captures; 0 leaves that to `retryDue`. */
  readonly pollMs?: number
}

export type Simulator = {
  /** Its routes: `/v1/…` as Razorpay has them, `/checkout.js`, and the window. */
  readonly app: Hono
  /** Performs an action of the provider's dashboard, past the store. */
  readonly inDashboard: (action: z.input<typeof dashboardAction>) => DashboardResult
  /** Captures payments and delivers webhooks that are due. */
  readonly retryDue: () => Promise<void>
  /** Waits for running deliveries and closes the ledger. */
  readonly close: () => Promise<void>
}

/**
 * A fake of Razorpay that moves no money (PAY-07): the same HTTP API, checkout script and webhooks, with a payment window in
 * which a person or a test chooses the outcome. Its ledger is a file that survives a kill of the process.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { dataFile, keyId, keySecret, webhookSecret, deliver, now, report } = options
  const { faults = noFaults, pollMs = 500 } = options
  const ledger = openLedger(dataFile)
  const webhooks = createWebhookQueue({ ledger, webhookSecret, deliver, nextFault: faults.webhook, now })
  const simulator: SimulatorContext = { ledger, webhooks, keySecret, now }

  const app = new Hono()
  app.route('/v1', restRoutes({ simulator, keyId, nextFault: faults.call }))
  app.route('/', windowRoutes(simulator, keyId))
  app.onError((error, context) => {
    if (error instanceof RazorpayApiError)
      return context.json(errorBody('BAD_REQUEST_ERROR', error.message), error.status)
    if (error instanceof HTTPException) return error.getResponse()
    report(error)
    return context.json(errorBody('SERVER_ERROR', 'The simulator failed'), 500)
  })

  const retryDue = async (): Promise<void> => {
    captureDue(simulator)
    await webhooks.deliverDue()
  }
  let running: Promise<void> | null = null
  const poll = (): void => {
    running ??= retryDue()
      .catch(report)
      .finally(() => {
        running = null
      })
  }
  const timer = pollMs > 0 ? setInterval(poll, pollMs).unref() : undefined

  return {
    app,
    inDashboard: (action) => actInDashboard(simulator, dashboardAction.parse(action)),
    retryDue,
    close: async () => {
      clearInterval(timer)
      await running
      ledger.close()
    },
  }
}
