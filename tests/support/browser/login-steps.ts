import { expect, type Locator, type Page } from '@playwright/test'
import type { Store } from '../process/start-store.ts'

/** The login dialog while it asks for phone and code. */
export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in or sign up' })
}

/** The six boxes of the code. */
export function codeBoxes(page: Page): Locator {
  return loginDialog(page).getByRole('textbox', { name: /^Digit \d of 6$|6-digit code/ })
}

/** Opens the login dialog on a page of the store, the profile unless told. */
export async function openLogin(page: Page, path = '/profile'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(loginDialog(page)).toBeVisible()
  return loginDialog(page)
}

/** Goes on from the open dialog to the code; resolves with the code that was sent. */
export async function askForCode(page: Page, store: Store, phone: string): Promise<string> {
  const before = store.messagesTo(phone).length
  await loginDialog(page).getByPlaceholder('Enter 10-digit number').fill(phone)
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeBoxes(page)).toHaveCount(6)
  return store.codeFor(phone, before)
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

/** Pastes a text at the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}
