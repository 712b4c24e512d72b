import { z } from 'zod'
import { sign } from '../signature.ts'
import type { Ledger } from './ledger.ts'
import { freshId, seconds, type OrderEntity, type PaymentEntity, type RefundEntity } from './entities.ts'
import type { FaultInjector } from './fault-injection.ts'

/** Brings a webhook to the store; rejects when the store did not take it. */
export type Deliver = (rawBody: string, headers: Readonly<Record<string, string>>) => Promise<void>

/** What a webhook is about, by the names of its payload. */
export type WebhookEntities = {
  readonly payment?: PaymentEntity
  readonly order?: OrderEntity
  readonly refund?: RefundEntity
}

export type EventName = 'payment.captured' | 'payment.failed' | 'order.paid' | 'refund.processed'

/** After each failed delivery the next one waits this long; after the last one there is no other. */
const pausesMs = [1_000, 5_000, 20_000, 60_000, 300_000]

/** A process that takes a webhook to deliver has this long; then another one may. */
const LEASE_MS = 30_000

const PATIENCE_MS = 10_000

const taken = z.object({ number: z.int(), event_id: z.string(), body: z.string(), tries: z.int() })

type Dependencies = {
  readonly books: Ledger
  readonly webhookSecret: string
  readonly deliver: Deliver
  readonly misbehave: FaultInjector['webhook']
  readonly now: () => Date
}

/**
 * The webhooks of the simulator, kept in its books until they are delivered. Like the real ones they may come late,
 * twice and in any order.
 */
export function createWebhookQueue({
  books: { database },
  webhookSecret,
  deliver,
  misbehave,
  now,
}: Dependencies) {
  const add = database.prepare(
    'insert into webhooks (event_id, event, body, state, due_at) values (?, ?, ?, ?, ?)',
  )
  const take = database.prepare(
    `update webhooks set tries = tries + 1, due_at = ? where number =
       (select number from webhooks where state = 'waiting' and due_at <= ? order by due_at, number limit 1)
     returning number, event_id, body, tries`,
  )
  const close = database.prepare('update webhooks set state = ?, due_at = ? where number = ?')

  /** Takes the next one that is due; the lease keeps it from the other processes and outlives a kill of this one. */
  const takeNext = () => {
    const found = take.get(now().getTime() + LEASE_MS, now().getTime())
    return found === undefined ? undefined : taken.parse(found)
  }

  const deliverOne = async ({ number, event_id, body, tries }: z.infer<typeof taken>): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': event_id,
      'x-razorpay-signature': sign(body, webhookSecret),
    }
    const pause = pausesMs[tries - 1]
    const arrived = await within(PATIENCE_MS, async () => deliver(body, headers))
    const state = arrived ? 'delivered' : pause === undefined ? 'given-up' : 'waiting'
    close.run(state, now().getTime() + (pause ?? 0), number)
  }

  return {
    /** Keeps a webhook until it is due; `copies` of it carry the same event id. */
    queue: (event: EventName, subjects: WebhookEntities, { dueAt = now(), copies = 1 } = {}): void => {
      const body = JSON.stringify(eventBody(event, subjects, now()))
      const trouble = misbehave()
      const state = trouble?.kind === 'lose' ? 'lost' : 'waiting'
      const late = trouble?.kind === 'late' ? trouble.ms : 0
      const id = freshId('evt')
      for (let copy = trouble?.kind === 'twice' ? 0 : 1; copy <= copies; copy += 1)
        add.run(id, event, body, state, dueAt.getTime() + late)
    },
    /** Delivers what is due, one after the other. */
    deliverDue: async (): Promise<void> => {
      for (let next = takeNext(); next !== undefined; next = takeNext()) await deliverOne(next)
    },
  }
}

function eventBody(event: EventName, subjects: WebhookEntities, at: Date) {
  const entries = Object.entries(subjects)
  return {
    entity: 'event',
    account_id: 'acc_simulator',
    event,
    contains: entries.map(([name]) => name),
    payload: Object.fromEntries(entries.map(([name, entity]) => [name, { entity }])),
    created_at: seconds(at),
  }
}

/** Whether the work was done, and in time. */
async function within(ms: number, work: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false)
    timer.unref()
  })
  const done = work().then(
    () => true,
    () => false,
  )
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer))
}
