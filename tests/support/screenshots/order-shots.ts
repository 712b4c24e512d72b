import type { Page } from '@playwright/test'
import { endPayment, placeOnline } from '../browser/payment-steps.ts'
import { invoiceOf, orderItem, orderOf } from '../builders/order-to-invoice.ts'
import type { Texts } from '../messages/texts.ts'
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
  async ({ page }: Scene): Promise<void> => {
    await page.route(/\/api\/orders\/[^/]+$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } })
    })
  }

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

const paper = invoiceOf(
  orderOf([
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
  ]),
)

const withPaper = async ({ page }: Scene): Promise<void> => {
  await page.route('**/api/orders/*/invoice', (route) => route.fulfill({ json: paper }))
}

const toPaper = async ({ page }: { page: Page }): Promise<void> => {
  await page.getByRole('main').getByRole('heading').nth(1).waitFor()
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
