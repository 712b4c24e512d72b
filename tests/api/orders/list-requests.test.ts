import { expect, test } from 'vitest'
import type { ListRequestsWire, ListRequestWire } from '#domain/list-requests/wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { openCustomer } from '../../support/api/order-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { api, as } = await deskForTests()
const list = async (state = 'open') =>
  (await read<ListRequestsWire>(as('counter').call(`/api/desk/list-requests?state=${state}`))).requests
const waiting = async () => (await read<TodayWire>(as('counter').call('/api/desk/today'))).listRequests

let phones = 9_860_000_000
const customer = () => openCustomer(api, String((phones += 1)))

test('[QO-08] lines that were not found reach the desk with words and phone, wait on Today, and are answered', async () => {
  const me = await customer()
  const before = await waiting()
  const text = 'solar panel 540w - 6\nroof ladder 3'
  expect((await me.post('/api/quick-order/requests', { text: `  ${text}\n` })).status).toBe(204)
  // a double tap sends it once
  expect((await me.post('/api/quick-order/requests', { text })).status).toBe(204)
  expect(await waiting()).toBe(before + 1)
  const sent = (await list()).filter((each) => each.text === text)
  expect(sent).toMatchObject([{ customer: { phone: `+91${phones}` }, answeredAt: null }])
  const [{ id } = { id: '' }] = sent
  const path = `/api/desk/list-requests/${id}`
  expect(await read<ListRequestWire>(as('counter').call(path))).toMatchObject({ text })
  const answer = (isAnswered: boolean) =>
    read<ListRequestWire>(as('counter').post(`${path}/answer`, { isAnswered }))
  expect((await answer(true)).answeredBy).not.toBeNull()
  expect(await waiting()).toBe(before)
  expect((await list()).map((each) => each.id)).not.toContain(id)
  expect((await list('answered')).map((each) => each.id)).toContain(id)
  expect(await answer(false)).toMatchObject({ answeredAt: null, answeredBy: null })
  expect(await waiting()).toBe(before + 1)
})

test('[QO-08] who is not signed in is asked to, and nobody fills the list', async () => {
  const send = (call: typeof api.call, text: string) =>
    call('/api/quick-order/requests', { method: 'POST', body: { text } })
  expect((await send(api.call, 'ladder')).status).toBe(401)
  const me = await customer()
  for (const text of ['', ' \n ', 'x'.repeat(20_001)]) expect((await send(me.call, text)).status).toBe(400)
  const statuses: number[] = []
  for (let each = 0; each < 7; each += 1) statuses.push((await send(me.call, `ladder ${each}`)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  // what was answered makes room, until the day's number is reached
  for (const { id, customer: of } of await list())
    if (of.phone?.endsWith(String(phones)) === true)
      await as('owner').post(`/api/desk/list-requests/${id}/answer`, { isAnswered: true })
  expect((await send(me.call, 'ladder again')).status).toBe(204)
})
