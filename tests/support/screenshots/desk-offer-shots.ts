import type { Page } from '@playwright/test'
import { freshPhone } from '../api/test-partner.ts'
import type { Scene, Shot } from './shot.ts'

/** Nobody else's, each time that a picture is taken. */
type Buyer = { readonly phone: string; readonly code: string }

/** Gives a customer two offers and a coupon, which nobody else has. */
async function giveOffers({ page }: Scene): Promise<Buyer> {
  const phone = freshPhone()
  const buyer = { phone, code: `MASON${phone.slice(-6)}` }
  await page.evaluate(async (given) => {
    const send = async (path: string, method: string, body?: object) => {
      const answer = await fetch(`/api/desk/${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(body && { body: JSON.stringify(body) }),
      })
      return answer.json()
    }
    const lines = [{ product: 'opc-cement-53-adrikaVariant[0]', quantity: 1, seenPrice: '402' }]
    await send('counter/sales', 'POST', {
      lines,
      seenTotal: 40_200,
      method: 'CASH',
      phone: given.phone,
      name: 'Bhola Ram',
    })
    const { customer } = await send(`customers/by-phone?phone=${given.phone}`, 'GET')
    const none = { nameHi: null, fromValue: null, fromQuantity: null, isFirstOrder: false, pinCodes: [] }
    const limits = { untilDay: null, budget: null, usesPerPerson: null, usesInAll: null, isCombinable: true }
    const { uid } = customer
    for (const [name, code, percentOff, more] of [
      ['Diwali 5 %', null, 500, {}],
      ['Masons’ week, for whoever builds in the cold months', given.code, 2_000, {}],
      ['Full lorry', null, 300, { fromValue: 10_000_000 }],
    ] as const)
      await send(`offers/${crypto.randomUUID()}`, 'PUT', {
        ...none,
        ...limits,
        name,
        code,
        benefit: { kind: 'percent', percentOff, most: null },
        reach: [{ target: 'all', key: '', uid: null }],
        holders: [{ kind: 'person', id: uid }],
        fromDay: '2026-01-01',
        revision: 0,
        ...more,
      })
  }, buyer)
  return buyer
}

async function enterBill(scene: Scene): Promise<Buyer> {
  const { page } = scene
  const buyer = await giveOffers(scene)
  for (const words of ['20 opc 53 cement', '5 ppc cement']) {
    const box = page.getByLabel('Scan a barcode or search')
    await box.fill(words)
    await box.press('Enter')
    const found = page.getByRole('group', { name: /^Which one/ })
    await found.getByRole('button').first().click()
  }
  await page.getByText('Name on the bill').click()
  await page.getByLabel('Mobile number').fill(buyer.phone)
  await page.getByText('Diwali 5 %').waitFor()
  return buyer
}

async function typeCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter a coupon' }).click()
  await page.getByLabel('Coupon code').fill(code)
  await page.keyboard.press('Enter')
}

/** Offers where staff sell. */
export const deskOfferShots: readonly Shot[] = [
  {
    name: 'desk-counter-offers',
    path: '/desk/counter',
    who: 'owner',
    whole: true,
    steps: async (scene) => {
      const { code } = await enterBill(scene)
      await typeCoupon(scene.page, code)
      await scene.page.getByText(`Coupon ${code}`).waitFor()
      await scene.page.getByRole('button', { name: /^Cash/ }).click()
    },
  },
  {
    name: 'desk-counter-coupon',
    path: '/desk/counter',
    who: 'owner',
    whole: true,
    steps: async (scene) => {
      await enterBill(scene)
      await typeCoupon(scene.page, 'NOBODY')
      await scene.page.getByText('No such coupon').waitFor()
    },
  },
  {
    name: 'desk-new-order-offers',
    path: '/desk/new-order',
    who: 'owner',
    whole: true,
    steps: async (scene) => {
      const { page } = scene
      const { phone, code } = await giveOffers(scene)
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByLabel('What do they need?').fill('20 bag opc 53 cement adrika\n5 bag ppc cement adrika')
      await page.getByRole('button', { name: 'Find items' }).click()
      await page.getByText('Diwali 5 %').waitFor()
      await typeCoupon(page, code)
      await page.getByText(`Coupon ${code}`).waitFor()
    },
  },
]
