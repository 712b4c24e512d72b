import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/store-test.ts'

/** Holds back every script of the page; the result lets them go. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

test('[GEN-13] a tap before the scripts of a page have arrived is shown at once, and done when they have @journey', async ({
  page,
  store,
}) => {
  const arrive = await withoutScripts(page)
  await page.goto(`${store.baseURL}/product/opc-cement-53-adrika`, { waitUntil: 'commit' })
  const buy = page.getByRole('button', { name: 'Buy Now', exact: true }).filter({ visible: true })
  const cart = page.getByRole('button', { name: /^Cart ?, empty$/ }).filter({ visible: true })
  await buy.click()
  await expect(buy).toHaveAttribute('data-tapped', '')
  // of two taps the last one counts
  await cart.click()
  await expect(buy).not.toHaveAttribute('data-tapped')
  await expect(cart).toHaveAttribute('data-tapped', '')
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-tapped]')).toHaveCount(0)
})

test('[GEN-13] a press that begins before the scripts of a page have arrived and ends after it is not lost', async ({
  page,
  store,
}) => {
  const arrive = await withoutScripts(page)
  await page.goto(store.baseURL, { waitUntil: 'commit' })
  const cart = page.getByRole('button', { name: /^Cart ?, empty$/ }).filter({ visible: true })
  await cart.hover()
  await page.mouse.down()
  arrive()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[GEN-13] a tap before the scripts have arrived is done once, and a link is followed without them', async ({
  page,
  store,
}) => {
  const arrive = await withoutScripts(page)
  await page.goto(`${store.baseURL}/product/opc-cement-53-adrika`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Buy Now', exact: true }).filter({ visible: true }).click()
  arrive()
  await expect(page.getByRole('button', { name: /^(Cart ?, 1 item|1 Item.*)$/ }).first()).toBeVisible()

  await page.unroute('**/*.js')
  const arriveAgain = await withoutScripts(page)
  await page.goto(`${store.baseURL}/categories`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Neev, home' }).click()
  await expect(page).toHaveURL(`${store.baseURL}/`)
  arriveAgain()
})

test('[GEN-13] [QO-01] a list that is pasted before the scripts have arrived is found, after what was left from the last time', async ({
  page,
  store,
}) => {
  const list = page.getByRole('textbox', { name: /list/i })
  await page.goto(`${store.baseURL}/quick-order`)
  const arrive = await withoutScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await list.fill('40 bar tmt 8mm')
  arrive()
  await page.getByRole('button', { name: 'Find products' }).click()
  await expect(page.getByText('“40 bar tmt 8mm”')).toBeVisible()

  const arriveAgain = await withoutScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await list.fill('10 bag cement')
  arriveAgain()
  await expect(list).toHaveValue('40 bar tmt 8mm\n10 bag cement')
})

test('[GEN-13] what is typed before the scripts have arrived stays in every field', async ({
  page,
  store,
}) => {
  const arrive = await withoutScripts(page)
  await page.goto(`${store.baseURL}/calculators/tiles`, { waitUntil: 'commit' })
  const fields = page.getByRole('main').getByRole('textbox')
  // those that others are worked out from
  const count = 2
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(String(12 + index))
  const choice = page.getByRole('main').getByRole('combobox').first()
  const [chosen = ''] = await choice.selectOption({ index: 1 })
  arrive()
  await expect(page.locator('html')).toHaveAttribute('lang', /./)
  await page.waitForLoadState('networkidle')
  for (let index = 0; index < count; index += 1)
    await expect(fields.nth(index)).toHaveValue(String(12 + index))
  await expect(choice).toHaveValue(chosen)
})
