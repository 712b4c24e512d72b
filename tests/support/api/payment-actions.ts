import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Paise } from '#domain/money/paise.ts'
import { createSimulatedProvider } from '#server/gateways/payments/simulated-provider.ts'
import {
  createSimulator,
  type SimulatorOptions,
} from '#server/gateways/payments/simulator/create-simulator.ts'

/** Answer to a request of the window. */
export type WindowAnswer = {
  readonly status: number
  readonly post?: {
    readonly event: string
    readonly response?: Readonly<Record<string, string>>
    readonly error?: Readonly<Record<string, unknown>>
  } | null
  readonly error?: { readonly description: string }
}

/** A webhook as it came to the store. */
export type ReceivedWebhook = { readonly event: string; readonly id: string; readonly body: string }

/**
 * The payment simulator on books of its own, with a clock that stands still and a store that hears its webhooks. A desk
 * opened on the folder of another one is another process on the same books.
 */
export async function openTestSimulator({ on, ...more }: Partial<SimulatorOptions> & { on?: string } = {}) {
  const folder = on ?? (await mkdtemp(path.join(tmpdir(), 'simulator-')))
  const heard: ReceivedWebhook[] = []
  const state = { at: Date.parse('2026-03-02T06:30:00Z'), refuses: 0 }
  const keys = { keyId: 'rzp_test_desk', keySecret: 'key secret', webhookSecret: 'webhook secret' }
  const simulator = createSimulator({
    ...keys,
    dataFile: path.join(folder, 'simulator.sqlite'),
    deliver: async (body, headers) => {
      state.refuses -= 1
      if (state.refuses >= 0) throw new Error('the store is closed')
      heard.push({ event: JSON.parse(body).event, id: headers['x-razorpay-event-id'] ?? '', body })
    },
    now: () => new Date(state.at),
    report: (error) => {
      throw error
    },
    pollMs: 0,
    ...more,
  })
  const provider = createSimulatedProvider(simulator, keys, '/simulator')

  return {
    folder,
    keys,
    heard,
    state,
    app: simulator.app,
    provider,
    events: (): string[] => heard.map(({ event }) => event),
    order: async (amount = 250_000): Promise<string> =>
      (
        await provider.createOrder({
          receipt: 'receipt',
          amount: amount as Paise,
          orderId: 'our-order',
          storeId: 'our-store',
        })
      ).id,
    pay: async (orderId: string, outcome: string, method = 'upi'): Promise<WindowAnswer> => {
      const response = await simulator.app.request('/window/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: orderId, method, outcome }),
      })
      return { status: response.status, ...((await response.json()) as Omit<WindowAnswer, 'status'>) }
    },
    /** Lets time pass, and what is due by then happen. */
    pass: async (seconds: number): Promise<void> => {
      state.at += seconds * 1_000
      await simulator.retryDue()
    },
    close: async (): Promise<void> => {
      await simulator.close()
      if (on === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
