import { messageText } from '#domain/notifications/text-message.ts'
import { msg91 } from '#server/gateways/sms/msg91.ts'
import { catalogueFolder, productDocument, variantDocument } from '../catalogue/catalogue-folder.ts'
import { cementLine, deliveryAddress, freshKey, type Body } from '../api/order-actions.ts'
import { openTestApi, type TestApi } from '../api/test-api.ts'
import type { Caller } from '../api/test-browser.ts'

/** The token that MSG91 sends with its reports. */
export const REPORT_TOKEN = 'a long enough token'

/** A logged-in customer with two addresses. */
type ContractCustomer = {
  readonly phone: string
  readonly call: Caller
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly addressIds: readonly [string, string]
  readonly placeOrder: (body: Body) => Promise<Response>
  /** Places an order and returns its id. */
  readonly order: (paymentMode: 'COD' | 'ONLINE') => Promise<string>
  /** Pays an order in the payment window and returns what the window hands over. */
  readonly pay: (orderId: string) => Promise<Body>
}

/** Store that the examples of the contract are made with. */
export type ContractStore = {
  readonly api: TestApi
  /** A store whose clock is broken: what nobody expects happens there. */
  readonly broken: TestApi
  readonly me: ContractCustomer
  readonly guest: Caller
  /** An order with an invoice, and a refunded one with a credit note too. */
  readonly shipped: string
  readonly refunded: string
  /** Sets the price of the cement; null takes it out of the catalogue. */
  readonly sellCementAt: (price: number | null, changes?: Record<string, unknown>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a store with records of every kind. */
export async function openContractStore(): Promise<ContractStore> {
  const api = await openStoreWithReports()
  const broken = await openTestApi()
  broken.advanceClock(Number.NaN)
  await sellCement(api, 118)
  const me = await openCustomer(api, '9811111111')
  const shipped = await me.order('COD')
  const refunded = await me.order('ONLINE')
  await me.post(`/api/orders/${refunded}/payment`, await me.pay(refunded))
  for (const orderId of [shipped, refunded])
    await api.services.operator.changeOrderStatus('ravi', { orderId, to: 'SHIPPED', note: 'Lorry' })
  await api.services.operator.changeOrderStatus('ravi', { orderId: refunded, to: 'CANCELLED', note: 'lost' })
  await api.runJobs()
  return {
    api,
    broken,
    me,
    guest: api.asBrowser().call,
    shipped,
    refunded,
    sellCementAt: (price, changes) => sellCement(api, price, changes),
    close: async () => {
      await broken.close()
      await api.close()
    },
  }
}

async function openStoreWithReports(): Promise<TestApi> {
  const provider = msg91({
    authKey: 'key',
    signInTemplate: 'codes',
    orderTemplate: 'orders',
    stockTemplate: 'stock',
    webhookToken: REPORT_TOKEN,
  })
  const api: TestApi = await openTestApi(
    {},
    {},
    {
      provider: {
        ...provider,
        send: async (message) => {
          api.messages.push({ to: message.to, text: messageText(message) })
          return { route: 'msg91', reference: null }
        },
      },
    },
  )
  return api
}

async function sellCement(
  api: TestApi,
  price: number | null,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const cement = productDocument('cement', {
    hsn: '2523',
    gstRate: 18,
    countryOfOrigin: 'India',
    variants: [
      variantDocument({
        ...changes,
        sellingPriceWithGST: price ?? 0,
        sellingPriceWOGST: price === null ? 0 : 100,
        sellingGSTAmount: price === null ? 0 : price - 100,
      }),
    ],
  })
  const { folder, remove } = await catalogueFolder({
    maincategory: [{ id: 'cements', mainCategory_Name: 'Cements', mainCategory_Image: '/cements.svg' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'Cement, OPC', mainCategoryRow: ['cements'] }],
    shops: [
      { id: 'shop', name: 'Structure', mainCategoryRow: ['cements'], specification: { imageUrl: '/s.svg' } },
    ],
    products: [...(price === null ? [] : [cement]), productDocument('putty')],
  })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
}

async function openCustomer(api: TestApi, phone: string): Promise<ContractCustomer> {
  const call = await api.signedIn(phone)
  const post: ContractCustomer['post'] = (path, body, headers = {}) =>
    call(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })
  await post('/api/addresses', deliveryAddress)
  const book = await (await post('/api/addresses', deliveryAddress)).json()
  const [first, second] = (book as { addresses: { id: string }[] }).addresses
  if (first === undefined || second === undefined) throw new Error('the addresses were refused')
  const placeOrder: ContractCustomer['placeOrder'] = (body) =>
    post(
      '/api/orders',
      { addressId: first.id, lines: [cementLine], ...body },
      { 'idempotency-key': freshKey() },
    )
  return {
    phone,
    call,
    post,
    addressIds: [first.id, second.id],
    placeOrder,
    order: async (paymentMode) => {
      const placed = (await (await placeOrder({ paymentMode })).json()) as { orderId: string }
      return placed.orderId
    },
    pay: async (orderId) => {
      const started = await (await post(`/api/orders/${orderId}/payment/start`)).json()
      return (await api.pay((started as { orderId: string }).orderId, 'success'))?.response ?? {}
    },
  }
}
