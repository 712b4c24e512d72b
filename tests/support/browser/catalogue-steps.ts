import { newPartner } from '../api/test-partner.ts'
import type { Locator, Page } from '@playwright/test'
import type { Store } from '../process/start-store.ts'

/** Opens a URL and waits until React has hydrated the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // parts for wide screens alone are hydrated after the rest
    const parts = [...document.querySelectorAll('#main, footer, #main .facets')]
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
    return parts.length > 0 && parts.every(isHydrated)
  })
}

/** Signs a new partner in with API calls, without the dialog; before the page is opened. */
export async function signIn(page: Page, store: Store): Promise<void> {
  await (await newPartner(store)).signInBrowser(page.context())
}

/** Puts lines into the cart of the device before any page of it is opened. */
export async function fillCart(
  page: Page,
  lines: readonly { id: string; quantity?: number }[],
): Promise<void> {
  const saved = lines.map(({ id, quantity = 1 }) => ({
    product: id,
    quantity,
    addedDate: '2026-01-01T00:00:00.000Z',
    active: true,
  }))
  await page.addInitScript((text) => {
    if (localStorage.getItem('cart') !== null) return
    localStorage.setItem('cart', text)
    localStorage.setItem('partner-cart', text)
  }, JSON.stringify(saved))
}

/** Opens a page with navigation state, as a link on another page passes it. */
export async function openWithState(page: Page, address: string, state: unknown): Promise<void> {
  await open(page, address)
  await page.evaluate((usr) => history.replaceState({ usr, key: 'given', idx: 0 }, ''), state)
  await page.reload()
  await hydrated(page)
}

/** Position and size of an element; throws when it is not visible. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return box
}
