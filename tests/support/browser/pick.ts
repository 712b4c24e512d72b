import type { Page } from '@playwright/test'

/** Picks an option of a field that is typed in. */
export async function pick(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}
