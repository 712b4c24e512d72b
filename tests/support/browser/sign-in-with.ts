import { expect, type Page } from '@playwright/test'
import type { Store } from '../process/start-store.ts'

/** Goes through the open login dialog with the code that was really sent, and waits until it has closed. */
export async function signInWith(page: Page, store: Store, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Send OTP' })
  const before = store.messagesTo(`+91${phone}`).length
  await dialog.getByPlaceholder('Enter 10-digit number').fill(phone)
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  const code = await store.codeFor(`+91${phone}`, before)
  await page
    .getByRole('textbox', { name: /6-digit code|Digit 1/ })
    .first()
    .pressSequentially(code)
  const success = page.getByRole('dialog', { name: 'Login Successful!' })
  await expect(success).toBeVisible()
  await expect(success).toBeHidden()
}
