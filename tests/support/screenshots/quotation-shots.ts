import type { Page } from '@playwright/test'
import { asActivePartner } from './profile-shots.ts'
import type { Scene, Shot } from './shot.ts'

const goods = ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]']
const note = 'Unload at the back gate, before noon.\nAnother shop offered ₹382 for OPC.'

/** Asks for quotations as the person in the browser, with one that was withdrawn. */
async function ask(page: Page): Promise<void> {
  await page.evaluate(
    async ([products, words]) => {
      const send = (path: string, body?: object) =>
        fetch(`/api/quotation-requests${path}`, {
          method: 'POST',
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
      for (const place of ['122018', '110001']) {
        const id = crypto.randomUUID()
        const lines = products.map((product, index) => ({ product, quantity: 40 + index * 20 }))
        await send('', { id, lines, note: words, pin: place })
        if (place === '122018') await send(`/${id}/withdrawal`)
      }
    },
    [goods, note] as const,
  )
}

const answer = async ({ page }: Scene): Promise<void> => {
  await ask(page)
  await page.goto('/desk/quotations/requests')
  await page
    .getByRole('link', { name: /^Make the quotation/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save as quotation' }).waitFor()
}

/** Quotations that customers ask for, in the shop and at the desk. */
export const quotationShots: readonly Shot[] = [
  { name: 'quotation-ask', path: '/profile/quotations/new', who: 'customer', cart: goods, whole: true },
  {
    name: 'quotation-pass',
    path: '/profile/quotations/for-customer',
    who: 'customer',
    cart: goods,
    whole: true,
    before: asActivePartner,
  },
  { name: 'own-quotations-none', path: '/profile/quotations', who: 'partner' },
  {
    name: 'own-quotations',
    path: '/profile/quotations',
    who: 'customer',
    whole: true,
    steps: async ({ page }) => {
      await ask(page)
      await page.reload()
      await page.getByText(note.slice(0, 20)).first().waitFor()
    },
  },
  {
    name: 'desk-quotation-requests',
    path: '/desk/quotations/requests',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await ask(page)
      await page.reload()
      await page.getByText(note.slice(0, 20)).first().waitFor()
    },
  },
  {
    name: 'desk-quotation-decline',
    path: '/desk/quotations/requests',
    who: 'owner',
    opens: 'dialog',
    steps: async ({ page }) => {
      await ask(page)
      await page.reload()
      await page
        .getByRole('button', { name: /^Decline/ })
        .first()
        .click()
    },
  },
  {
    name: 'desk-quotation-answer',
    path: '/desk/quotations/requests',
    who: 'owner',
    whole: true,
    steps: answer,
  },
]
