import { expect, test } from 'vitest'
import type { Language } from '#domain/i18n/language.ts'
import type { CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import type { MergePreviewWire } from '#domain/customers/merge-wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey, openCustomer } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()

const uidOf = async (phone: string): Promise<string> => {
  const page = await read<CustomerPageWire>(as('manager').call(`/api/desk/customers?q=${phone}`))
  return page.customers[0]?.uid ?? ''
}
const show = async (phone: string) =>
  read<CustomerDetailWire>(as('manager').call(`/api/desk/customers/${await uidOf(phone)}`))
const languageOf = async (phone: string): Promise<Language> => (await show(phone)).language

/** Signs a number in from a page in a language, and returns the language of the record that is answered. */
async function signIn(phone: string, language?: string): Promise<unknown> {
  const browser = api.asBrowser()
  await browser.send(phone)
  const code = /\d{6}/.exec(api.messages.at(-1)?.text ?? '')?.[0] ?? ''
  const body = { phone, code, ...(language !== undefined && { language }) }
  const answer = await browser.call('/api/session', { method: 'POST', body })
  api.advanceClock(60_000)
  return ((await answer.json()) as { partner?: { language: unknown } }).partner?.language
}

test('[DESK-06] a customer has the language of the page on which they last signed in', async () => {
  expect(await signIn('9761000001')).toBe('en')
  expect(await signIn('9761000001', 'hi')).toBe('hi')
  expect(await languageOf('9761000001')).toBe('hi')
  expect(await signIn('9761000001')).toBe('en')
  expect(await languageOf('9761000001')).toBe('en')
  expect(await signIn('9761000001', 'xx')).toBeUndefined()
})

test('[DESK-06] staff set the language of a customer, which is in their history and in their data', async () => {
  const phone = '9761000002'
  const me = await openCustomer(api, phone)
  const path = `/api/desk/customers/${await uidOf(phone)}/language`
  expect((await as('counter').post(path, { language: 'hi' })).status).toBe(200)
  expect((await as('counter').post(path, { language: 'hi' })).status).toBe(200)
  const { language, changes } = await show(phone)
  expect(language).toBe('hi')
  expect(changes.filter(({ action }) => action === 'customer.language')).toMatchObject([
    { changes: [{ field: 'language', before: 'en', after: 'hi' }] },
  ])
  expect(await errorCodeOf(await as('packer').post(path, { language: 'en' }))).toBe('not-permitted')
  const { partner } = await read<PersonalDataWire>(me.call('/api/account/data'))
  expect(partner).toMatchObject({ language: 'hi' })
})

test('[DESK-04] an order at the counter sets the language of its customer, and leaves it where nothing is said', async () => {
  const phone = '9761000003'
  const body = { phone, address: deliveryAddress, lines: [cementLine], paymentMode: 'COD' }
  const place = (more: object) =>
    as('counter').call('/api/desk/orders', {
      method: 'POST',
      body: { ...body, ...more },
      headers: { 'idempotency-key': freshKey() },
    })
  expect((await place({ language: 'hi' })).status).toBe(200)
  expect((await place({})).status).toBe(200)
  const found = await read<{ customer: unknown }>(
    as('counter').call(`/api/desk/customers/by-phone?phone=${phone}`),
  )
  expect(found.customer).toMatchObject({ language: 'hi' })
})

test('[DESK-06] of two customers who are merged the one who stays keeps their language', async () => {
  await signIn('9761000004')
  await signIn('9761000005', 'hi')
  await as('manager').prove()
  const [keep, other] = [await uidOf('9761000004'), await uidOf('9761000005')]
  const path = `/api/desk/customers/${keep}/merge`
  const { seen } = await read<MergePreviewWire>(as('manager').call(`${path}?phone=9761000005`))
  expect((await as('manager').post(path, { other, keep, seen })).status).toBe(200)
  expect(await languageOf('9761000004')).toBe('en')
})

test('[ORD-09] an invoice is issued in the language of its customer, and keeps it', async () => {
  const phone = '9761000006'
  const me = await openCustomer(api, phone)
  const path = `/api/desk/customers/${await uidOf(phone)}/language`
  const { orderId } = await me.order('COD')
  expect((await as('counter').post(path, { language: 'hi' })).status).toBe(200)
  await api.services.operator.changeOrderStatus('ravi', {
    orderId: String(orderId),
    to: 'SHIPPED',
    note: null,
  })
  expect((await as('counter').post(path, { language: 'en' })).status).toBe(200)
  expect(await me.json(`/api/orders/${String(orderId)}/invoice`)).toMatchObject({
    language: 'hi',
    amountInWords: 'तीन सौ चौवन रुपये मात्र',
  })
  const pdf = await me.call(`/api/orders/${String(orderId)}/invoice.pdf`)
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('/Lang (hi-IN)')
})
