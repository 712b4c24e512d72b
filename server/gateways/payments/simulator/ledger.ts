import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  disputeEntity,
  orderEntity,
  paymentEntity,
  refundEntity,
  refundPolicyEntity,
  type DisputeEntity,
  type OrderEntity,
  type PaymentEntity,
  type RefundEntity,
  type RefundOutcome,
} from './entities.ts'

const tables = `
  create table if not exists things (
    number integer primary key,
    id text not null unique,
    kind text not null,
    parent text,
    key text,
    due_at integer,
    body text not null,
    unique (parent, key)
  );
  create index if not exists things_of_parent on things (parent);
  create index if not exists things_due on things (due_at) where due_at is not null;
  create table if not exists webhooks (
    number integer primary key,
    event_id text not null,
    event text not null,
    body text not null,
    state text not null check (state in ('waiting', 'delivered', 'lost', 'given-up')),
    tries integer not null default 0,
    due_at integer not null
  );
  create index if not exists webhooks_due on webhooks (due_at) where state = 'waiting';
`

/** The index columns of an order, payment or refund. */
type IndexKeys = {
  readonly parent: string | null
  readonly key?: string | null
  readonly dueAt?: number | null
}

/** Period in Unix seconds of which entities are listed, newest first. */
export type Period = {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly skip: number
}

/** The ledger of the simulator: its orders, payments, refunds and webhooks. */
export type Ledger = ReturnType<typeof openLedger>

/**
 * Opens the ledger in an SQLite file. Its content survives a kill of the process, and several processes may have the file
 * open.
 */
export function openLedger(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  // inside a transaction, because a process that opens the file at the same time waits only for those
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; begin immediate')
  database.exec(`${tables}; commit`)

  const one = database.prepare('select body from things where id = ? and kind = ?')
  const keyed = database.prepare('select body from things where parent = ? and key = ?')
  const children = database.prepare('select body from things where parent = ? and kind = ? order by number')
  const all = database.prepare('select body from things where kind = ? order by number desc limit ? offset ?')
  const created = database.prepare(
    `select body from things where kind = ? and json_extract(body, '$.created_at') between ? and ?
     order by number desc limit ? offset ?`,
  )
  const due = database.prepare('select body from things where due_at <= ? order by due_at, number')
  const put = database.prepare(
    `insert into things (id, kind, parent, key, due_at, body) values (?, ?, ?, ?, ?, ?)
     on conflict (id) do update set due_at = excluded.due_at, body = excluded.body`,
  )
  const write = (
    entity: { id: string; entity: string; outcome?: string },
    { parent, key = null, dueAt = null }: IndexKeys,
  ): void => {
    put.run(entity.id, entity.entity, parent, key, dueAt, JSON.stringify(entity))
  }

  const createdIn = (kind: string, { from, to, count, skip }: Period) =>
    created.all(kind, from, to, count, skip)

  return {
    database,
    /** Runs the work atomically; other processes wait. */
    transaction: <T>(work: () => T): T => {
      database.exec('begin immediate')
      try {
        const result = work()
        database.exec('commit')
        return result
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    order: (id: string) => readOne(orderEntity, one.get(id, 'order')),
    /** Newest first, optionally filtered by receipt. */
    orders: (receipt: string | undefined, page: { count: number; skip: number }): OrderEntity[] =>
      receipt === undefined
        ? readAll(orderEntity, all.all('order', page.count, page.skip))
        : readAll(orderEntity, children.all(receipt, 'order')).toReversed(),
    payment: (id: string) => readOne(paymentEntity, one.get(id, 'payment')),
    paymentsOf: (orderId: string) => readAll(paymentEntity, children.all(orderId, 'payment')),
    /** The payments whose capture is due. */
    duePayments: (now: Date) => readAll(paymentEntity, due.all(now.getTime())),
    refund: (id: string) => readOne(refundEntity, one.get(id, 'refund')),
    refundsOf: (paymentId: string) => readAll(refundEntity, children.all(paymentId, 'refund')),
    refundOfKey: (paymentId: string, key: string) => readOne(refundEntity, keyed.get(paymentId, key)),
    paymentsIn: (period: Period) => readAll(paymentEntity, createdIn('payment', period)),
    refundsIn: (period: Period) => readAll(refundEntity, createdIn('refund', period)),
    disputesIn: (period: Period) => readAll(disputeEntity, createdIn('dispute', period)),
    dispute: (id: string) => readOne(disputeEntity, one.get(id, 'dispute')),
    putDispute: (dispute: DisputeEntity): void => write(dispute, { parent: dispute.payment_id }),
    /** Result of the next refunds of a payment. */
    refundOutcome: (paymentId: string): RefundOutcome =>
      readOne(refundPolicyEntity, one.get(policyId(paymentId), 'refund-policy'))?.outcome ?? 'processed',
    putRefundOutcome: (paymentId: string, outcome: RefundOutcome): void =>
      write({ id: policyId(paymentId), entity: 'refund-policy', outcome }, { parent: null }),
    putOrder: (order: OrderEntity): void => write(order, { parent: order.receipt }),
    putPayment: (payment: PaymentEntity, captureAt: Date | null = null): void =>
      write(payment, { parent: payment.order_id, dueAt: captureAt?.getTime() ?? null }),
    putRefund: (refund: RefundEntity, key: string | null): void =>
      write(refund, { parent: refund.payment_id, key }),
    close: (): void => database.close(),
  }
}

function policyId(paymentId: string): string {
  return `policy_${paymentId}`
}

const row = z.object({ body: z.string().transform((body): unknown => JSON.parse(body)) })

function readOne<T>(schema: z.ZodType<T>, found: unknown): T | undefined {
  return found === undefined ? undefined : schema.parse(row.parse(found).body)
}

function readAll<T>(schema: z.ZodType<T>, found: readonly unknown[]): T[] {
  return found.map((each) => schema.parse(row.parse(each).body))
}
