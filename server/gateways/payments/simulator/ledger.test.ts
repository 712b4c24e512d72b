import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSimulator } from '../../../../tests/support/api/payment-actions.ts'
import { until } from '../../../../tests/support/process/until.ts'

let simulator: Awaited<ReturnType<typeof openTestSimulator>>
beforeEach(async () => {
  simulator = await openTestSimulator()
})
afterEach(() => simulator.close())

test('[PAY-04] what a killed process has written is there for the next one', async () => {
  const order = await simulator.order()
  const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'create-simulator.ts')).href
  const options = { ...simulator.keys, dataFile: path.join(simulator.folder, 'simulator.sqlite'), pollMs: 0 }
  const body = JSON.stringify({ order_id: order, outcome: 'success' })
  const { signal } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { createSimulator } = await import(${JSON.stringify(moduleUrl)})
     const { app } = createSimulator({ ...${JSON.stringify(options)}, now: () => new Date(${simulator.state.at}) })
     const headers = { 'content-type': 'application/json' }
     await app.request('/window/pay', { method: 'POST', headers, body: ${JSON.stringify(body)} })
     process.kill(process.pid, 'SIGKILL')`,
  ])
  expect(signal).toBe('SIGKILL')
  expect(await simulator.provider.fetchPayments(order)).toMatchObject([{ state: 'captured' }])
  await simulator.pass(1)
  expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
})

test('two processes share the ledger: an order is paid once, a webhook is delivered once', async () => {
  const other = await openTestSimulator({ on: simulator.folder })
  const order = await simulator.order()
  await Promise.all([simulator.pay(order, 'success'), other.pay(order, 'success')])
  expect(await other.provider.fetchPayments(order)).toHaveLength(1)
  await Promise.all([simulator.pass(1), other.pass(1)])
  expect([...simulator.events(), ...other.events()].toSorted()).toEqual(['order.paid', 'payment.captured'])
  await other.close()
})

test('a late capture is made by any running process', async () => {
  const other = await openTestSimulator({ on: simulator.folder })
  const order = await other.order()
  await other.pay(order, 'slow-success')
  await other.close()
  await simulator.pass(5)
  expect(simulator.events()).toEqual(['payment.captured', 'order.paid'])
})

test('[PAY-04] a rejected webhook is retried with growing delays, and finally given up', async () => {
  await simulator.pay(await simulator.order(), 'failure')
  simulator.state.refuses = 6
  await simulator.pass(1)
  for (const delay of [1, 5, 20, 60, 300]) {
    await simulator.pass(delay - 0.5)
    await simulator.pass(0.5)
  }
  expect(simulator.state.refuses).toBe(0)
  await simulator.pass(100_000)
  expect(simulator.heard).toEqual([])
})

test('[PAY-04] a rejected webhook is delivered again with the same id and body', async () => {
  const seen: string[] = []
  const other = await openTestSimulator({
    on: simulator.folder,
    deliver: async (body, headers) => {
      seen.push(`${headers['x-razorpay-event-id']} ${body}`)
      throw new Error('the store is closed')
    },
  })
  await other.pay(await other.order(), 'failure')
  await other.pass(1)
  await other.close()
  await simulator.pass(2)
  expect(simulator.heard.map(({ id, body }) => `${id} ${body}`)).toEqual(seen)
})

test('[PAY-04] a webhook whose process died during delivery is delivered by another one', async () => {
  const delivery = Promise.withResolvers<undefined>()
  const hanging = await openTestSimulator({ on: simulator.folder, deliver: () => delivery.promise })
  await hanging.pay(await hanging.order(), 'failure')
  const running = hanging.pass(1)
  await simulator.pass(29)
  expect(simulator.heard).toEqual([])
  await simulator.pass(2)
  expect(simulator.events()).toEqual(['payment.failed'])
  delivery.resolve(undefined)
  await running
  await hanging.close()
})

test('it delivers due webhooks by polling', async () => {
  const polling = await openTestSimulator({ pollMs: 5 })
  await polling.pay(await polling.order(), 'failure')
  polling.state.at += 1_000
  expect(await until('the webhook', () => polling.heard[0])).toMatchObject({ event: 'payment.failed' })
  await polling.close()
})
