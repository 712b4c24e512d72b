import { catalogueFolder, productDocument, variantDocument } from '../catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import type { Caller } from './test-browser.ts'

/** A body of the API. */
export type Body = Record<string, unknown>

/** The delivery address of every order. */
export const deliveryAddress = {
  address_line1: { receiverName: 'Asha', receiverPhoneNo: '', houseNo: '12', landmark: 'Metro' },
  street: 'MG Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122001',
  country: 'India',
}

/** The cart line that every order has: cement at ₹118 with GST. */
export const cementLine = { product: 'cementVariant[0]', quantity: 3, variantUid: 'v1', seenPrice: '118' }

/** A signed-in customer with an address. */
export type Customer = {
  readonly call: Caller
  readonly addressId: string
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly json: (path: string, body?: unknown) => Promise<Body>
  /** Places an order and returns it; for ONLINE with `payment`. */
  readonly order: (mode: 'COD' | 'ONLINE' | 'ACCOUNT', more?: Body) => Promise<Body>
}

let keys = 0

/** A key that no other order has. */
export function freshKey(): string {
  keys += 1
  return `test-key-${keys}`
}

/** Opens a store that sells cement, and signs customers in. */
export async function openOrderApi(
  price = 118,
  environment: Record<string, string> = {},
): Promise<{
  api: TestApi
  customer: (phone: string) => Promise<Customer>
  sellAt: (price: number | null) => Promise<void>
}> {
  const api = await openTestApi({}, environment)
  const sellAt = (rupees: number | null): Promise<void> => sell(api, rupees)
  await sellAt(price)
  return { api, customer: (phone) => openCustomer(api, phone), sellAt }
}

/** Sells cement at a price; nothing at all at null. */
export async function sell(api: TestApi, price: number | null): Promise<void> {
  const variants =
    price === null
      ? []
      : [
          variantDocument({
            sellingPriceWithGST: price,
            sellingPriceWOGST: 100,
            sellingGSTAmount: price - 100,
            comissionAmount: 7,
          }),
        ]
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('cement', { hsn: '2523', gstRate: 18, variants })],
  })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
}

/** Signs a phone in and gives it an address. */
export async function openCustomer(api: TestApi, phone: string): Promise<Customer> {
  const call = await api.signedIn(phone)
  const post: Customer['post'] = (path, body, headers = {}) =>
    call(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })
  const book = (await (await post('/api/addresses', deliveryAddress)).json()) as {
    addresses: { id: string }[]
  }
  const addressId = book.addresses[0]?.id ?? ''
  const order: Customer['order'] = async (paymentMode, more = {}) => {
    const body = { paymentMode, addressId, lines: [cementLine], ...more }
    const answer = await post('/api/orders', body, { 'idempotency-key': freshKey() })
    const placed = (await answer.json()) as Body
    if (!answer.ok) throw new Error(`the order was refused: ${JSON.stringify(placed)}`)
    return placed
  }
  const json: Customer['json'] = async (path, body) => {
    const answer = body === undefined ? await call(path) : await post(path, body)
    return (await answer.json()) as Body
  }
  return { call, addressId, post, json, order }
}
