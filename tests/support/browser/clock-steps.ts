import { expect, type Locator, type Page } from '@playwright/test'

/** Lets a page's frozen clock run in steps of 20 ms until something is on the screen: it is there for less than that. */
export async function runUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(wanted).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
}
