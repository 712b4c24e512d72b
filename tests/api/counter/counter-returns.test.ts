import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'
import { cementRow, cementStock, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

type Back = {
  readonly as?: 'owner' | 'counter'
  readonly method?: string | null | undefined
  readonly putBack?: boolean
  readonly references?: Readonly<Record<string, string>>
}

const { api, as, show } = await deskForTests()

const sell = (quantity: number, method = 'CASH') =>
  read<CounterSaleWire>(
    as('counter').call('/api/desk/counter/sales', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { lines: [{ ...cementLine, quantity }], seenTotal: quantity * 11_800, method },
    }),
  )

const takeBack = (orderId: string, quantity: number, { as: role = 'owner', ...more }: Back = {}) =>
  as(role).post(`/api/desk/orders/${orderId}/returns`, {
    lines: [{ line: 0, quantity }],
    reason: 'Returned at the counter',
    ...more,
  })

const inTill = async () => (await read<CashDayWire>(as('owner').call('/api/desk/cash'))).inTill

test('[COUNTER-03] what comes back has a credit note, goes into stock if it is whole, and its money leaves as it came', async () => {
  await as('owner').prove()
  await track(as('owner'))
  await enter(as('owner'), 'count', { quantity: 100, seen: [{ ...cementStock, onHand: 0 }] })
  const before = await inTill()
  const { orderId } = await sell(5)
  expect(await errorCodeOf(await takeBack(orderId, 1, { as: 'counter' }))).toBe('not-permitted')
  expect((await takeBack(orderId, 2, { putBack: true })).status).toBe(200)
  expect((await takeBack(orderId, 1)).status).toBe(200)
  expect(await errorCodeOf(await takeBack(orderId, 3))).toBe('invalid-input')
  const order = await show(orderId)
  expect(order.reductions).toMatchObject([
    { givenBack: 23_600, method: 'CASH' },
    { givenBack: 11_800, method: 'CASH' },
  ])
  expect(order.reductions.every(({ creditNote }) => creditNote !== null)).toBe(true)
  expect((await inTill()) - before).toBe(2 * 11_800)
  const { levels } = await cementRow(as('owner'))
  expect(levels).toContainEqual({ placeId: 'yard', onHand: 97, reserved: 0 })
  expect(await findStockErrors(api.database.queries)).toEqual([])

  const byCard = await sell(2, 'CARD')
  await takeBack(byCard.orderId, 1)
  expect((await show(byCard.orderId)).reductions).toMatchObject([{ givenBack: 11_800, method: 'CARD' }])
  expect((await inTill()) - before).toBe(2 * 11_800)
})

test('[COUNTER-01] [COUNTER-03] after any mixture of sales and returns the money is what the documents come to', async () => {
  await as('owner').prove()
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const answers: number[] = []
  const sold: { orderId: string; left: number }[] = []
  for (let round = 0; round < 30; round += 1) {
    const one = sold[random(Math.max(1, sold.length))]
    if (one !== undefined && one.left > 0 && random(2) === 0) {
      const quantity = 1 + random(one.left)
      const method = (['CASH', 'UPI', 'CARD', null] as const)[random(4)]
      const references = { UPI: `R${round}` }
      answers.push((await takeBack(one.orderId, quantity, { method, references })).status)
      one.left -= quantity
    } else {
      const quantity = 1 + random(9)
      const { orderId } = await sell(quantity, ['CASH', 'UPI', 'CARD'][random(3)])
      sold.push({ orderId, left: quantity })
    }
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await balances()).toEqual([])
})

/** The sales whose money is not what their documents come to. */
async function balances(): Promise<unknown[]> {
  const { rows } = await sql`
    select order_number from orders
    where counter is not null and
      (select sum(amount) from receipts where receipts.order_id = orders.order_id)
      - (select coalesce(sum(given_back), 0) from order_changes where order_changes.order_id = orders.order_id)
      <> (select sum((document -> 'totals' ->> 'grandTotal')::bigint * case kind when 'invoice' then 1 else -1 end)
        from tax_documents where tax_documents.order_id = orders.order_id)`.execute(api.database.queries)
  return rows
}
