import { z } from 'zod'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'
import type { Store } from '../../support/process/start-store.ts'

/** A signed-in person with an address, ready to order. */
export type Shopper = {
  readonly uid: string
  readonly phone: string
  readonly token: string
  readonly addressId: string
}

const sessionSchema = z.object({ token: z.string(), partner: z.object({ uid: z.string() }) })
const bookSchema = z.object({ addresses: z.array(z.object({ id: z.string() })) })

const address = {
  address_line1: {
    receiverName: 'Asha',
    receiverPhoneNo: '9810000000',
    houseNo: '12',
    landmark: 'Near the park',
  },
  street: 'Golf Course Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122002',
  country: 'India',
}

/** Signs new people in through the same calls as the site makes, and gives each an address. */
export async function makeShoppers(store: Store, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  for (let index = 0; index < count; index++)
    shoppers.push(await makeShopper(store, `98100${10_000 + index}`))
  return shoppers
}

async function makeShopper(store: Store, phone: string): Promise<Shopper> {
  const { token, partner } = sessionSchema.parse(await signInOverHttp(store, phone))
  const asPartner = caller(store, { authorization: `Bearer ${token}` })
  const book = bookSchema.parse(await asPartner('/api/addresses', address))
  return { uid: partner.uid, phone, token, addressId: book.addresses[0]?.id ?? '' }
}

type Call = (path: string, body: object) => Promise<unknown>

function caller(store: Store, headers: Readonly<Record<string, string>>): Call {
  return async (path, body) => {
    const response = await fetch(`${store.baseURL}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: store.baseURL, ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
}
