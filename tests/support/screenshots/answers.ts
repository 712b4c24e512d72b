import type { Page } from '@playwright/test'

/** Shows answers of the API as they are with more in them. */
export async function alter(page: Page, path: RegExp, changes: object): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } })
  })
}

/** Answers calls of the API with something else than the store would. */
export async function answerWith(page: Page, path: RegExp, json: object): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json }))
}
