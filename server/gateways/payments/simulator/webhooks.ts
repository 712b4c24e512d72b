import { z } from 'zod'
import { sign } from '../signature.ts'
import type { Ledger } from './ledger.ts'
import {
  freshId,
  seconds,
  type DisputeEntity,
  type OrderEntity,
  type PaymentEntity,
  type RefundEntity,
} from './entities.ts'
import type { FaultInjector } from './fault-injection.ts'

/** Delivers a webhook to the store; rejects when the store did not accept it. */
export type Deliver = (rawBody: string, headers: Readonly<Record<string, string>>) => Promise<void>

/** The entities of a webhook, by their names in the payload. */
export type WebhookEntities = {
  readonly payment?: PaymentEntity
  readonly order?: OrderEntity
  readonly refund?: RefundEntity
  readonly dispute?: DisputeEntity
}

export type EventName =
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | `refund.${'created' | 'processed' | 'failed'}`
  | `payment.dispute.${'created' | 'under_review' | 'won' | 'lost' | 'closed'}`

/** The delay after each failed delivery; after the last one the webhook is given up. */
const retryDelaysMs = [1_000, 5_000, 20_000, 60_000, 300_000]

/** Time for which a process owns a webhook that it delivers; then another one may take it. */
const LEASE_MS = 30_000

/** Longest time that a delivery may take. */
const DELIVERY_TIMEOUT_MS = 10_000

const webhookRow = z.object({ number: z.int(), event_id: z.string(), body: z.string(), tries: z.int() })

type Dependencies = {
  readonly ledger: Ledger
  readonly webhookSecret: string
  readonly deliver: Deliver
  readonly nextFault: FaultInjector['webhook']
  readonly now: () => Date
}

/**
 * The webhook queue of the simulator, persisted in its ledger. Like real webhooks they may arrive late, twice and in any
 * order.
 */
export function createWebhookQueue({
  ledger: { database },
  webhookSecret,
  deliver,
  nextFault,
  now,
}: Dependencies) {
  const add = database.prepare(
    'insert into webhooks (event_id, event, body, state, due_at) values (?, ?, ?, ?, ?)',
  )
  const claim = database.prepare(
    `update webhooks set tries = tries + 1, due_at = ? where number =
       (select number from webhooks where state = 'waiting' and due_at <= ? order by due_at, number limit 1)
     returning number, event_id, body, tries`,
  )
  const update = database.prepare('update webhooks set state = ?, due_at = ? where number = ?')

  /** Claims the next due webhook. The lease keeps other processes off, and expires if this one is killed. */
  const claimNext = () => {
    const row = claim.get(now().getTime() + LEASE_MS, now().getTime())
    return row === undefined ? undefined : webhookRow.parse(row)
  }

  const deliverOne = async ({ number, event_id, body, tries }: z.infer<typeof webhookRow>): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': event_id,
      'x-razorpay-signature': sign(body, webhookSecret),
    }
    const retryDelay = retryDelaysMs[tries - 1]
    const isDelivered = await within(DELIVERY_TIMEOUT_MS, async () => deliver(body, headers))
    const state = isDelivered ? 'delivered' : retryDelay === undefined ? 'given-up' : 'waiting'
    update.run(state, now().getTime() + (retryDelay ?? 0), number)
  }

  return {
    /** Queues a webhook until it is due; all copies have the same event id. */
    queue: (event: EventName, entities: WebhookEntities, { dueAt = now(), copies = 1 } = {}): void => {
      const body = JSON.stringify(eventBody(event, entities, now()))
      const fault = nextFault()
      const state = fault?.kind === 'lose' ? 'lost' : 'waiting'
      const delayMs = fault?.kind === 'late' ? fault.ms : 0
      const id = freshId('evt')
      for (let copy = fault?.kind === 'twice' ? 0 : 1; copy <= copies; copy += 1)
        add.run(id, event, body, state, dueAt.getTime() + delayMs)
    },
    /**
     * Delivers all due webhooks, one after the other, and begins none after a time: under load more become due meanwhile, and
     * the caller would wait for all of them.
     */
    deliverDue: async ({ withinMs = Number.POSITIVE_INFINITY } = {}): Promise<void> => {
      const begun = performance.now()
      const next = () => (performance.now() - begun < withinMs ? claimNext() : undefined)
      for (let row = next(); row !== undefined; row = next()) await deliverOne(row)
    },
  }
}

function eventBody(event: EventName, entities: WebhookEntities, at: Date) {
  const entries = Object.entries(entities)
  return {
    entity: 'event',
    account_id: 'acc_simulator',
    event,
    contains: entries.map(([name]) => name),
    payload: Object.fromEntries(entries.map(([name, entity]) => [name, { entity }])),
    created_at: seconds(at),
  }
}

/** Resolves to true if the work succeeded within the time. */
async function within(ms: number, work: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false)
    timer.unref()
  })
  const finished = work().then(
    () => true,
    () => false,
  )
  return Promise.race([finished, timeout]).finally(() => clearTimeout(timer))
}
