import { expect, test } from 'vitest'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { deskForTests } from '../../support/api/desk-api.ts'

const { me, as, order } = await deskForTests()

const open = (seconds = 60) => as('counter').call(`/api/desk/today/events?seconds=${seconds}`)

/** The numbers that come, one event after the other. */
async function* numbersOf(answer: Response): AsyncGenerator<TodayWire> {
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += new TextDecoder().decode(chunk)
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data !== undefined) yield JSON.parse(data) as TodayWire
    }
  }
}

test('[DESK-01] whoever looks is told the numbers at once, and again when an order comes', async () => {
  const answer = await open(6)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const numbers = numbersOf(answer)
  const before = (await numbers.next()).value
  await order()
  const after = (await numbers.next()).value
  expect(after.placedToday.orders).toBe(before.placedToday.orders + 1)
  await numbers.return(undefined)
})

test('[DESK-01] [STAFF-01] the numbers end with the session, before what comes next is told', async () => {
  const numbers = numbersOf(await open())
  await numbers.next()
  expect((await as('counter').call('/api/desk/session', { method: 'DELETE' })).status).toBe(204)
  await order()
  const left: TodayWire[] = []
  for await (const today of numbers) left.push(today)
  expect(left).toEqual([])
})

test('[STAFF-01] shoppers are told nothing', async () => {
  expect((await me.call('/api/desk/today/events')).status).toBe(401)
})
