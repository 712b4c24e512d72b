import type { StormLedgers } from '../ledgers.ts'
import { rupees, stormVariants } from '../products.ts'

type Loose<T> = T extends number
  ? T
  : T extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Loose<Value>>
    : T extends ReadonlySet<infer Value>
      ? Set<Value>
      : T extends readonly (infer Item)[]
        ? number extends T['length']
          ? Loose<Item>[]
          : T
        : T extends Date
          ? T
          : T extends object
            ? { -readonly [Key in keyof T]: Loose<T[Key]> }
            : T

/** Ledgers that a test may change. */
export type SampleLedgers = Loose<StormLedgers>

const TOTAL = 1_051
const booked = (refunded: number) => ({ amount: TOTAL, refunded, disputed: 0, lost: 0 })
const at = new Date('2026-11-20T20:00:00Z')

/**
 * Small consistent ledgers: a cash order and an online one that was paid twice, both shipped, and one that was cancelled after
 * it was paid. Each is for three units of the first variant.
 */
export function sampleLedgers(): SampleLedgers {
  const [variant] = stormVariants
  if (variant === undefined) throw new Error('there are no variants')
  const { amounts, compositeId } = variant
  const paise = (amount: bigint): number => Number((amount * 3n + 5_000n) / 10_000n)
  const order = (id: string, changes: object) => ({
    order_id: id,
    order_number: `number of ${id}`,
    user_id: 'asha',
    idempotency_key: `key of ${id}`,
    order_status: 'SHIPPED',
    payment_mode: 'ONLINE',
    payment_status: 'PENDING',
    payment_id: null,
    account_id: null,
    due_day: null,
    item_mrp_total: paise(amounts.base),
    item_total: paise(amounts.withoutGst),
    saved_amount: paise(amounts.base) - paise(amounts.withoutGst),
    total_tax: paise(amounts.gst),
    grand_total: TOTAL,
    delivery_charge: 0,
    handling_charge: 0,
    commission_amount: paise(amounts.commission),
    created_at: at,
    ...changes,
  })
  const item = (id: string) => ({
    order_id: id,
    line: 0,
    quantity: 3,
    variant_id: compositeId,
    product_rate: rupees(amounts.base),
    product_rate_after_discount: rupees(amounts.withGst),
    product_discount: rupees(amounts.discount),
    commission_amount: rupees(amounts.commission),
    variant_specs: {
      priceWithoutGst: Number(amounts.withoutGst),
      gst: Number(amounts.gst),
      packagingCost: Number(amounts.packaging),
    },
  })
  const ids = ['cash', 'paid', 'back']
  const ledgers = {
    orders: [
      order('cash', { payment_mode: 'COD', order_status: 'DELIVERED' }),
      order('paid', { payment_id: 'pay_1' }),
      order('back', { payment_id: 'pay_3', order_status: 'CANCELLED' }),
    ],
    items: ids.map(item),
    payments: [
      { payment_id: 'pay_1', order_id: 'paid', used_for: 'ORDER', ...booked(0) },
      { payment_id: 'pay_2', order_id: 'paid', used_for: 'REFUND', ...booked(TOTAL) },
      { payment_id: 'pay_3', order_id: 'back', used_for: 'ORDER', ...booked(TOTAL) },
    ],
    refunds: [
      { payment_id: 'pay_2', order_id: 'paid', refund_key: 'key', amount: TOTAL, state: 'DONE' },
      { payment_id: 'pay_3', order_id: 'back', refund_key: 'key', amount: TOTAL, state: 'DONE' },
    ],
    paymentOrders: [
      { provider_order_id: 'order_1', order_id: 'paid' },
      { provider_order_id: 'order_2', order_id: 'back' },
    ],
    messages: [
      { order_id: 'cash', status: 'DELIVERED', state: 'SENT' },
      { order_id: 'back', status: 'REFUND', state: 'SENT' },
    ],
    documents: ['cash', 'paid'].map((id, index) => ({
      number: `INV/${index + 1}`,
      series: 'INV',
      financial_year: '26-27',
      serial: index + 1,
      kind: 'invoice',
      order_id: id,
      document: { totals: { grandTotal: TOTAL } },
    })),
    receipts: [{ order_id: 'cash', user_id: 'asha', method: 'CASH', amount: TOTAL, received_at: at }],
    fulfilments: [],
    fulfilmentLines: [],
    changes: [],
    changeLines: [],
    partRefunds: [],
    handIns: [],
    accounts: [],
    accountEntries: [],
    allotments: [],
    doorReceipts: [],
    offers: [],
    offerUses: [],
    edits: [],
    postings: [],
    provider: {
      orders: [
        { id: 'order_1', notes: { order_id: 'paid' } },
        { id: 'order_2', notes: { order_id: 'back' } },
      ],
      payments: [
        { id: 'pay_1', order_id: 'order_1', amount: TOTAL, captured: true, amount_refunded: 0 },
        { id: 'pay_2', order_id: 'order_1', amount: TOTAL, captured: true, amount_refunded: TOTAL },
        { id: 'pay_3', order_id: 'order_2', amount: TOTAL, captured: true, amount_refunded: TOTAL },
      ],
      refunds: ['pay_2', 'pay_3'].map((id) => ({
        id: `refund of ${id}`,
        payment_id: id,
        amount: TOTAL,
        status: 'processed',
        receipt: 'key',
      })),
      disputes: [],
    },
    stockErrors: [],
    oversold: [],
    attention: [],
    notifications: [
      'Neev: your order number of cash has been delivered. Thank you.',
      'Neev: your order number of back is being refunded. Your money is on its way back to you.',
    ],
    acknowledged: ids.map((id) => ({
      orderId: id,
      uid: 'asha',
      key: `key of ${id}`,
      lines: [[compositeId, 3]],
      prices: [amounts.withGst],
      saved: 0,
    })),
    shownAsPaid: new Set(['paid', 'back']),
    orderPages: new Map(ids.map((id) => [id, orderPages[id as keyof typeof orderPages]])),
    orderLists: new Map([['asha', [...ids]]]),
  }
  return ledgers as unknown as SampleLedgers
}

const refund = { state: 'DONE', amount: TOTAL / 100 }
const shown = {
  grandTotal: TOTAL / 100,
  refund: null,
  dispute: null,
  paymentId: null,
  paymentStatus: 'PENDING',
}

/** A row of the samples. */
export function existing<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the sample has no such row')
  return row
}

const orderPages = {
  cash: { ...shown, orderStatus: 'DELIVERED', paymentStatus: 'PAID', history: [{ status: 'DELIVERED' }] },
  paid: {
    ...shown,
    orderStatus: 'SHIPPED',
    paymentStatus: 'PAID',
    paymentId: 'pay_1',
    refund,
    history: [{ status: 'PLACED' }, { status: 'SHIPPED' }],
  },
  back: {
    ...shown,
    orderStatus: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    paymentId: 'pay_3',
    refund,
    history: [{ status: 'PLACED' }, { status: 'CANCELLED' }],
  },
}
