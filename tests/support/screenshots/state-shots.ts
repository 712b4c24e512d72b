import type { Route } from '@playwright/test'
import { hindiOffer } from '#app/messages/language-offers.ts'
import { pathIn } from '#domain/i18n/language.ts'
import type { Texts } from '../messages/texts.ts'
import { deskOverHttp } from '../process/desk-over-http.ts'
import { makeOffer } from '../process/make-offer.ts'
import { ownPhone } from './profile-shots.ts'
import type { Scene, Shot } from './shot.ts'

const goods = ['opc-cement-53-adrikaVariant[0]', 'ppc-cement-adrikaVariant[0]']
const gone = 'aac-block-grade-1-halkavi'

/** Gives the customer in the browser two offers, one of them for more than the cart holds, and a coupon. */
async function giveOffers(scene: Scene): Promise<string> {
  const desk = await deskOverHttp(scene.store)
  const phone = await ownPhone(scene)
  const code = `MASON${phone.slice(-6)}`
  const content = { isCombinable: true, benefit: { kind: 'percent', percentOff: 500, most: null } } as const
  await makeOffer(desk, { phone }, { ...content, nameHi: 'त्योहार की छूट' })
  await makeOffer(
    desk,
    { phone },
    { ...content, name: 'Full lorry', nameHi: 'पूरी गाड़ी', fromValue: 10_000_000 },
  )
  await makeOffer(desk, { phone }, { ...content, name: 'Masons’ week', nameHi: 'मिस्त्री सप्ताह', code })
  return code
}

const archiveProduct = async ({ store }: Scene): Promise<void> => {
  const desk = await deskOverHttp(store)
  await desk('catalogue/products/status', { ids: [gone], status: 'archived' })
}

/** Shows a page whose calls to the API never end, with what it says meanwhile. */
const slow = (page: string, calls: string, says: (say: Texts) => string): Shot => ({
  name: `${page}-slow`,
  path: '/privacy',
  who: 'customer',
  cart: goods,
  busy: true,
  steps: async ({ page: tab, language, say }) => {
    await tab.route(calls, () => {})
    await tab.goto(pathIn(language, `/profile/${page}`), { waitUntil: 'domcontentloaded' })
    await tab.getByText(says(say)).waitFor()
  },
})

/** States of the store that few shoppers meet. What they change in it stays, so they are taken last. */
export const stateShots: readonly Shot[] = [
  slow('address', '**/api/addresses*', (say) => say.addressMessages.loading),
  slow('quotations', '**/api/quotation*', (say) => say.ownQuotationTitleMessages.loading),
  slow('credit', '**/api/account/credit*', (say) => say.creditMessages.loading),
  slow('devices', '**/api/sessions*', (say) => say.deviceMessages.loading),
  { name: 'no-scripts', path: '/', hasScripts: false },
  { name: 'no-scripts-product', path: '/product/opc-cement-53-adrika', hasScripts: false },
  {
    name: 'language-offer',
    path: '/',
    prefers: 'hi-IN',
    steps: ({ page }) => page.getByText(hindiOffer.text).waitFor(),
  },
  {
    name: 'offers-failed',
    path: '/cart',
    who: 'customer',
    cart: goods,
    whole: true,
    before: async (scene) => {
      await giveOffers(scene)
      await scene.page.route('**/api/offers/check*', (route: Route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
    },
    steps: ({ page, say }) => page.getByText(say.offerMessages.failed).waitFor(),
  },
  {
    name: 'cart-offers',
    path: '/cart',
    who: 'customer',
    cart: goods,
    whole: true,
    steps: async (scene) => {
      const { page, say } = scene
      const code = await giveOffers(scene)
      await page.reload()
      const { coupon, apply, entered } = say.offerMessages
      await page.getByLabel(coupon).fill(code)
      await page.getByRole('button', { name: apply }).click()
      await page.getByText(entered(code)).waitFor()
    },
  },
  {
    name: 'cart-coupon-wrong',
    path: '/cart',
    who: 'customer',
    cart: goods,
    whole: true,
    steps: async (scene) => {
      const { page, say } = scene
      await giveOffers(scene)
      await page.reload()
      const { coupon, apply, unknown } = say.offerMessages
      await page.getByLabel(coupon).fill('DIWALI')
      await page.getByRole('button', { name: apply }).click()
      await page.getByText(unknown).waitFor()
    },
  },
  { name: 'product-gone', path: `/product/${gone}`, before: archiveProduct },
]
