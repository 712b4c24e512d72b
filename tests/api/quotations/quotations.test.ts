import { describe, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { QuotationPageWire, SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress } from '../../support/api/order-actions.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'

const { api, as, reopen, show } = await deskForTests()

let phones = 9_700_000_100

const offer = (more: object = {}) => ({
  id: crypto.randomUUID(),
  phone: String((phones += 1)),
  name: 'Bhola Ram',
  address: deliveryAddress,
  lines: [{ product: 'cementVariant[0]', quantity: 4, variantUid: 'v1' }],
  ...more,
})

const save = (body: object = offer()) => as('counter').post('/api/desk/quotations', body)
const saved = (body: object = offer()) => read<SavedQuotationWire>(save(body))

const guest = api.asBrowser()
const look = (link: string) =>
  read<QuotationViewWire>(guest.call(link.replace('/quotation', '/api/quotations')))
const answer = (link: string, given: string) =>
  guest.call(link.replace('/quotation', '/api/quotations'), { method: 'POST', body: { answer: given } })
const pay = (link: string, path: '' | '/start', body?: object) =>
  guest.call(`${link.replace('/quotation', '/api/quotations')}/payment${path}`, {
    method: 'POST',
    ...(body !== undefined && { body }),
  })
const uidOf = async ({ customer }: SavedQuotationWire['quotation']): Promise<string> => {
  const found = `/api/desk/customers?q=${customer.phone.slice(-10)}`
  return (await read<{ customers: { uid: string }[] }>(as('owner').call(found))).customers[0]?.uid ?? ''
}
const codeOf = async (response: Promise<Response>) => errorCodeOf(await response)

async function sellAt(rupees: number): Promise<void> {
  const variant = variantDocument({
    sellingPriceWithGST: rupees,
    sellingPriceWOGST: 100,
    sellingGSTAmount: rupees - 100,
    comissionAmount: 7,
  })
  const product = productDocument('cement', { hsn: '2523', gstRate: 18, variants: [variant] })
  const { folder, remove } = await catalogueFolder({ products: [product] })
  await api.services.catalogue.importFolder({ folder, confirmPrices: true })
  await remove()
}

describe('a quotation', () => {
  test('[LANG-01] [DESK-04] of somebody who reads Hindi has a link to the page in Hindi, another one too', async () => {
    const { quotation, link } = await saved(offer({ language: 'hi' }))
    expect(link).toMatch(/^\/hi\/quotation\/[\w-]{20,}$/)
    const renewed = await read<{ link: string }>(
      as('counter').post(`/api/desk/quotations/${quotation.id}/link`, {}),
    )
    expect(renewed.link).toMatch(/^\/hi\/quotation\/[\w-]{20,}$/)
    expect(renewed.link).not.toBe(link)
    expect((await saved()).link).toMatch(/^\/quotation\//)
  })

  test('[DESK-04] holds its prices, names no person, and becomes one order however often it is accepted', async () => {
    const { quotation, link } = await saved()
    expect(quotation).toMatchObject({ state: 'OPEN', total: 47_200, customer: { name: 'Bhola Ram' } })
    await sellAt(150)
    const shown = await look(link)
    expect(shown).toMatchObject({
      state: 'OPEN',
      total: 47_200,
      lines: [{ quantity: 4, price: toPrice(118) }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/Bhola|MG Road|97000/)
    const twice = await Promise.all([answer(link, 'accept'), answer(link, 'accept')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await answer(link, 'accept')).status).toBe(200)
    const after = await look(link)
    expect(after.state).toBe('ACCEPTED')
    const orders = await read<{ orders: { orderId: string; orderNumber: string }[] }>(
      as('counter').call(`/api/desk/orders?q=${quotation.customer.phone.slice(-10)}`),
    )
    expect(orders.orders.map(({ orderNumber }) => orderNumber)).toEqual([after.orderNumber])
    const placed = await show(orders.orders[0]?.orderId ?? '')
    expect(placed).toMatchObject({ grandTotal: 47_200, paymentMode: 'COD', orderStatus: 'PLACED' })
    expect(placed.shippingAddress).toMatchObject({ street: 'MG Road' })
    expect(placed.history).toMatchObject([{ status: 'PLACED', by: 'you' }])
    expect(await codeOf(answer(link, 'decline'))).toBe('edit-conflict')
    await sellAt(118)
  })

  test('[DESK-04] is a PDF at the desk and by its link, until somebody is taken out of it', async () => {
    const { quotation, link } = await saved()
    const ofLink = await guest.call(`${link.replace('/quotation', '/api/quotations')}/quotation.pdf`)
    const ofDesk = await as('counter').call(`/api/desk/quotations/${quotation.id}/quotation.pdf`)
    for (const answered of [ofLink, ofDesk]) {
      expect(answered.headers.get('content-type')).toBe('application/pdf')
      expect(answered.headers.get('content-disposition')).toContain(`quotation-${quotation.number}.pdf`)
      expect((await answered.text()).slice(0, 5)).toBe('%PDF-')
    }
    const { queries } = api.database
    await queries.updateTable('quotations').set({ content: null }).where('id', '=', quotation.id).execute()
    expect(await codeOf(as('counter').call(`/api/desk/quotations/${quotation.id}/quotation.pdf`))).toBe(
      'not-found',
    )
  })

  test('[DESK-04] [PAY-03] is paid online by its link, for somebody who may not pay in cash; the window is told no person', async () => {
    const { quotation, link } = await saved()
    const uid = await uidOf(quotation)
    await as('owner').post(`/api/desk/customers/${uid}/block`, {
      revision: 0,
      block: { level: 'CASH', reason: 'x' },
    })
    expect(await codeOf(answer(link, 'accept'))).toBe('cash-blocked')
    expect(await look(link)).toMatchObject({ state: 'OPEN' })
    expect(await codeOf(pay(link, '/start'))).toBe('nothing-to-pay')
    const waiting = await read<QuotationViewWire>(answer(link, 'pay'))
    expect(waiting).toMatchObject({ state: 'ACCEPTED', payment: 'WAITING' })
    const session = await read<PaymentSession>(pay(link, '/start'))
    expect(session).toMatchObject({ amount: 47_200, prefill: { name: '', email: '', contact: '' } })
    const forged = { razorpay_payment_id: 'pay_1', razorpay_signature: 'no' }
    expect(await codeOf(pay(link, '', { callback: forged }))).toBe('payment-not-genuine')
    expect(await read(pay(link, '', { callback: null }))).toMatchObject({ payment: 'WAITING' })
    const callback = (await api.pay(session.orderId, 'success'))?.response
    expect(await read(pay(link, '', { callback }))).toMatchObject({
      payment: 'PAID',
      orderNumber: waiting.orderNumber,
    })
  })

  test('[DESK-04] [PAY-06] that nobody paid is open again at its prices, and makes another order', async () => {
    const { link } = await saved()
    const first = await read<QuotationViewWire>(answer(link, 'pay'))
    await pay(link, '/start')
    api.advanceClock(31 * 60_000)
    await api.runJobs()
    expect(await look(link)).toMatchObject({ state: 'OPEN', payment: 'LAPSED', orderNumber: null })
    const second = await read<QuotationViewWire>(answer(link, 'accept'))
    expect(second).toMatchObject({ state: 'ACCEPTED', payment: null })
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect((await read<QuotationViewWire>(answer(link, 'accept'))).orderNumber).toBe(second.orderNumber)
  })

  test('[DESK-04] is declined, cancelled, or expires: then the shop is asked for the prices of today', async () => {
    const first = await saved()
    await answer(first.link, 'decline')
    expect(await look(first.link)).toMatchObject({ state: 'DECLINED' })
    expect(await codeOf(answer(first.link, 'accept'))).toBe('edit-conflict')
    for (const act of ['cancel', 'link']) {
      const late = await as('manager').post(`/api/desk/quotations/${first.quotation.id}/${act}`, {})
      expect(await late.json()).toMatchObject({
        code: 'edit-conflict',
        changedBy: expect.stringMatching(/^customer/),
        changedAt: expect.any(String),
      })
    }

    const second = await saved()
    await as('manager').post(`/api/desk/quotations/${second.quotation.id}/cancel`, {})
    expect(await codeOf(answer(second.link, 'accept'))).toBe('edit-conflict')

    const third = await saved(offer({ days: 2 }))
    expect(await codeOf(answer(third.link, 'ask'))).toBe('edit-conflict')
    api.advanceClock(49 * 3_600_000)
    await reopen()
    expect(await look(third.link)).toMatchObject({ state: 'EXPIRED', isRequested: false })
    expect(await codeOf(answer(third.link, 'accept'))).toBe('edit-conflict')
    expect(await read(answer(third.link, 'ask'))).toMatchObject({ isRequested: true })
    const { quotations } = await read<QuotationPageWire>(
      as('counter').call('/api/desk/quotations?state=EXPIRED'),
    )
    expect(quotations).toMatchObject([{ number: third.quotation.number, isRequested: true }])
  })

  test('[DESK-04] accepted and cancelled at once is one of the two', async () => {
    const { quotation, link } = await saved()
    await Promise.all([
      answer(link, 'accept'),
      as('manager').post(`/api/desk/quotations/${quotation.id}/cancel`, {}),
    ])
    const { state, orderNumber } = await look(link)
    expect([state, orderNumber === null]).toEqual(
      state === 'ACCEPTED' ? ['ACCEPTED', false] : ['CANCELLED', true],
    )
  })

  test('[DESK-04] keeps no token, ends a link with the next, and is saved once', async () => {
    const body = offer()
    const { quotation, link } = await saved(body)
    const again = await saved(body)
    expect(again.quotation.number).toBe(quotation.number)
    expect(await codeOf(guest.call(link.replace('/quotation', '/api/quotations')))).toBe('not-found')
    const stored = await api.database.queries.selectFrom('quotations').selectAll().execute()
    expect(stored.filter(({ id }) => id === body.id)).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(again.link.split('/').at(-1))
    const { link: next } = await read<{ link: string }>(
      as('counter').post(`/api/desk/quotations/${quotation.id}/link`, {}),
    )
    expect(await look(next)).toMatchObject({ number: quotation.number })
    expect(await codeOf(guest.call(again.link.replace('/quotation', '/api/quotations')))).toBe('not-found')
    await as('manager').post(`/api/desk/quotations/${quotation.id}/cancel`)
    const late = await as('counter').post(`/api/desk/quotations/${quotation.id}/link`, {})
    expect(await late.json()).toMatchObject({
      code: 'edit-conflict',
      changedBy: expect.stringMatching(/^manager/),
    })
  })

  test('[DESK-04] [SAFE-06] is in what its customer downloads', async () => {
    const body = offer()
    const { quotation } = await saved(body)
    const theirs = await api.signedIn(body.phone)
    const data = await (await theirs('/api/account/data')).text()
    expect(data).toContain(quotation.number)
  })
})

test('[DESK-04] [CART-16] an offer is made at the prices that whoever makes it has seen, or not at all', async () => {
  const at = (seenPrice: string) =>
    save(offer({ lines: [{ product: 'cementVariant[0]', quantity: 4, variantUid: 'v1', seenPrice }] }))
  expect(await errorCodeOf(await at('99'))).toBe('cart-changed')
  const { lines } = (await saved()).quotation
  expect(lines).toMatchObject([{ price: toPrice(118) }])
  expect((await at('118')).status).toBe(200)
})
