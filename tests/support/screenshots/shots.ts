import type { Page, Route } from '@playwright/test'
import { pathIn, type Language } from '#domain/i18n/language.ts'
import { hydrated } from '../browser/catalogue-steps.ts'
import type { TestPartner } from '../api/test-partner.ts'
import type { Texts } from '../messages/texts.ts'
import { accountShots } from './account-shots.ts'
import { approvalShots } from './approval-shots.ts'
import { deskOfferShots } from './desk-offer-shots.ts'
import { deskShots } from './desk-shots.ts'
import { firmShots } from './firm-shots.ts'
import { linkShots } from './link-shots.ts'
import { orderShots } from './order-shots.ts'
import { profileShots } from './profile-shots.ts'
import { quotationShots } from './quotation-shots.ts'
import { reminderShots } from './reminder-shots.ts'
import { shoppingShots } from './shopping-shots.ts'
import { sheetShots } from './sheet-shots.ts'
import { stateShots } from './state-shots.ts'
import type { Scene, Shot } from './shot.ts'

const cement = 'opc-cement-53-adrika'
/** A list as people write it; of its lines one is not sold. */
const lists: Readonly<Record<Language, string>> = {
  en: '50 bag OPC cement\nsariya 12mm - 20\n8 box vitrified tile\nflying carpet 3',
  hi: '50 बोरी OPC सीमेंट\nसरिया 12mm - 20\n8 पेटी विट्रिफ़ाइड टाइल\nउड़ने वाला कालीन 3',
}

const goods = [`${cement}Variant[0]`, 'ppc-cement-adrikaVariant[0]']

const failing =
  (part: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.route(`**/${part}*`, (route: Route) => route.fulfill({ status: 500, body: '{}' }))
  }

/** Goes to a page by a link inside the store, so that the browser makes the calls. */
const clickTo =
  (path: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href^="${to}"]`)?.click(), path)
    await page.waitForLoadState('networkidle')
  }

const press =
  (name: (say: Texts) => string) =>
  async ({ page, say }: Scene): Promise<void> =>
    page
      .getByRole('button', { name: name(say) })
      .first()
      .click()

const toPhoneStep = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('button', { name: say.shellMessages.login, exact: true }).first().click()
  await page.getByPlaceholder(say.identityMessages.phonePlaceholder).waitFor()
}

const toCodeStep = async (scene: Scene): Promise<void> => {
  const { page, say } = scene
  await toPhoneStep(scene)
  const phone = `97${Date.now() % 100_000_000}`.padEnd(10, '1').slice(0, 10)
  await page.getByPlaceholder(say.identityMessages.phonePlaceholder).fill(phone)
  await page.getByRole('button', { name: say.identityMessages.sendOtp }).click()
  await page.getByRole('button', { name: say.identityMessages.verifyOtp }).waitFor()
}

const toPayment = async ({ page, say }: Scene): Promise<void> => {
  await page.getByRole('button', { name: say.checkoutMessages['button-pay'] }).click()
  await page.getByRole('radio', { name: say.checkoutMessages.cod }).click()
}

/** Every page and state of the store. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    opens: 'dialog',
    path: '/',
    only: 'phone',
    steps: press((say) => say.shellMessages.menu),
  },
  {
    name: 'home-shop-sheet',
    opens: 'dialog',
    path: '/',
    only: 'phone',
    steps: ({ page }) => page.getByRole('main').locator('a[href*="shop=cement-masonry"]').first().click(),
  },
  {
    name: 'home-failed',
    path: '/privacy',
    whole: true,
    before: failing('getMainCategory'),
    steps: async (scene) => {
      await clickTo(pathIn(scene.language, '/'))(scene)
      await scene.page.getByText(scene.say.homeMessages.categoriesFailed).waitFor()
    },
  },
  { name: 'category', path: '/category' },
  { name: 'categories', path: '/categories' },
  { name: 'shoppage', path: '/shoppage?shop=cement-masonry' },
  { name: 'shoppage-empty', path: '/shoppage?shop=none' },
  { name: 'subpage', path: '/subpage?mainCat=cement' },
  { name: 'subpage-many', path: '/subpage?mainCat=floor-tiles' },
  { name: 'subpage-empty', path: '/subpage?mainCat=none' },
  { name: 'subpage-no-match', path: '/subpage?mainCat=cement&max=1' },
  {
    name: 'subpage-filter',
    path: '/subpage?mainCat=floor-tiles',
    steps: async (scene) => {
      const { page, wide } = scene
      if (!wide) await press((say) => say.productListMessages.filter)(scene)
      await page
        .locator(wide ? 'details[open] a' : '[role=dialog]')
        .first()
        .waitFor()
    },
  },
  {
    name: 'variants',
    opens: 'dialog',
    path: '/subpage?mainCat=tmt-bars',
    steps: ({ page }) => page.getByRole('article').first().getByRole('button').first().click(),
  },
  { name: 'floating-cart', path: '/subpage?mainCat=cement', cart: goods },
  { name: 'product', path: `/product/${cement}` },
  { name: 'product-in-cart', path: `/product/${cement}`, cart: goods },
  { name: 'product-missing', path: '/product/none' },
  { name: 'search', path: '/search?q=cement' },
  { name: 'search-corrected', path: '/search?q=plywod' },
  { name: 'search-nothing', path: '/search?q=zzzzqqq' },
  {
    name: 'suggestions',
    opens: 'listbox',
    path: '/',
    steps: async ({ page }) =>
      page.getByRole('searchbox').or(page.getByRole('combobox')).first().pressSequentially('ceme'),
  },
  { name: 'quick-order', path: '/quick-order' },
  {
    name: 'quick-order-review',
    path: '/quick-order',
    steps: async ({ page, language, say }) => {
      const { find, label } = say.quickOrderMessages
      await page.getByRole('textbox', { name: label }).fill(lists[language])
      await page.getByRole('button', { name: find }).click()
      await page.getByRole('table', { name: say.quickOrderReviewMessages.readyLines }).waitFor()
    },
  },
  { name: 'calculators', path: '/calculators' },
  { name: 'calculator', path: '/calculators/tiles?length=12&width=14' },
  { name: 'login-phone', path: '/', steps: toPhoneStep },
  { name: 'login-code', path: '/', steps: toCodeStep },
  {
    name: 'cart-visitor',
    path: '/cart',
    cart: goods,
    steps: ({ page, say }) => page.getByPlaceholder(say.identityMessages.phonePlaceholder).waitFor(),
  },
  { name: 'cart-empty', path: '/cart', who: 'partner' },
  { name: 'cart', path: '/cart', who: 'customer', cart: goods },
  { name: 'cart-gone', path: '/cart', who: 'customer', cart: [...goods, 'gone-goodsVariant[0]'] },
  { name: 'cart-failed', path: '/cart', who: 'customer', cart: goods, before: failing('api/products') },
  {
    name: 'cart-panel',
    opens: 'dialog',
    path: '/',
    who: 'customer',
    cart: goods,
    only: 'wide',
    steps: async (scene) => {
      await press((say) => say.shellMessages.cart)(scene)
      await scene.page.getByRole('dialog').getByText(scene.say.cartMessages.grandTotal).waitFor()
    },
  },
  {
    name: 'address-none',
    path: '/cart',
    who: 'partner',
    cart: goods,
    steps: press((say) => say.checkoutMessages['button-continue']),
  },
  {
    name: 'address-form',
    opens: 'dialog',
    path: '/profile/address',
    who: 'partner',
    steps: press((say) => say.addressMessages.add),
  },
  {
    name: 'address-faults',
    path: '/profile/address',
    who: 'partner',
    steps: async (scene) => {
      await press((say) => say.addressMessages.add)(scene)
      await press((say) => say.addressMessages.save)(scene)
    },
  },
  { name: 'payment', path: '/cart', who: 'customer', cart: goods, steps: toPayment },
  {
    name: 'placed',
    path: '/cart',
    who: 'customer',
    cart: goods,
    steps: async (scene) => {
      await toPayment(scene)
      await press((say) => say.checkoutMessages['button-place'])(scene)
      await scene.page.getByRole('dialog', { name: scene.say.checkoutMessages.successTitle }).waitFor()
    },
  },
  ...shoppingShots,
  ...orderShots,
  ...accountShots,
  ...linkShots,
  ...firmShots,
  ...approvalShots,
  ...profileShots,
  ...quotationShots,
  ...sheetShots,
  ...reminderShots,
  { name: 'profile-visitor', path: '/profile' },
  { name: 'profile', path: '/profile', who: 'customer' },
  {
    name: 'profile-logout',
    opens: 'alertdialog',
    path: '/profile',
    who: 'customer',
    steps: async ({ page, say }) => {
      const { logout, signOut } = say.profileMessages
      const main = page.getByRole('main')
      await main
        .getByRole('button', { name: logout, exact: true })
        .or(main.getByRole('button', { name: signOut, exact: true }))
        .filter({ visible: true })
        .first()
        .click()
    },
  },
  { name: 'addresses', path: '/profile/address', who: 'customer' },
  { name: 'orders', path: '/profile/order', who: 'customer' },
  { name: 'orders-none', path: '/profile/order', who: 'partner' },
  { name: 'orders-failed', path: '/profile/order', who: 'customer', before: failing('api/orders') },
  { name: 'personal-data', path: '/profile/data', who: 'customer' },
  { name: 'devices', path: '/profile/devices', who: 'customer' },
  { name: 'return-policy', path: '/return-policy' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
  ...deskShots,
  ...deskOfferShots,
  ...stateShots,
]

/** Brings a page into the state of a shot. */
export async function enter(shot: Shot, scene: Scene, partner: TestPartner | null): Promise<void> {
  await partner?.signInBrowser(scene.page.context())
  const lines = (shot.cart ?? []).map((product) => ({
    product,
    quantity: 2,
    addedDate: '2026-11-20T06:30:00.000Z',
    active: true,
  }))
  await scene.page.addInitScript((text) => {
    for (const key of ['cart', 'partner-cart']) localStorage.setItem(key, text)
  }, JSON.stringify(lines))
  await shot.before?.(scene)
  if (shot.path.startsWith('/desk')) {
    // the desk listens for events, so its network is never idle
    await scene.page.goto(shot.path)
    await scene.page.getByRole('heading', { level: 1 }).waitFor()
    await isLoaded(scene.page)
  } else {
    await scene.page.goto(shot.path, { waitUntil: 'networkidle' })
    if (shot.hasScripts !== false) await hydrated(scene.page)
  }
  await shot.steps?.(scene)
  if (shot.opens !== undefined) await scene.page.getByRole(shot.opens).waitFor()
  // what is loaded only when it is needed has arrived
  if (shot.busy !== true) await isLoaded(scene.page)
}

async function isLoaded(page: Page): Promise<void> {
  await page.locator('main :is(.spinning, .skeleton)').first().waitFor({ state: 'hidden' })
}
