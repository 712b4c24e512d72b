import { beforeEach, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { REPORT_SECRET } from '../../support/api/test-api.ts'

const { api, as, order, reopen, show } = await deskForTests()
beforeEach(() => api.refuseMessages(false))

const MINUTE_MS = 60_000

const send = async (afterMs = MINUTE_MS): Promise<void> => {
  api.advanceClock(afterMs)
  await api.services.jobs.sendOrderNotifications().catch(() => {})
}
const resend = (orderId: string, about = 'PLACED', role: 'counter' | 'packer' = 'counter') =>
  as(role).post(`/api/desk/orders/${orderId}/messages`, { about })
const message = async (orderId: string, about = 'PLACED') =>
  (await show(orderId)).messages.find((one) => one.about === about)
const report = (reference: string, state: 'sent' | 'delivered' | 'failed') =>
  api.call('/api/messages/twilio/reports', {
    method: 'POST',
    headers: { [REPORT_SECRET]: 'yes' },
    body: { reference, state },
  })

test('[DESK-03] an order shows its messages: queued, sent, delivered or failed as the provider reports', async () => {
  const orderId = await order()
  expect(await message(orderId)).toMatchObject({
    state: 'DUE',
    tries: 0,
    channel: 'sms',
    isResendable: false,
  })
  await send()
  const reference = `message ${api.messages.length}`
  expect(await message(orderId)).toMatchObject({ state: 'SENT', tries: 1, fault: null, isResendable: false })
  await report(reference, 'sent')
  expect(await message(orderId)).toMatchObject({ state: 'SENT' })
  await report(reference, 'delivered')
  expect(await message(orderId)).toMatchObject({ state: 'DELIVERED', at: api.now().toISOString() })
  await report(reference, 'failed')
  expect(await message(orderId)).toMatchObject({ state: 'DELIVERED' })

  const other = await order()
  await send()
  await report(`message ${api.messages.length}`, 'failed')
  expect(await message(other)).toMatchObject({ state: 'FAILED', fault: 'undelivered', isResendable: true })
})

test('[DESK-03] a message that no provider takes is tried six times, failed, and sent again by staff once', async () => {
  api.refuseMessages(true)
  const orderId = await order()
  await send()
  expect(await message(orderId)).toMatchObject({ state: 'DUE', tries: 1, fault: 'refused' })
  for (let tries = 0; tries < 5; tries += 1) await send(17 * MINUTE_MS)
  expect(await message(orderId)).toMatchObject({ state: 'FAILED', tries: 6, fault: 'refused' })

  api.refuseMessages(false)
  await reopen()
  expect(await errorCodeOf(await resend(orderId, 'PLACED', 'packer'))).toBe('not-permitted')
  const before = api.messages.length
  const [first, second] = await Promise.all([resend(orderId), resend(orderId)])
  expect([first.status, second.status]).toEqual([200, 200])
  const shown = (await first.json()) as DeskOrderDetailWire
  expect(shown.messages).toMatchObject([{ about: 'PLACED', state: 'DUE', tries: 0 }])
  await send(0)
  expect(api.messages.length).toBe(before + 1)
  expect(await message(orderId)).toMatchObject({ state: 'SENT', tries: 1, fault: null })
  const resent = (await show(orderId)).changes.filter(({ action }) => action === 'order.message')
  expect(resent).toHaveLength(1)
  expect(await errorCodeOf(await resend(orderId))).toBe('not-resendable')
  expect(await errorCodeOf(await resend(orderId, 'REFUND'))).toBe('not-found')
})

test('[DESK-03] old news is not sent again, and a late report does not fail a newer message', async () => {
  const orderId = await order()
  await send()
  const reference = `message ${api.messages.length}`
  await report(reference, 'failed')
  expect((await resend(orderId)).status).toBe(200)
  await send(0)
  await report(reference, 'failed')
  expect(await message(orderId)).toMatchObject({ state: 'SENT' })
  await report(`message ${api.messages.length}`, 'failed')
  await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
  expect(await errorCodeOf(await resend(orderId))).toBe('not-resendable')
})

test('[DESK-03] a message whose sending was interrupted says that nobody knows', async () => {
  const orderId = await order()
  const interrupt = api.database.queries.updateTable('order_messages').set({ state: 'SENDING' })
  await interrupt.where('order_id', '=', orderId).execute()
  expect(await message(orderId)).toMatchObject({ state: 'SENDING', isResendable: false })
  api.advanceClock(11 * MINUTE_MS)
  expect(await message(orderId)).toMatchObject({
    state: 'FAILED',
    fault: 'interrupted',
    isResendable: true,
  })
})

test('[ORD-08] what leaves before its order was told as placed is told as shipped alone', async () => {
  // what other tests left to send
  await send()
  const orderId = await order()
  await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
  const before = api.messages.length
  await send()
  expect(await message(orderId)).toMatchObject({ state: 'SKIPPED', fault: 'outdated' })
  expect(await message(orderId, 'SHIPPED')).toMatchObject({ state: 'SENT' })
  expect(api.messages.slice(before).map(({ text }) => text)).toEqual([expect.stringContaining('shipped')])
})
