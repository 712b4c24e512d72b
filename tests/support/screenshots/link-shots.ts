import { expect, type Page } from '@playwright/test'
import { pathIn } from '#domain/i18n/language.ts'
import { fillOrderPad, grantRole, openDesk } from '../browser/desk-steps.ts'
import type { Store } from '../process/start-store.ts'
import type { Scene, Shot } from './shot.ts'

/** Opens the link that staff sent, which is made once. */
function openLink(send: (desk: Page) => Promise<void>): (scene: Scene) => Promise<void> {
  let link: Promise<string> | undefined
  return async ({ page, store, language }) => {
    link ??= makeLink(page, store, send)
    await page.goto(pathIn(language, await link), { waitUntil: 'networkidle' })
  }
}

async function makeLink(page: Page, store: Store, send: (desk: Page) => Promise<void>): Promise<string> {
  const context = await page.context().browser()?.newContext({ baseURL: store.baseURL })
  const desk = await context?.newPage()
  if (desk === undefined) throw new Error('no browser for the desk')
  await openDesk(desk, store, await grantRole(store, 'manager', 'Asha'))
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await fillOrderPad(desk, { bags: 20, name: 'Bhola Ram' })
  await send(desk)
  const text = await desk.getByText(/\/(quotation|pay|order-change)\/[\w-]{20,}$/).textContent()
  await context?.close()
  return new URL(text ?? '').pathname
}

/** The offer is made to a firm, which has to approve it or was asked to. */
async function withApproval(
  { page }: Scene,
  { isNeeded, asked: state }: { readonly isNeeded: boolean; readonly asked: 'DECLINED' | 'WAITING' },
): Promise<void> {
  await page.route(/\/api\/quotations\/[\w-]+(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const offer = (await answer.json()) as { expiresAt: string }
    const request = { state, paymentMode: 'ONLINE', expiresAt: offer.expiresAt, decidedBy: 'Meera Gupta' }
    const approval = { isNeeded, approvers: ['Meera Gupta', 'Ravi'], request, path: '/profile/firms' }
    const firm = { legalName: 'Gupta & Sons', site: 'Tower B', poNumber: 'PO-9', reference: null }
    const waits = state === 'WAITING' && { state: 'AWAITING_APPROVAL' }
    await route.fulfill({ response: answer, json: { ...offer, firm, approval, ...waits } })
  })
}

/** The prices of the offer are after offers of the shop, one of them with a long name and a coupon. */
async function withOffers({ page }: Scene): Promise<void> {
  await page.route(/\/api\/quotations\/[\w-]+(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const offer = (await answer.json()) as object
    const name = 'Monsoon offer on all cement and waterproofing of the season'
    const offers = [
      { name: 'Diwali', nameHi: 'दिवाली', code: null, saved: 84_000 },
      { name, nameHi: null, code: 'MONSOON2026', saved: 1_25_050 },
    ]
    await route.fulfill({ response: answer, json: { ...offer, offers } })
  })
}

const toFirm = openLink((desk) => desk.getByRole('button', { name: 'Save as quotation' }).click())

/** The pages that a link opens without signing in. */
export const linkShots: readonly Shot[] = [
  {
    name: 'quotation',
    path: '/privacy',
    whole: true,
    steps: openLink((desk) => desk.getByRole('button', { name: 'Save as quotation' }).click()),
  },
  {
    name: 'quotation-offers',
    path: '/privacy',
    whole: true,
    before: withOffers,
    steps: openLink((desk) => desk.getByRole('button', { name: 'Save as quotation' }).click()),
  },
  {
    name: 'quotation-needs-approval',
    path: '/privacy',
    whole: true,
    before: (scene) => withApproval(scene, { isNeeded: true, asked: 'DECLINED' }),
    steps: toFirm,
  },
  {
    name: 'quotation-awaits-approval',
    path: '/privacy',
    whole: true,
    before: (scene) => withApproval(scene, { isNeeded: false, asked: 'WAITING' }),
    steps: toFirm,
  },
  {
    name: 'payment-link',
    path: '/privacy',
    whole: true,
    steps: openLink(async (desk) => {
      await desk.getByLabel('Payment', { exact: true }).selectOption('Payment link, by SMS')
      await desk.getByRole('button', { name: 'Place order' }).click()
    }),
  },
  {
    name: 'order-change',
    path: '/privacy',
    whole: true,
    steps: openLink(async (desk) => {
      await desk.getByRole('button', { name: 'Place order' }).click()
      await desk.getByRole('link', { name: 'Edit order' }).click()
      await desk.getByLabel(/^Quantity of/).fill('25')
      await desk.getByRole('button', { name: 'Review changes' }).click()
      await desk.getByRole('button', { name: 'Ask the customer' }).click()
    }),
  },
]
