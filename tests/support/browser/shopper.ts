import { addressDocument } from '../api/test-partner.ts'
import { callStore } from '../process/call-store.ts'
import { listOrders } from '../process/list-orders.ts'
import { signInOverHttp } from '../process/sign-in-over-http.ts'
import type { Store } from '../process/start-store.ts'

/** A signed-in partner who calls a running store over HTTP with a bearer token. */
export type Shopper = {
  readonly addAddress: (street: string) => Promise<void>
  /** Orders the first product of the catalogue, paid on delivery; resolves with the id once it is acknowledged. */
  readonly placeOrder: () => Promise<string>
  readonly orderIds: () => Promise<string[]>
  readonly streets: () => Promise<string[]>
  /** The same partner, with the same session, at a restarted store. */
  readonly at: (store: Store) => Shopper
}

/** Signs a phone in and adds a first address. */
export async function signInShopper(store: Store, phone: string): Promise<Shopper> {
  const session = (await signInOverHttp(store, phone)) as { token: string }
  const me = shopperWithToken(store, session.token)
  await me.addAddress('first street')
  return me
}

function shopperWithToken(store: Store, token: string): Shopper {
  const ask = (method: string, path: string, body?: unknown): Promise<unknown> =>
    callStore(store, { method, path, body, token })
  const addresses = async () =>
    ((await ask('GET', '/api/addresses')) as { addresses: { id: string; street: string }[] }).addresses
  return {
    addAddress: async (street) => {
      await ask('POST', '/api/addresses', addressDocument({ street }))
    },
    placeOrder: async () => {
      const [product] = (await ask('GET', '/api/products/getProduct')) as { id: string }[]
      const addressId = (await addresses())[0]?.id
      const lines = [{ product: `${product?.id}Variant[0]`, quantity: 2 }]
      const order = (await ask('POST', '/api/orders', { paymentMode: 'COD', addressId, lines })) as {
        orderId: string
      }
      return order.orderId
    },
    orderIds: () => listOrders(store, token),
    streets: async () => (await addresses()).map((address) => address.street),
    at: (next) => shopperWithToken(next, token),
  }
}
