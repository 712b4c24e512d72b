import { expect, test } from 'vitest'
import type { CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { openCustomer } from '../../support/api/order-actions.ts'
import { grant } from '../../support/api/staff-actions.ts'

const { api, as } = await deskForTests()

const list = async (query: string) =>
  (await read<CustomerPageWire>(as('counter').call(`/api/desk/customers?${query}`))).customers

test('[DESK-06] staff who never ordered are listed only when they are searched for, and with their name', async () => {
  const customer = await openCustomer(api, '9760012345')
  await customer.order('COD')
  const clerk = await openCustomer(api, '9760054321')
  const clerkUid = await grant(api, '9760054321', 'counter')
  const driverUid = await grant(api, '9760099999', 'driver')
  const listed = async () => (await list('limit=100')).map(({ phone }) => phone.slice(-10)).toSorted()
  expect(await listed()).toEqual(['9700000001', '9760012345'])
  const toVerify = await list('filter=to-verify&limit=100')
  expect(toVerify.map(({ uid }) => uid)).not.toContain(driverUid)
  expect(await list('q=99999')).toMatchObject([{ uid: driverUid, name: 'driver 99', orders: 0 }])
  expect(await list('q=driv%2099')).toMatchObject([{ uid: driverUid, name: 'driver 99' }])
  const page = await read<CustomerDetailWire>(as('counter').call(`/api/desk/customers/${driverUid}`))
  expect(page.name).toBe('driver 99')
  await clerk.order('COD')
  expect(await listed()).toEqual(['9700000001', '9760012345', '9760054321'])
  expect((await list('limit=100')).find(({ uid }) => uid === clerkUid)).toMatchObject({
    name: 'counter 21',
    orders: 1,
  })
})
