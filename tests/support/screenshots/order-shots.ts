import { endPayment, placeOnline } from '../browser/payment-steps.ts'
import { invoiceOf, orderItem, orderOf } from '../builders/order-to-invoice.ts'
import type { Texts } from '../messages/texts.ts'
import { alter, answerWith } from './answers.ts'
import type { Scene, Shot } from './shot.ts'

const goods = ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]']

/** Opens the newest order of the list. */
const openOrder = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('list', { name: say.orderMessages.list }).getByRole('link').first().click()
  await page.getByRole('list', { name: say.orderPageMessages.items }).waitFor()
}

const toOnline = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('button', { name: say.checkoutMessages['button-pay'] }).click()
  await page.getByRole('radio', { name: say.checkoutMessages.online }).check()
}

const payWith =
  (outcomes: readonly string[], says: (say: Texts) => string) =>
  async ({ page, say }: Scene): Promise<void> => {
    await page.getByRole('button', { name: say.checkoutMessages['button-pay'] }).click()
    await placeOnline(page, say)
    for (const outcome of outcomes) await endPayment(page, outcome)
    await page.getByRole('dialog', { name: says(say) }).waitFor()
  }

/** Shows an order as it will be later. */
const altered =
  (changes: object) =>
  ({ page }: Scene): Promise<void> =>
    alter(page, /\/api\/orders\/[^/]+$/, changes)

const step = (status: string, at: string, more: { by?: string; note?: string; cause?: object } = {}) => ({
  status,
  at: `2026-11-${at}:00.000Z`,
  by: 'store',
  note: null,
  ...more,
})
const invoice = { number: 'NV/26-27/000123', issuedAt: '2026-11-21T10:00:00.000Z' }

const onItsWay = altered({
  orderStatus: 'OUT_FOR_DELIVERY',
  cancellable: false,
  history: [
    step('PLACED', '20T06:30', { by: 'you' }),
    step('CHANGED', '20T08:15', { cause: { code: 'changed-by-phone', before: 53_000, after: 40_200 } }),
    step('SHIPPED', '21T04:05', { note: 'Lorry HR 55 AB 1234' }),
    step('OUT_FOR_DELIVERY', '21T05:10'),
  ],
  invoice,
})

const takenBack = altered({
  orderStatus: 'CANCELLED',
  paymentMode: 'ONLINE',
  paymentStatus: 'REFUNDED',
  cancellable: false,
  cancellationReason: 'Found it nearer',
  cancelledBy: 'customer',
  history: [
    step('PLACED', '20T06:30', { by: 'you' }),
    step('CANCELLED', '20T07:10', { by: 'you', note: 'Found it nearer' }),
  ],
  refund: { state: 'DUE', amount: 402 },
})

const line = {
  line: 0,
  variantId: 'opc-cement-53-adrikaVariant[0]',
  productName: 'Adrika OPC 53 Grade Cement',
  options: ['50 kg'],
  ordered: 40,
  cancelled: 4,
  shipped: 30,
  delivered: 20,
  returned: 2,
  open: 6,
}
const fulfilment = { note: null, shippedAt: '2026-11-21T04:05:00.000Z', deliveredAt: null }
const reduction = { reason: '', method: null, creditNote: null, amount: 1475, givenBack: 1475 }

/** Comes by and by, with units that were cancelled and returned, and money that went back. */
const inParts = altered({
  orderStatus: 'SHIPPED',
  paymentMode: 'ONLINE',
  paymentStatus: 'PAID',
  paymentId: 'pay_NeevDemo0001',
  cancellable: false,
  lines: [line],
  fulfilments: [
    {
      ...fulfilment,
      number: 1,
      status: 'DELIVERED',
      deliveredAt: '2026-11-21T10:15:00.000Z',
      lines: [{ line: 0, quantity: 20 }],
    },
    { ...fulfilment, number: 2, status: 'OUT_FOR_DELIVERY', lines: [{ line: 0, quantity: 10 }] },
  ],
  reductions: [
    { ...reduction, kind: 'CANCEL', at: '2026-11-21T05:00:00.000Z', lines: [{ line: 0, quantity: 4 }] },
    { ...reduction, kind: 'RETURN', at: '2026-11-22T05:00:00.000Z', lines: [{ line: 0, quantity: 2 }] },
    { ...reduction, kind: 'REFUND', at: '2026-11-22T06:00:00.000Z', lines: [] },
  ],
  refund: { state: 'DONE', amount: 2212.5 },
  creditNotes: [{ number: 'NV/26-27/C00012', issuedAt: '2026-11-22T10:00:00.000Z' }],
  invoice,
})

const disputed = altered({
  orderStatus: 'DELIVERED',
  paymentMode: 'ONLINE',
  paymentStatus: 'PAID',
  cancellable: false,
  history: [
    step('INITIATED', '20T06:20', { by: 'you' }),
    step('PLACED', '20T06:30', { by: 'system' }),
    step('SHIPPED', '21T04:05'),
    step('DELIVERED', '21T10:10'),
  ],
  dispute: { state: 'open', amount: 402 },
  invoice,
})

const lapsed = altered({
  orderStatus: 'CANCELLED',
  paymentMode: 'ONLINE',
  paymentStatus: 'PENDING',
  cancellable: false,
  cancelledBy: 'system',
  history: [
    step('INITIATED', '20T06:20', { by: 'you' }),
    step('CANCELLED', '20T06:50', { by: 'system', cause: { code: 'not-paid-in-time' } }),
  ],
})

const invoicedOrder = orderOf([
  orderItem({
    name: 'Adrika OPC 53 Grade Cement',
    options: ['50 kg'],
    quantity: 40,
    without: 312.5,
    withGst: 368.75,
  }),
  orderItem({
    name: 'Bijlika FR House Wire',
    options: ['1.5 sq mm', '90 m', 'Red'],
    quantity: 6,
    unit: 'coil',
    hsn: '854449',
    base: 2_450,
    without: 2_210.17,
    withGst: 2_608,
  }),
  orderItem({
    name: 'Fly Ash Bricks',
    quantity: 2_000,
    unit: 'piece',
    hsn: '681599',
    rate: '12',
    without: 7.1429,
    withGst: 8,
  }),
])

const withPaper = ({ page, language }: Scene): Promise<void> =>
  answerWith(page, /\/api\/orders\/[^/]+\/invoice\b/, invoiceOf(invoicedOrder, { language }))

const toPaper = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('button', { name: say.invoiceMessages.print }).waitFor()
}

/** An order from the payment to its papers. */
export const orderShots: readonly Shot[] = [
  { name: 'payment-online', path: '/cart', who: 'customer', cart: goods, steps: toOnline },
  {
    name: 'payment-window',
    busy: true,
    path: '/cart',
    who: 'customer',
    cart: goods,
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say.checkoutMessages['button-pay'] }).click()
      await placeOnline(page, say)
    },
  },
  {
    name: 'payment-failed',
    path: '/cart',
    who: 'customer',
    cart: goods,
    steps: payWith(['Failure', 'Cancel'], (say) => say.paymentMessages.unpaidTitle),
  },
  {
    name: 'paid',
    path: '/cart',
    who: 'customer',
    cart: goods,
    steps: payWith(['Success'], (say) => say.checkoutMessages.successTitle),
  },
  { name: 'order', path: '/profile/order', who: 'customer', whole: true, steps: openOrder },
  {
    name: 'order-cancel',
    opens: 'dialog',
    path: '/profile/order',
    who: 'customer',
    steps: async (scene) => {
      await openOrder(scene)
      const { cancel } = scene.say.orderPageMessages
      await scene.page.getByRole('main').getByRole('button', { name: cancel }).click()
    },
  },
  {
    name: 'order-on-its-way',
    path: '/profile/order',
    who: 'customer',
    whole: true,
    before: onItsWay,
    steps: openOrder,
  },
  {
    name: 'order-cancelled',
    path: '/profile/order',
    who: 'customer',
    whole: true,
    before: takenBack,
    steps: openOrder,
  },
  ...Object.entries({ parts: inParts, disputed, lapsed }).map(([state, before]) => ({
    name: `order-${state}`,
    path: '/profile/order',
    who: 'customer' as const,
    whole: true,
    before,
    steps: openOrder,
  })),
  {
    name: 'invoice',
    path: '/profile/order/0b0d9d2e-6c5b-4c3e-9a53-0a4f6a1f2c11/invoice',
    who: 'customer',
    whole: true,
    before: withPaper,
    steps: toPaper,
  },
  {
    name: 'desk-line-price',
    path: '/desk/new-order',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await page.getByLabel('What do they need?').fill('100 bag opc 53 adrika\nsariya 12mm 20')
      await page.getByRole('button', { name: 'Find items' }).click()
      await page
        .getByRole('button', { name: /^Change price of/ })
        .first()
        .click()
      await page.getByLabel(/^Price of/).fill('360')
      await page.getByRole('button', { name: 'Large order' }).click()
    },
  },
]
