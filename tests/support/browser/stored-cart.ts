import type { Page } from '@playwright/test'

/** The two keys under which a device keeps its one cart (CART-02). */
const keys = ['cart', 'partner-cart'] as const

/** A line as a device keeps it. */
export function cartLine(
  product: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { product: string } {
  return { product, quantity: 1, addedDate: '2026-11-20T06:30:00.000Z', active: true, ...changes }
}

/** Puts a cart on the device before a page of the store opens: lines, or a text as it stands under the keys. */
export async function putCart(page: Page, cart: string | readonly object[], baseURL = ''): Promise<void> {
  const text = typeof cart === 'string' ? cart : JSON.stringify(cart)
  await putStorage(page, { cart: text, 'partner-cart': text }, baseURL)
}

/** Puts texts on the device before a page of the store opens. */
export async function putStorage(page: Page, texts: Record<string, string>, baseURL = ''): Promise<void> {
  await page.goto(`${baseURL}/healthz`)
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, texts)
}

/** The cart that the device keeps, as JSON values; fails when the two keys do not agree. */
export async function savedCart(page: Page): Promise<Record<string, unknown>[]> {
  const [cart, partnerCart] = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name)),
    keys,
  )
  if (cart !== partnerCart) throw new Error(`cart is ${cart}, partner-cart is ${partnerCart}`)
  return JSON.parse(cart ?? 'null') as Record<string, unknown>[]
}
