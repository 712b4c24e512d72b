import type { BrowserContext } from '@playwright/test'
import { callStore } from '../process/call-store.ts'
import { signInOverHttp } from '../process/sign-in-over-http.ts'
import type { Store } from '../process/start-store.ts'

/** A signed-in partner of a store, with a phone number of their own. */
export type TestPartner = {
  /** Ten digits. */
  readonly phone: string
  readonly token: string
  /** Calls the API of the store as this partner, outside any browser. */
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<T>
  readonly addAddress: (changes?: AddressChanges) => Promise<void>
  /** Orders a product, paid on delivery, to the first address; resolves with the id of the order. */
  readonly placeOrder: (product: string, quantity?: number) => Promise<string>
  /** Signs the partner in on every page of a browser. */
  readonly signInBrowser: (context: BrowserContext) => Promise<void>
}

type AddressChanges = { readonly receiverName?: string; readonly street?: string }

let partners = 0

/** A phone number that was not used before in this worker. */
export function freshPhone(): string {
  partners += 1
  return `98${String(20_000_000 + partners)}`
}

/** Signs in with a fresh phone number over HTTP; the partner agrees to the privacy policy by default. */
export async function newPartner(store: Store, consent?: { readonly agrees: boolean }): Promise<TestPartner> {
  const phone = freshPhone()
  const { token } = (await signInOverHttp(store, phone, consent)) as { token: string }
  const ask = async <T>(method: string, path: string, content?: unknown): Promise<T> =>
    (await callStore(store, { method, path, body: content, token })) as T
  return {
    phone,
    token,
    call: ask,
    addAddress: async (changes) => {
      await ask('POST', '/api/addresses', addressDocument(changes))
    },
    placeOrder: async (product, quantity = 1) => {
      const { addresses } = await ask<{ addresses: { id: string }[] }>('GET', '/api/addresses')
      const lines = [{ product, quantity }]
      const order = { paymentMode: 'COD', addressId: addresses[0]?.id, lines }
      return (await ask<{ orderId: string }>('POST', '/api/orders', order)).orderId
    },
    signInBrowser: (context) =>
      context.addCookies([{ name: 'session', value: token, url: store.baseURL, httpOnly: true }]),
  }
}

/** An address as it is stored (ADDR-07). */
export function addressDocument({ receiverName = 'Asha', street = 'MG Road' }: AddressChanges = {}) {
  return {
    address_line1: { receiverName, receiverPhoneNo: '9812345678', houseNo: '12', landmark: 'Metro' },
    street,
    city: 'Gurugram',
    state: 'Haryana',
    zipcode: '122001',
    country: 'India',
  }
}
