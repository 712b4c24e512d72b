import type { Route } from '@playwright/test'
import { pathIn } from '#domain/i18n/language.ts'
import type { Texts } from '../messages/texts.ts'
import type { Scene, Shot } from './shot.ts'

const bar = '/product/fe-500d-tmt-bar-12-m-dridhak'

const press =
  (name: (say: Texts) => string) =>
  async ({ page, say }: Scene): Promise<void> =>
    page
      .getByRole('button', { name: name(say) })
      .first()
      .click()

const askPin =
  (pin: string, answer: (say: Texts) => string) =>
  async (scene: Scene): Promise<void> => {
    const { page, say } = scene
    await press(({ pinCheckMessages }) => pinCheckMessages.check)(scene)
    const { ask, check } = say.deliveryMessages
    await page.getByLabel(ask).fill(pin)
    await page.getByRole('button', { name: check, exact: true }).click()
    await page.getByText(answer(say)).first().waitFor()
  }

/** Goes to the home page by a link inside the store, where `fail` has made that impossible. */
const leaveTo =
  (fail: (scene: Scene) => Promise<unknown>) =>
  async (scene: Scene): Promise<void> => {
    const { page, language, say } = scene
    await fail(scene)
    await page.evaluate(
      (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
      pathIn(language, '/'),
    )
    const { failedTitle, unreachableTitle } = say.pageErrorMessages
    await page.getByText(failedTitle).or(page.getByText(unreachableTitle)).first().waitFor()
  }

/** Pages that open on the way to the cart, and answers that nobody hopes for. */
export const shoppingShots: readonly Shot[] = [
  {
    name: 'product-sizes',
    path: bar,
    whole: true,
    steps: async (scene) => {
      await scene.page.getByText(scene.say.productPageMessages.sizes).click()
      await scene.page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'product-zoom',
    opens: 'dialog',
    path: bar,
    steps: press(({ productPageMessages }) => productPageMessages.zoom),
  },
  {
    name: 'product-pin',
    path: bar,
    whole: true,
    steps: askPin('122001', ({ deliveryMessages }) => deliveryMessages.changePin),
  },
  {
    name: 'product-pin-outside',
    path: bar,
    whole: true,
    steps: askPin('400001', ({ deliveryMessages }) => deliveryMessages.outside('400001')),
  },
  { name: 'calculator-paint', path: '/calculators/paint?length=12&width=14' },
  { name: 'calculator-bricks', path: '/calculators/bricks?length=12&height=10' },
  { name: 'calculator-concrete', path: '/calculators/concrete?by=volume&volume=100&grade=M20' },
  { name: 'calculator-plaster', path: '/calculators/plaster?length=many&height=10' },
  { name: 'calculator-steel', path: '/calculators/steel?bars=20' },
  { name: 'calculator-wire', path: '/calculators/wire?runs=20&length=30' },
  { name: 'quotation-missing', path: '/quotation/no-such-quotation-anywhere-here' },
  { name: 'payment-link-missing', path: '/pay/no-such-payment-link-anywhere-here' },
  {
    name: 'page-failed',
    path: '/privacy',
    steps: leaveTo(({ page }) =>
      page.route('**/*.data*', (route: Route) => route.fulfill({ status: 500, body: '' })),
    ),
  },
  {
    name: 'page-offline',
    path: '/privacy',
    steps: leaveTo(({ page }) => page.route('**/*.data*', (route: Route) => route.abort())),
  },
]
