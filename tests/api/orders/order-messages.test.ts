import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderApi, type Customer } from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let phone = 9_860_000_000

const DAY_MS = 24 * 3_600_000

beforeAll(async () => {
  orderApi = await openOrderApi(118, {
    ORDER_MESSAGES_PER_DAY: '8',
    ORDER_MESSAGES_PER_DAY_TO_CUSTOMER: '3',
  })
})
afterAll(() => orderApi.api.close())
beforeEach(() => {
  orderApi.api.advanceClock(DAY_MS)
})

const newCustomer = (): Promise<Customer> => orderApi.customer(String((phone += 1)))

/** How many messages a customer gets for so many orders. */
async function messagesFor(customer: Customer, orders: number): Promise<number> {
  for (let count = 0; count < orders; count += 1) await customer.order('COD')
  orderApi.api.messages.length = 0
  orderApi.api.advanceClock(60_000)
  await orderApi.api.services.jobs.sendOrderNotifications()
  return orderApi.api.messages.length
}

test('[SAFE-01] messages about orders have a limit for one customer and for the store, and none is sent late', async () => {
  const [one, other, third] = [await newCustomer(), await newCustomer(), await newCustomer()]
  expect(await messagesFor(one, 5)).toBe(3)
  expect(await messagesFor(other, 3)).toBe(3)
  expect(await messagesFor(third, 3)).toBe(2)
  // what was skipped is old news tomorrow
  orderApi.api.advanceClock(DAY_MS)
  expect(await messagesFor(one, 0)).toBe(0)
  expect(await messagesFor(one, 5)).toBe(3)
})

test('[SAFE-01] the shopkeeper is warned when half and four fifths of the messages of a day are sent, once a day', async () => {
  const subjects = async (customer: Customer, orders: number): Promise<string[]> => {
    const before = orderApi.api.warnings.length
    await messagesFor(customer, orders)
    return orderApi.api.warnings.slice(before).map(({ subject }) => subject)
  }
  const [one, other, third] = [await newCustomer(), await newCustomer(), await newCustomer()]
  expect(await subjects(one, 3)).toEqual([])
  expect(await subjects(other, 2)).toEqual(['order-messages, 50 %'])
  expect(await subjects(third, 3)).toEqual(['order-messages, 80 %'])
  orderApi.api.advanceClock(DAY_MS + 3_600_000)
  expect(await subjects(one, 3)).toEqual([])
  expect(await subjects(other, 3)).toEqual(['order-messages, 50 %'])
})

test('[SAFE-01] an active partner gets messages for the orders of many customers', async () => {
  const partner = await newCustomer()
  await orderApi.api.database.queries
    .updateTable('partners')
    .set({ active: true })
    .where('phone', '=', `+91${phone}`)
    .execute()
  expect(await messagesFor(partner, 7)).toBe(7)
})

test('[SAFE-01] messages that a wrong clock dated ahead do not use up the limit', async () => {
  const customer = await newCustomer()
  orderApi.api.advanceClock(30 * DAY_MS)
  expect(await messagesFor(customer, 5)).toBe(3)
  orderApi.api.advanceClock(-30 * DAY_MS)
  expect(await messagesFor(customer, 5)).toBe(3)
})

test('[SAFE-01] login codes do not use up the messages about orders', async () => {
  const customer = await newCustomer()
  for (let count = 0; count < 9; count += 1) await newCustomer()
  expect(await messagesFor(customer, 2)).toBe(2)
})
