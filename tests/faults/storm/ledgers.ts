import type { Selectable } from 'kysely'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MoneyAttention } from '#domain/payments/attention.ts'
import type { Schema } from '#server/db/database.ts'
import { findMoneyAttention } from '#server/db/payments/attention.ts'
import type { Body } from '../../support/api/order-actions.ts'
import { findOversold, findStockErrors } from '../../support/api/stock-actions.ts'
import type { StormServices } from './open-services.ts'
import type { Acknowledged, Edited } from './shopper/observations.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

/** An order in the provider's own ledgers, with what the store noted there. */
export type ProviderOrder = {
  readonly id: string
  readonly notes: { readonly order_id?: string }
}

/** A payment in the provider's own ledgers. */
export type ProviderPayment = {
  readonly id: string
  readonly order_id: string
  readonly amount: number
  readonly captured: boolean
  readonly amount_refunded: number
}

/** A refund in the provider's own ledgers; without a receipt it was made elsewhere. */
export type ProviderRefund = {
  readonly id: string
  readonly payment_id: string
  readonly amount: number
  readonly status: 'pending' | 'processed' | 'failed'
  readonly receipt: string | null
}

/** A dispute in the provider's own ledgers. */
export type ProviderDispute = {
  readonly payment_id: string
  readonly amount: number
  readonly amount_deducted: number
  readonly status: string
}

/** What a storm leaves behind: the store's ledgers, the provider's, and what customers saw. */
export type StormLedgers = {
  readonly orders: readonly Row<'orders'>[]
  readonly items: readonly Row<'order_items'>[]
  readonly payments: readonly Row<'payments'>[]
  readonly refunds: readonly Row<'refunds'>[]
  readonly paymentOrders: readonly Row<'payment_orders'>[]
  readonly messages: readonly Row<'order_messages'>[]
  readonly documents: readonly Row<'tax_documents'>[]
  readonly receipts: readonly Omit<Row<'receipts'>, 'day'>[]
  readonly fulfilments: readonly Row<'fulfilments'>[]
  readonly fulfilmentLines: readonly Row<'fulfilment_lines'>[]
  /** What orders lost, and of which lines. */
  readonly changes: readonly Row<'order_changes'>[]
  readonly changeLines: readonly Row<'order_change_lines'>[]
  readonly partRefunds: readonly Row<'part_refunds'>[]
  readonly handIns: readonly Row<'cash_hand_ins'>[]
  readonly accounts: readonly Row<'accounts'>[]
  readonly accountEntries: readonly Row<'account_entries'>[]
  readonly allotments: readonly Row<'account_allotments'>[]
  readonly doorReceipts: readonly Row<'door_receipts'>[]
  readonly offers: readonly Row<'offers'>[]
  readonly offerUses: readonly Row<'offer_uses'>[]
  readonly provider: {
    readonly orders: readonly ProviderOrder[]
    readonly payments: readonly ProviderPayment[]
    readonly refunds: readonly ProviderRefund[]
    readonly disputes: readonly ProviderDispute[]
  }
  /** The payments that staff are shown, and why. */
  readonly attention: readonly Pick<MoneyAttention, 'kind' | 'paymentId'>[]
  /** What is wrong with the books of stock, and of which items more was reserved or taken than was received. */
  readonly stockErrors: readonly string[]
  readonly oversold: readonly string[]
  /** The texts that were sent about orders. */
  readonly notifications: readonly string[]
  readonly acknowledged: readonly Acknowledged[]
  readonly edits: readonly Edited[]
  readonly shownAsPaid: ReadonlySet<string>
  /** Ids of the entries of accounts that were acknowledged. */
  readonly postings: readonly string[]
  /** Each order as its customer sees it, by id, and the order ids in the list of each customer. */
  readonly orderPages: ReadonlyMap<string, Body>
  readonly orderLists: ReadonlyMap<string, readonly string[]>
}

/** Reads the store's tables, and what of its payments staff are shown. */
export async function readTables({ database: { queries }, now }: StormServices) {
  const all = <Table extends keyof Schema>(table: Table) =>
    queries.selectFrom(table).selectAll().execute() as unknown as Promise<Row<Table>[]>
  return {
    orders: await all('orders'),
    items: await all('order_items'),
    payments: await all('payments'),
    refunds: await all('refunds'),
    paymentOrders: await all('payment_orders'),
    messages: await all('order_messages'),
    documents: await all('tax_documents'),
    receipts: await all('receipts'),
    fulfilments: await all('fulfilments'),
    fulfilmentLines: await all('fulfilment_lines'),
    changes: await all('order_changes'),
    changeLines: await all('order_change_lines'),
    partRefunds: await all('part_refunds'),
    handIns: await all('cash_hand_ins'),
    accounts: await all('accounts'),
    accountEntries: await all('account_entries'),
    allotments: await all('account_allotments'),
    doorReceipts: await all('door_receipts'),
    offers: await all('offers'),
    offerUses: await all('offer_uses'),
    stockErrors: await findStockErrors(queries),
    oversold: await findOversold(queries),
    attention: await findMoneyAttention(queries, { at: now(), most: 10_000 }),
  }
}

/** Reads the provider's ledgers, past its own code. */
export function readProvider(dataDirectory: string): StormLedgers['provider'] {
  const ledgers = new DatabaseSync(path.join(dataDirectory, 'simulator.sqlite'), { readOnly: true })
  const all = (kind: string): unknown[] =>
    ledgers
      .prepare('select body from things where kind = ?')
      .all(kind)
      .map(({ body }) => JSON.parse(String(body)))
  const read = {
    orders: all('order'),
    payments: all('payment'),
    refunds: all('refund'),
    disputes: all('dispute'),
  } as unknown as StormLedgers['provider']
  ledgers.close()
  return read
}

/** Reads the notifications about orders. */
export function readNotifications(dataDirectory: string): string[] {
  return readFileSync(path.join(dataDirectory, 'outbox.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .filter((text) => text.includes(': your order '))
}
