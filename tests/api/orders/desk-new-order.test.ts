import { expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'

const { api, as, me } = await deskForTests()

const body = (more: object) => ({
  phone: '9700000050',
  name: 'Bhola Ram',
  address: deliveryAddress,
  lines: [cementLine],
  paymentMode: 'COD',
  ...more,
})

const place = (more: object = {}, key = freshKey(), role: 'counter' | 'packer' = 'counter') =>
  as(role).call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: body(more),
  })

async function customer(phone: string): Promise<FoundCustomerWire | null> {
  const path = `/api/desk/customers/by-phone?phone=${phone}`
  return (await read<{ customer: FoundCustomerWire | null }>(as('counter').call(path))).customer
}

test('[DESK-04] an order on the phone makes its customer, who is told and finds it after signing in', async () => {
  expect(await customer('9700000050')).toBeNull()
  const placed = await read<DeskOrderDetailWire>(place())
  expect(placed).toMatchObject({ orderStatus: 'PLACED', paymentMode: 'COD', grandTotal: 35_400 })
  expect(placed.customer).toMatchObject({ name: 'Bhola Ram', phone: '+919700000050' })
  expect(placed.history).toMatchObject([{ status: 'PLACED', by: 'store' }])
  expect(placed.changes).toMatchObject([{ action: 'order.place', actor: 'counter 12' }])
  api.advanceClock(31_000)
  await api.runJobs()
  const news = api.messages.filter(({ to }) => to === '+919700000050')
  expect(JSON.stringify(news)).toContain(placed.orderNumber)
  const theirs = await api.signedIn('9700000050')
  const orders = (await (await theirs('/api/orders')).json()) as { orderId: string }[]
  expect(orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
})

test('[DESK-04] the same order sent twice is one, and the same address is kept once', async () => {
  const key = freshKey()
  const [first, second] = await Promise.all([place({}, key), place({}, key)])
  const ids = [
    await read<DeskOrderDetailWire>(Promise.resolve(first)),
    await read<DeskOrderDetailWire>(Promise.resolve(second)),
  ]
  expect(ids[0]?.orderId).toBe(ids[1]?.orderId)
  const found = await customer('9700000050')
  expect(found?.addresses).toHaveLength(1)
  const again = await place({ address: { id: found?.addresses[0]?.id } })
  expect(again.status).toBe(200)
  expect((await customer('9700000050'))?.orders).toBe(3)
})

test('[DESK-04] an order to be paid online waits for its customer, who is sent to the payment', async () => {
  const placed = await read<DeskOrderDetailWire>(place({ phone: '9700000051', paymentMode: 'ONLINE' }))
  expect(placed.orderStatus).toBe('INITIATED')
  await api.runJobs()
  const news = api.messages.filter(({ to }) => to === '+919700000051')
  expect(JSON.stringify(news)).toContain('waits for your payment')
  const theirs = await api.signedIn('9700000051')
  const started = await theirs(`/api/orders/${placed.orderId}/payment/start`, { method: 'POST' })
  const { orderId: providerOrderId } = (await started.json()) as { orderId: string }
  const paid = await api.pay(providerOrderId, 'success')
  const path = `/api/orders/${placed.orderId}/payment`
  expect((await theirs(path, { method: 'POST', body: paid?.response })).status).toBe(200)
  const after = await read<DeskOrderDetailWire>(as('counter').call(`/api/desk/orders/${placed.orderId}`))
  expect(after).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PAID' })
})

test('[STAFF-01] [PRICE-07] [CART-16] prices are the store’s, its limits hold, and only some roles take orders', async () => {
  expect(await errorCodeOf(await place({}, freshKey(), 'packer'))).toBe('not-permitted')
  const dearer = await place({ lines: [{ ...cementLine, seenPrice: '1' }] })
  expect(await dearer.json()).toMatchObject({
    code: 'cart-changed',
    changes: [{ change: 'price', seenPrice: '1', price: '118' }],
  })
  expect((await place({ phone: '12' })).status).toBe(400)
  const foreign = await place({ address: { id: me.addressId } })
  expect(await errorCodeOf(foreign)).toBe('address-not-found')
})

test('[DESK-04] a number of the staff is named as such to whoever takes its order', async () => {
  const staff = await customer('9700000012')
  expect(staff).toMatchObject({ name: null, orders: 0, staffName: 'counter 12' })
  expect(await customer('9700000001')).toMatchObject({ staffName: null })
})

test('[DESK-04] [ORD-09] its invoice names the customer where no other receiver was given', async () => {
  const { address_line1: line, ...rest } = deliveryAddress
  const address = { ...rest, address_line1: { ...line, receiverName: ' ' } }
  const placed = await read<DeskOrderDetailWire>(place({ phone: '9700000058', address }))
  await as('packer').post(`/api/desk/orders/${placed.orderId}/status`, { to: 'SHIPPED' })
  const theirs = await api.signedIn('9700000058')
  const invoice = await (await theirs(`/api/orders/${placed.orderId}/invoice`)).json()
  expect(invoice).toMatchObject({ buyer: { name: 'Bhola Ram' }, deliveryAddress: { name: 'Bhola Ram' } })
})

test('[PAY-08] the law limits cash: an order of two lakh to pay on delivery is taken, and paid in cash only below the limit', async () => {
  const huge = { phone: '9700000059', lines: [{ ...cementLine, quantity: 2_000 }] }
  const placed = await read<DeskOrderDetailWire>(place(huge))
  expect(placed).toMatchObject({ orderStatus: 'PLACED', paymentMode: 'COD', grandTotal: 23_600_000 })
  const move = (more: object) => as('packer').post(`/api/desk/orders/${placed.orderId}/status`, more)
  expect((await move({ to: 'SHIPPED' })).status).toBe(200)
  for (const cash of [{}, { cash: 23_600_000 }, { cash: 20_000_000 }])
    expect(await errorCodeOf(await move({ to: 'DELIVERED', ...cash }))).toBe('cash-limit')
  expect((await move({ to: 'DELIVERED', cash: 0 })).status).toBe(200)
})

test('[PAY-08] an order grows past two lakh at the desk as it may be placed there', async () => {
  const small = { phone: '9700000060', lines: [{ ...cementLine, quantity: 1_600 }] }
  const { orderId, updatedAt: seenAt } = await read<DeskOrderDetailWire>(place(small))
  const edit = { lines: [{ line: 0, quantity: 1_800 }], seenAt }
  const preview = await as('counter').post(`/api/desk/orders/${orderId}/edits/preview`, edit)
  expect(await preview.json()).toMatchObject({ totalAfter: 21_240_000, needsConsent: true })
})

test('[ORD-09] the store is not its own customer: its GSTIN is refused as that of a buyer, whoever orders and offers', async () => {
  const own = { buyerGstin: '06aaacn0000n1zy' }
  expect(await errorCodeOf(await place(own))).toBe('own-gstin')
  const offer = { ...body(own), id: crypto.randomUUID(), paymentMode: undefined }
  expect(await errorCodeOf(await as('counter').post('/api/desk/quotations', offer))).toBe('own-gstin')
  const shopper = { paymentMode: 'ONLINE', addressId: me.addressId, lines: [cementLine], ...own }
  const answer = await me.post('/api/orders', shopper, { 'idempotency-key': freshKey() })
  expect(await errorCodeOf(answer)).toBe('own-gstin')
})
