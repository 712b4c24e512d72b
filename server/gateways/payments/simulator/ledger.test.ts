import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPaymentDesk } from '../../../../tests/support/api/payment-actions.ts'
import { until } from '../../../../tests/support/process/until.ts'

let desk: Awaited<ReturnType<typeof openPaymentDesk>>
beforeEach(async () => {
  desk = await openPaymentDesk()
})
afterEach(() => desk.close())

test('[PAY-04] what a process has written before it was killed is there for the next one', async () => {
  const order = await desk.order()
  const simulator = pathToFileURL(path.join(import.meta.dirname, 'create-simulator.ts')).href
  const options = { ...desk.keys, dataFile: path.join(desk.folder, 'simulator.sqlite'), beatMs: 0 }
  const body = JSON.stringify({ order_id: order, outcome: 'success' })
  const { signal } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { createSimulator } = await import(${JSON.stringify(simulator)})
     const { app } = createSimulator({ ...${JSON.stringify(options)}, now: () => new Date(${desk.state.at}) })
     const headers = { 'content-type': 'application/json' }
     await app.request('/window/pay', { method: 'POST', headers, body: ${JSON.stringify(body)} })
     process.kill(process.pid, 'SIGKILL')`,
  ])
  expect(signal).toBe('SIGKILL')
  expect(await desk.provider.fetchPayments(order)).toMatchObject([{ state: 'captured' }])
  await desk.pass(1)
  expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
})

test('two processes share the books: one order is paid once, one webhook is brought once', async () => {
  const other = await openPaymentDesk({ on: desk.folder })
  const order = await desk.order()
  await Promise.all([desk.pay(order, 'success'), other.pay(order, 'success')])
  expect(await other.provider.fetchPayments(order)).toHaveLength(1)
  await Promise.all([desk.pass(1), other.pass(1)])
  expect([...desk.events(), ...other.events()].toSorted()).toEqual(['order.paid', 'payment.captured'])
  await other.close()
})

test('a payment that is captured late is captured by whichever process lives then', async () => {
  const other = await openPaymentDesk({ on: desk.folder })
  const order = await other.order()
  await other.pay(order, 'slow-success')
  await other.close()
  await desk.pass(5)
  expect(desk.events()).toEqual(['payment.captured', 'order.paid'])
})

test('[PAY-04] a webhook that the store does not take comes again after growing pauses, and some day no more', async () => {
  await desk.pay(await desk.order(), 'failure')
  desk.state.refuses = 6
  await desk.pass(1)
  for (const pause of [1, 5, 20, 60, 300]) {
    await desk.pass(pause - 0.5)
    await desk.pass(0.5)
  }
  expect(desk.state.refuses).toBe(0)
  await desk.pass(100_000)
  expect(desk.heard).toEqual([])
})

test('[PAY-04] a webhook that was refused is taken the next time, with the same id and body', async () => {
  const seen: string[] = []
  const other = await openPaymentDesk({
    on: desk.folder,
    deliver: async (body, headers) => {
      seen.push(`${headers['x-razorpay-event-id']} ${body}`)
      throw new Error('the store is closed')
    },
  })
  await other.pay(await other.order(), 'failure')
  await other.pass(1)
  await other.close()
  await desk.pass(2)
  expect(desk.heard.map(({ id, body }) => `${id} ${body}`)).toEqual(seen)
})

test('[PAY-04] a webhook whose bearer died on the way is brought by another one', async () => {
  const bearer = Promise.withResolvers<undefined>()
  const silent = await openPaymentDesk({ on: desk.folder, deliver: () => bearer.promise })
  await silent.pay(await silent.order(), 'failure')
  const underWay = silent.pass(1)
  await desk.pass(29)
  expect(desk.heard).toEqual([])
  await desk.pass(2)
  expect(desk.events()).toEqual(['payment.failed'])
  bearer.resolve(undefined)
  await underWay
  await silent.close()
})

test('left to itself it brings what is due', async () => {
  const beating = await openPaymentDesk({ beatMs: 5 })
  await beating.pay(await beating.order(), 'failure')
  beating.state.at += 1_000
  expect(await until('the webhook', () => beating.heard[0])).toMatchObject({ event: 'payment.failed' })
  await beating.close()
})
