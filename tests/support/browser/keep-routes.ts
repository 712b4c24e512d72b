import type { Page } from '@playwright/test'

/**
 * Keeps the requests of a page under routes until it closes. With the last route taken away, as after one `times: 1`, Chromium loses
 * scripts that are on their way at that moment: imports of them, and workers that need them, wait for ever.
 */
export async function keepRoutes(page: Page): Promise<void> {
  await page.route('**/of-no-request', (route) => route.fallback())
}
