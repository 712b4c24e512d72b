import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './catalogue-steps.ts'

/** The lines of a quick order that need an answer. */
export const openLines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Lines that need an answer' }).locator('> li')

/** The ready lines of a quick order, each a row; what is open below a row is no row of its own. */
export const readyLines = (page: Page): Locator =>
  page.getByRole('table', { name: 'Ready lines' }).locator('tbody')

/** Has a list read, on a page that is opened for it. */
export async function reviewList(page: Page, list: string): Promise<void> {
  await open(page, '/quick-order')
  await page.getByLabel('Your list').fill(list)
  await page.getByRole('button', { name: 'Find products' }).click()
  await expect(page.getByRole('heading', { name: 'Check your list' })).toBeVisible()
}
