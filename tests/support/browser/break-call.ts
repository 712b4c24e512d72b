import { expect, type Page, type Route } from '@playwright/test'
import { keepRoutes } from './keep-routes.ts'

/** Longer than any call of the store may take. */
const TOO_LONG_MS = 16_000

type Breakage = {
  readonly answer: (route: Route) => Promise<void>
  /** The text on the page. */
  readonly says: RegExp
}

const wentWrong = /Something went wrong on our side\. Please try again in a moment\./

/** The ways in which a call of the browser can fail. */
const breakages = {
  'the store fails (500)': {
    answer: (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' }),
    says: wentWrong,
  },
  'there is no network': {
    answer: (route) => route.abort('internetdisconnected'),
    says: /We can’t reach the store\. Check your connection and try again\./,
  },
  'no answer comes': {
    answer: async () => {},
    says: /The store is taking too long to respond\. Please try again\./,
  },
  'a page of HTML answers': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
    says: wentWrong,
  },
  'an empty object answers': {
    answer: (route) => route.fulfill({ json: {} }),
    says: wentWrong,
  },
} as const satisfies Record<string, Breakage>

export type BreakageName = keyof typeof breakages

/**
 * Ways in which a call is broken: it fails in one, is slow in one and answers nonsense in one. They differ from call to call,
 * so that all are seen.
 */
export function breakagesOf(call: number): readonly BreakageName[] {
  return call % 2 === 0
    ? ['the store fails (500)', 'no answer comes', 'a page of HTML answers']
    : ['there is no network', 'no answer comes', 'an empty object answers']
}

type Call = { readonly method: string; readonly path: RegExp }

/** An API call that fails until it is repaired. */
export type BrokenCall = {
  /** Waits until the call was made once more, and lets it time out where no answer comes. */
  readonly failed: () => Promise<void>
  readonly mend: () => Promise<void>
  readonly says: RegExp
}

/** Makes an API call fail from now on. `no answer comes` needs the clock of the page to be installed. */
export async function breakCall(page: Page, name: BreakageName, { method, path }: Call): Promise<BrokenCall> {
  const { answer, says } = breakages[name]
  let made = 0
  let awaited = 0
  const isIt = (url: URL): boolean => path.test(url.pathname)
  const handle = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback()
    made += 1
    return answer(route)
  }
  await keepRoutes(page)
  await page.route(isIt, handle)
  return {
    failed: async () => {
      awaited += 1
      await expect.poll(() => made).toBeGreaterThanOrEqual(awaited)
      if (name === 'no answer comes') await page.clock.fastForward(TOO_LONG_MS)
    },
    mend: () => page.unroute(isIt, handle),
    says,
  }
}
