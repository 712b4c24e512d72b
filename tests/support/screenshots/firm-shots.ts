import type { Page } from '@playwright/test'
import { pathIn } from '#domain/i18n/language.ts'
import { giveCredit } from '../process/give-credit.ts'
import type { Scene, Shot } from './shot.ts'

/** Creates a firm of the person in the browser, with somebody invited to it; the result is its path. */
async function makeFirm(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const send = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const id = crypto.randomUUID()
    const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
    const facts = { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons Constructions', address }
    const isDesk = location.pathname.startsWith('/desk')
    const base = isDesk ? '/api/desk/firms' : '/api/firms'
    const phone = '9812345678'
    await send(base, isDesk ? { ...facts, ownerPhone: phone } : facts)
    const limits = { orderLimit: 5_000_000, monthLimit: 20_000_000 }
    const line = {
      receiverName: 'Ravi Kumar',
      receiverPhoneNo: '9812300001',
      houseNo: 'Plot 9',
      landmark: 'Gate 2',
    }
    const place = {
      street: 'Sohna Road',
      city: 'Gurugram',
      state: 'Haryana',
      zipcode: '122018',
      country: 'India',
    }
    const receiving = { hours: '9 am to 5 pm, closed on Sunday', notes: 'Gate 2 only, no entry before 9' }
    for (const name of ['Tower B, Sector 65', 'Warehouse'])
      await send(`${base}/${id}/sites`, {
        id: crypto.randomUUID(),
        name,
        address: { address_line1: line, ...place, receiving },
      })
    await send(`${base}/${id}/invitations`, { phone: '9812345679', role: 'buyer', ...limits })
    return isDesk ? `/desk/firms/${id}` : `/profile/firms/${id}`
  })
}

const openFirm = async ({ page, language }: Scene): Promise<void> => {
  await page.goto(pathIn(language, await makeFirm(page)))
  await page.getByText('+919812345679').waitFor()
}

/** Keeps lists for both sites of a new firm; the result is the path of the lists. */
async function makeLists(page: Page): Promise<string> {
  const firm = await makeFirm(page)
  await page.evaluate(
    async (path) => {
      const { sites } = (await (await fetch(`${path}/sites`)).json()) as { sites: { id: string }[] }
      const goods = ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]']
      const lines = goods.map((product, index) => ({
        product,
        quantity: 40 - index,
        ...(index === 1 && { seenPrice: '300' }),
      }))
      for (const [index, name] of ['Slab casting, one floor', 'Plaster', 'Store room'].entries())
        await fetch(`${path}/lists`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            id: crypto.randomUUID(),
            siteId: sites[index === 2 ? 1 : 0]?.id,
            name,
            lines,
          }),
        })
    },
    firm.replace('/profile/', '/api/'),
  )
  return `${firm}/lists`
}

/** Opens a list in which something is no longer sold. */
async function openList({ page, language }: Scene): Promise<void> {
  await page.goto(pathIn(language, await makeLists(page)))
  await page.route(/\/lists\/[\w-]+(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { lines: object[] }
    const gone = {
      product: 'goneVariant[0]',
      quantity: 4,
      name: 'Old tile',
      options: ['600 × 600 mm'],
      seenPrice: '40',
    }
    await route.fulfill({ response: answer, json: { ...list, lines: [...list.lines, gone] } })
  })
  await page.getByRole('link', { name: /Slab casting/ }).click()
  await page.getByText('Old tile', { exact: true }).waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** Opens a credit account of whoever is in the browser, with its ledger. */
const openCredit = async ({ page, store }: Scene): Promise<void> => {
  const phone = await page.evaluate(async () => {
    const { partner } = await (await fetch('/api/session')).json()
    return partner.phone as string
  })
  await giveCredit(store, phone.slice(-10), [
    { amount: 4_500_050, daysAgo: 110, reference: 'INV 7' },
    { amount: 12_000_000, daysAgo: 45, reference: 'INV 19' },
    { amount: 3_000_000, daysAgo: 0, reference: 'INV 31' },
  ])
  await page.reload()
  await page.getByText('INV 31').waitFor()
  await page.getByRole('main').getByRole('button').last().click()
  await page.getByText('CSV').waitFor()
}

const PO = 'PO/2026/114'

/** Goes from the cart to the payment for a new firm, one of its sites and a PO number; the result is the path of the firm. */
async function buyForFirm({ page, say }: Scene): Promise<string> {
  const firm = await makeFirm(page)
  await page.reload()
  await press(page, say.checkoutMessages['button-pay'])
  await page.getByLabel(say.buyingFirmMessages.buyFor).selectOption({ index: 1 })
  await page.getByLabel(say.buyingFirmMessages.site, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(say.buyingFirmMessages.poNumber).fill(PO)
  return firm
}

/** The firms that several people buy for, in the shop and at the desk. */
export const firmShots: readonly Shot[] = [
  { name: 'own-credit', path: '/profile/credit', who: 'customer', whole: true, steps: openCredit },
  {
    name: 'firms',
    path: '/profile/firms',
    who: 'customer',
    whole: true,
    steps: async ({ page }) => {
      await makeFirm(page)
      await page.reload()
      await page.getByRole('link', { name: /Gupta/ }).waitFor()
    },
  },
  {
    name: 'firm-new',
    path: '/profile/firms',
    who: 'customer',
    whole: true,
    steps: async ({ page, say }) => {
      await press(page, say.firmsMessages.create)
      await press(page, say.firmsMessages.save)
    },
  },
  { name: 'firm', path: '/profile/firms', who: 'customer', whole: true, steps: openFirm },
  {
    name: 'firm-invite',
    path: '/profile/firms',
    who: 'customer',
    whole: true,
    steps: async (scene) => {
      await openFirm(scene)
      await press(scene.page, scene.say.firmsMessages.invite)
    },
  },
  {
    name: 'firm-orders',
    path: '/cart',
    who: 'customer',
    cart: ['opc-cement-53-adrikaVariant[0]'],
    whole: true,
    steps: async (scene) => {
      const { page, say, language } = scene
      const firm = await buyForFirm(scene)
      await page.getByRole('radio', { name: say.checkoutMessages.cod }).check()
      await press(page, say.checkoutMessages['button-place'])
      await page.getByRole('dialog').waitFor()
      await page.goto(pathIn(language, `${firm}/orders`))
      await page.getByText(say.orderPageMessages.poNumber(PO)).waitFor()
    },
  },
  {
    name: 'firm-site',
    path: '/profile/firms',
    who: 'customer',
    opens: 'dialog',
    steps: async (scene) => {
      await openFirm(scene)
      await press(scene.page, scene.say.firmSitesMessages.editLabel('Tower B, Sector 65'))
    },
  },
  {
    name: 'site-lists',
    path: '/profile/firms',
    who: 'customer',
    whole: true,
    steps: async (scene) => {
      await scene.page.goto(pathIn(scene.language, await makeLists(scene.page)))
      await scene.page.getByRole('link', { name: /Slab casting/ }).waitFor()
    },
  },
  {
    name: 'site-list',
    path: '/profile/firms',
    who: 'customer',
    whole: true,
    steps: async (scene) => {
      await openList(scene)
      await scene.page.getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'site-list-rename',
    path: '/profile/firms',
    who: 'customer',
    opens: 'dialog',
    steps: async (scene) => {
      await openList(scene)
      await press(scene.page, scene.say.siteListMessages.rename)
    },
  },
  {
    name: 'keep-list',
    path: '/cart',
    who: 'customer',
    cart: ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]'],
    opens: 'dialog',
    steps: async ({ page, say }) => {
      await makeFirm(page)
      await page.reload()
      await press(page, say.siteListTitleMessages.keep)
      await page.getByLabel(say.siteListMessages.name).fill('Slab casting')
    },
  },
  {
    name: 'payment-firm',
    path: '/cart',
    who: 'customer',
    cart: ['opc-cement-53-adrikaVariant[0]'],
    whole: true,
    steps: async (scene) => {
      await buyForFirm(scene)
    },
  },
  {
    name: 'desk-firms',
    path: '/desk/firms',
    who: 'owner',
    steps: async ({ page }) => {
      await makeFirm(page)
      await page.reload()
      await page.getByRole('link', { name: /Gupta/ }).first().waitFor()
    },
  },
  { name: 'desk-firm', path: '/desk/firms', who: 'owner', whole: true, steps: openFirm },
  {
    name: 'desk-firm-new',
    path: '/desk/firms',
    who: 'owner',
    opens: 'dialog',
    steps: ({ page }) => press(page, 'Add a firm'),
  },
]
