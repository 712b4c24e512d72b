import { grantRole } from '../../support/browser/desk-steps.ts'
import { callStore } from '../../support/process/call-store.ts'
import { openDeskOverHttp, signInOverHttp } from '../../support/process/sign-in-over-http.ts'
import type { Store } from '../../support/process/start-store.ts'

/** Somebody with a session, the ids of an address and of orders of theirs, and the number of an order. */
export type Person = { readonly token: string; readonly ids: readonly string[]; readonly orderNumber: string }

const address = (street: string, phone: string) => ({
  address_line1: { receiverName: 'Asha', receiverPhoneNo: phone, houseNo: '12', landmark: 'Metro' },
  street,
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122002',
  country: 'India',
})

/** Signs a person in, with an address and an order. */
export async function signUp(store: Store, phone: string, street: string): Promise<Person> {
  const { token } = (await signInOverHttp(store, phone)) as { token: string }
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    callStore(store, { method, path, token, ...(body !== undefined && { body }) })
  const read = (await call('GET', '/api/addresses')) as { addresses: { id: string }[] }
  const book =
    read.addresses.length > 0
      ? read
      : ((await call('POST', '/api/addresses', address(street, phone))) as typeof read)
  const addressId = book.addresses[0]?.id ?? ''
  const orders = (await call('GET', '/api/orders')) as { orderId: string; orderNumber: string }[]
  if (orders.length === 0) {
    const lines = [{ product: 'cementVariant[0]', quantity: 1 }]
    orders.push(
      (await call('POST', '/api/orders', {
        paymentMode: 'COD',
        addressId,
        lines,
      })) as (typeof orders)[number],
    )
  }
  return {
    token,
    ids: [addressId, ...orders.slice(0, 3).map((order) => order.orderId)],
    orderNumber: orders[0]?.orderNumber ?? '',
  }
}

/** Whether a session of the shop is still open. */
export async function isSignedIn(store: Store, { token }: Person): Promise<boolean> {
  return (await fetch(`${store.baseURL}/auth/verify`, { headers: { authorization: `Bearer ${token}` } })).ok
}

/** An owner at the desk. */
export type Owner = { readonly phone: string; readonly cookie: string }

/** An owner at the desk: the same while their session is open, with a new one after it, and another where they are no owner any more. */
export async function ownerAtDesk(store: Store, last: Owner | null): Promise<Owner> {
  if (last !== null) {
    const { ok } = await fetch(`${store.baseURL}/api/desk/staff`, { headers: { cookie: last.cookie } })
    if (ok) return last
    const cookie = await openDeskOverHttp(store, last.phone).catch(() => null)
    if (cookie !== null) return { phone: last.phone, cookie }
  }
  const phone = await grantRole(store, 'owner', 'Meera')
  return { phone, cookie: await openDeskOverHttp(store, phone) }
}
