import type { Page } from '@playwright/test'
import { endPayment } from '../browser/payment-steps.ts'
import type { Scene, Shot } from './shot.ts'

/** Opens what the first row of a page's table leads to. */
const openFirst =
  (path: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.locator(`main a[href^="${path}/"]`).first().click()
    await page.waitForURL(`**${path}/*`)
    await page.locator('main :is(.spinning, .skeleton)').first().waitFor({ state: 'hidden' })
  }

/** Takes an order on the phone that is paid by a link. */
async function takeOrder(page: Page): Promise<{ orderId: string; paymentLink: { path: string } }> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/desk/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        phone: `98${String(Date.now()).slice(-8)}`,
        name: 'Bhola Ram',
        address: {
          address_line1: { receiverName: '', receiverPhoneNo: '', houseNo: '12', landmark: 'Metro' },
          street: 'MG Road',
          city: 'Gurugram',
          state: 'Haryana',
          zipcode: '122001',
          country: 'India',
        },
        lines: [
          { product: 'opc-cement-53-adrikaVariant[0]', quantity: 20 },
          { product: 'ppc-cement-adrikaVariant[0]', quantity: 5 },
        ],
        paymentMode: 'ONLINE',
      }),
    })
    return answer.json()
  })
}

const openLink = async ({ page }: Scene): Promise<void> => {
  await page.goto((await takeOrder(page)).paymentLink.path)
  await page.getByRole('button', { name: /^Pay ₹/ }).waitFor()
}

const payLink =
  (outcome: string, says: string) =>
  async (scene: Scene): Promise<void> => {
    await openLink(scene)
    await scene.page.getByRole('button', { name: /^Pay ₹/ }).click()
    await endPayment(scene.page, outcome)
    await scene.page.getByText(says).waitFor()
  }

/** Gives a customer credit, with two bills and a cheque, and opens the account. */
export const openCredit =
  (dialog = '', below = '') =>
  async ({ page }: Scene): Promise<void> => {
    await takeOrder(page)
    const id = await page.evaluate(async () => {
      const send = async (path: string, body?: object) => {
        const answer = await fetch(`/api/desk/${path}`, {
          headers: { 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        return answer.json()
      }
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      const { customers } = await send('customers?limit=1')
      const account = crypto.randomUUID()
      const terms = { limit: 20_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
      await send('credit-accounts', { id: account, holder: { kind: 'partner', id: customers[0].uid }, terms })
      for (const [amount, ago, reference] of [
        [4_500_050, 110, 'INV 7'],
        [12_000_000, 45, 'INV 19'],
        [3_000_000, 2, 'INV 31'],
      ] as const)
        await send(`credit-accounts/${account}/openings`, {
          id: crypto.randomUUID(),
          amount,
          isAdvance: false,
          day: day(ago),
          reference,
        })
      await send(`credit-accounts/${account}/receipts`, {
        id: crypto.randomUUID(),
        amount: 6_000_000,
        method: 'CHEQUE',
        reference: '123456',
        bank: 'State Bank of India',
        chequeDay: day(0),
        day: day(0),
        allot: 'oldest',
      })
      return account
    })
    await page.goto(`/desk/credit/${id}${below}${dialog === '' ? '' : `?dialog=${dialog}`}`)
    await page.getByText('INV 31').filter({ visible: true }).first().waitFor()
  }

const rooms = [
  'new-order',
  'counter',
  'orders',
  'quotations',
  'customers',
  'trips',
  'cash',
  'credit',
  'catalogue',
  'catalogue/departments',
  'catalogue/banners',
  'catalogue/import',
  'stock',
  'stock/movements',
  'stock/places',
  'stock/count',
  'stock/receipt',
  'delivery',
  'demand',
  'list-requests',
  'reports',
  'accounts',
  'staff',
  'audit',
  'settings',
  'settings/invoices',
  'settings/messages',
  'settings/words',
  'settings/returns',
  'settings/payments',
]

/** The pages of the desk, as the owner of a shop with some orders sees them. */
export const deskShots: readonly Shot[] = [
  { name: 'desk-login', path: '/desk', whole: true },
  { name: 'desk-today', path: '/desk', who: 'owner', whole: true },
  ...rooms.map((room): Shot => ({
    name: `desk-${room.replace('/', '-')}`,
    path: `/desk/${room}`,
    who: 'owner',
    whole: true,
  })),
  { name: 'desk-order', path: '/desk/orders', who: 'owner', whole: true, steps: openFirst('/desk/orders') },
  {
    name: 'desk-payment-link',
    path: '/desk/orders',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await page.goto(`/desk/orders/${(await takeOrder(page)).orderId}`)
      await page.getByLabel('Link for the customer').waitFor()
    },
  },
  { name: 'pay', path: '/desk/orders', who: 'owner', whole: true, steps: openLink },
  {
    name: 'pay-cancelled',
    path: '/desk/orders',
    who: 'owner',
    whole: true,
    steps: payLink('Cancel', 'Your payment wasn’t completed'),
  },
  {
    name: 'pay-done',
    path: '/desk/orders',
    who: 'owner',
    whole: true,
    steps: payLink('Success', 'Your payment has arrived'),
  },
  { name: 'pay-missing', path: '/pay/unknown', whole: true },
  {
    name: 'desk-customer',
    path: '/desk/customers',
    who: 'owner',
    whole: true,
    steps: openFirst('/desk/customers'),
  },
  { name: 'desk-credit-account', path: '/desk/credit', who: 'owner', whole: true, steps: openCredit() },
  {
    name: 'desk-credit-statement',
    path: '/desk/credit',
    who: 'owner',
    whole: true,
    steps: openCredit('', '/statement?period=year'),
  },
  {
    name: 'desk-credit-confirmation',
    path: '/desk/credit',
    who: 'owner',
    steps: openCredit('confirm', '/statement'),
  },
  {
    name: 'desk-credit-openings',
    path: '/desk/credit/openings',
    who: 'owner',
    whole: true,
    steps: async (scene) => {
      await openCredit()(scene)
      await scene.page.goto('/desk/credit/openings')
      const file = [
        'Party,Bill no,Date,Amount,Phone',
        'Bhola,A 1,1/8/2026,30000.50,9812345678',
        'Nobody,A 2,1/8/2026,100,9700000000',
        ',A 3,35/8/2026,100,9812345678',
      ]
      await scene.page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) })
      await scene.page.getByText('not possible').first().waitFor()
    },
  },
  {
    name: 'desk-portal-numbers',
    path: '/desk/accounts/portal-numbers',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      const row = {
        document: 'NV/26-27/000003',
        orderId: '00000000-0000-4000-8000-000000000003',
        orderNumber: '4821-9035-7',
        irn: '35054cc24d97033afc24f49ec4444dbab81f542c555f9d30359dc75794e06bbe',
        ewayBill: '181012345678',
        validUntil: '2026-11-30',
        state: 'new',
        issue: null,
        differences: [],
        other: null,
      }
      const refused = { ...row, state: 'refused' }
      const rows = [
        { ...row, number: 1 },
        { ...row, number: 2, irn: null, state: 'replaces' },
        { ...row, number: 3, ewayBill: null, validUntil: null, state: 'known' },
        { ...refused, number: 4, issue: 'qr-differs', differences: ['amount', 'buyer'] },
        { ...refused, number: 5, issue: 'number-taken', other: '1111-2222-3' },
        { ...refused, number: 6, document: null, orderId: null, orderNumber: null, issue: 'no-document' },
      ]
      await page.route(/portal-numbers\?/, (route) => route.fulfill({ json: { rows, changed: 0 } }))
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'portal.json', mimeType: 'application/json', buffer: Buffer.from('[{}]') })
      await page.getByText('not possible').first().waitFor()
    },
  },
  {
    name: 'desk-credit-receipts',
    path: '/desk/credit',
    who: 'owner',
    opens: 'dialog',
    steps: ({ page }) => page.getByRole('button', { name: 'Receipts (CSV)' }).click(),
  },
  {
    name: 'desk-credit-receipt',
    path: '/desk/credit',
    who: 'owner',
    steps: openCredit('receive'),
  },
  {
    name: 'desk-product',
    path: '/desk/catalogue',
    who: 'owner',
    whole: true,
    steps: openFirst('/desk/catalogue/products'),
  },
]
