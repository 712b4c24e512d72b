import { expect } from 'vitest'
import type { Customers } from './order-continuously.ts'

/** Every acknowledged order exists once, and nothing was refused but with 503 and the time to try again. */
export async function expectNothingLost(customers: Customers): Promise<void> {
  await customers.stop()
  const { acknowledged, refusals, withoutRetryAfter } = customers.observations
  const listed = await customers.listedOrders()
  expect([...acknowledged.values()].filter((id) => !listed.includes(id))).toEqual([])
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
  expect(new Set(listed).size).toBe(listed.length)
  expect([...refusals.keys()].filter((refusal) => refusal !== '503 temporarily-unavailable')).toEqual([])
  expect(withoutRetryAfter).toEqual([])
  const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `\n${expect.getState().currentTestName}: ${acknowledged.size} orders acknowledged, 0 lost, 0 doubled; ${refused} requests refused with 503\n`,
  )
}
