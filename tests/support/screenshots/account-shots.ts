import type { Page } from '@playwright/test'
import { toPaise } from '#domain/money/paise.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { alter } from './answers.ts'
import type { Scene, Shot } from './shot.ts'

const goods = ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]']

/** Lets the customer have so much left of a limit of ₹2,00,000. */
const withCredit =
  (amounts: { readonly left: number; readonly overdue: number }) =>
  ({ page }: Scene): Promise<void> => {
    const credit = { firmId: null, days: 30, isCheckedAtOrder: true }
    return alter(page, /\/api\/order-limits/, {
      credit: [{ ...credit, amounts: { limit: 20_000_000, ...amounts } }],
    })
  }

const toPayment = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('button', { name: say.checkoutMessages['button-pay'] }).click()
  const choice = page.getByRole('radio', { name: say.accountOrderMessages.label })
  await choice.waitFor()
  if (await choice.isEnabled()) await choice.check()
}

const onAccount = { paymentMode: 'ACCOUNT', onAccount: { days: 30, dueDay: '2026-12-21' } }

const toOrder =
  (dialog = '') =>
  async ({ page }: Scene): Promise<void> => {
    await alter(page, /\/api\/desk\/orders\/[^/]{36}$/, {
      ...onAccount,
      cashDue: 0,
      credit: {
        accountId: '00000000-0000-4000-8000-000000000000',
        missing: 1_250_000,
        overdue: 4_500_050,
        isStopped: false,
        pass: null,
      },
    })
    await page.locator('main a[href^="/desk/orders/"]').first().click()
    await page.getByRole('button', { name: 'Let this order pass' }).waitFor()
    if (dialog !== '') await page.getByRole('button', { name: dialog }).click()
  }

/** Lets the desk know a customer who buys on account. */
async function knowCustomer(page: Page): Promise<void> {
  const customer: FoundCustomerWire = {
    uid: '00000000-0000-4000-8000-000000000000',
    name: 'Bhola Ram',
    phone: '+919812345678',
    language: 'en',
    addresses: [],
    active: false,
    firms: [],
    buysFor: [],
    orders: 12,
    staffName: null,
    block: null,
    credits: [
      {
        firmId: null,
        days: 30,
        isCheckedAtOrder: true,
        amounts: { limit: toPaise(20_000_000), left: toPaise(12_000_000), overdue: toPaise(1_850_000) },
      },
    ],
  }
  await page.route(/\/api\/desk\/customers\/by-phone/, (route) => route.fulfill({ json: { customer } }))
}

/** Orders on account, in the shop and at the desk. */
export const accountShots: readonly Shot[] = [
  {
    name: 'payment-account',
    path: '/cart',
    who: 'customer',
    cart: goods,
    whole: true,
    before: withCredit({ left: 12_000_000, overdue: 1_850_000 }),
    steps: toPayment,
  },
  {
    name: 'payment-account-short',
    path: '/cart',
    who: 'customer',
    cart: goods,
    whole: true,
    before: withCredit({ left: 5_000, overdue: 0 }),
    steps: toPayment,
  },
  {
    name: 'order-account',
    path: '/profile/order',
    who: 'customer',
    whole: true,
    steps: async ({ page, say }) => {
      await alter(page, /\/api\/orders\/[^/?]+(?:\?.*)?$/, onAccount)
      await page.getByRole('list', { name: say.orderMessages.list }).getByRole('link').first().click()
      await page.getByRole('list', { name: say.orderPageMessages.items }).waitFor()
    },
  },
  { name: 'desk-order-account', path: '/desk/orders', who: 'owner', whole: true, steps: toOrder() },
  {
    name: 'desk-order-account-pass',
    path: '/desk/orders',
    who: 'owner',
    opens: 'dialog',
    steps: toOrder('Let this order pass'),
  },
  {
    name: 'desk-new-order-account',
    path: '/desk/new-order',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await knowCustomer(page)
      await page.getByLabel('Mobile number').fill('9812345678')
      await page.getByLabel('Payment').selectOption('ACCOUNT')
    },
  },
  {
    name: 'desk-counter-account',
    path: '/desk/counter',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await knowCustomer(page)
      await enterCement(page)
      await page.getByText('Name on the bill').click()
      await page.getByLabel('Mobile number').fill('9812345678')
      await page.getByRole('button', { name: /On account/ }).click()
    },
  },
  {
    name: 'desk-counter-price',
    path: '/desk/counter',
    who: 'owner',
    opens: 'dialog',
    steps: async ({ page }) => {
      await enterCement(page)
      await page
        .getByRole('button', { name: /^Change price of/ })
        .first()
        .click()
      await page.getByLabel(/^Price of/).fill('360')
      await page.getByRole('button', { name: 'Rounded off' }).click()
    },
  },
  {
    name: 'desk-counter-split',
    path: '/desk/counter',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await knowCustomer(page)
      await enterCement(page)
      await page.getByText('Name on the bill').click()
      await page.getByLabel('Mobile number').fill('9812345678')
      await page.getByRole('button', { name: /Split the payment/ }).click()
      await page.getByLabel('In cash').fill('5000')
      await page.getByLabel('By UPI').fill('1500.50')
    },
  },
  {
    name: 'desk-counter-split-done',
    path: '/desk/counter',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await sellSplit(page)
    },
  },
  {
    name: 'desk-counter-last',
    path: '/desk/counter',
    who: 'owner',
    opens: 'dialog',
    steps: async ({ page }) => {
      await sellSplit(page)
      await page.getByRole('button', { name: 'Last sales' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).first().waitFor()
    },
  },
  {
    name: 'desk-counter-split-return',
    path: '/desk/counter',
    who: 'owner',
    opens: 'dialog',
    steps: async ({ page }) => {
      await sellSplit(page)
      await page.getByRole('button', { name: 'Last sales' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).first().click()
      await page.getByLabel('Refund method').selectOption('UPI')
    },
  },
]

/** Puts twenty bags of cement on the bill of the counter. */
async function enterCement(page: Page) {
  const box = page.getByLabel('Scan a barcode or search')
  await box.fill('20 opc 53 cement')
  await box.press('Enter')
  const found = page.getByRole('group', { name: /^Which one/ })
  await found.getByRole('button').first().click()
}

/** Sells cement for some cash, and the rest by UPI. */
async function sellSplit(page: Page) {
  await enterCement(page)
  await page.getByRole('button', { name: /Split the payment/ }).click()
  await page.getByLabel('In cash').fill('5000')
  await page.getByLabel(/^UPI reference/).fill('633812345678')
  await page.getByRole('button', { name: /^Sell for/ }).click()
  await page.getByRole('heading', { name: /^Sold: bill / }).waitFor()
}
