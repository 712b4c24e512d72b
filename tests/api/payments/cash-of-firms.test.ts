import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { istDay } from '#domain/time/ist-day.ts'
import { accountActions } from '../../support/api/account-actions.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

/** 800 bags are ₹94,400: two on one day stay below two lakh rupees, three pass it. */
const lines = [{ ...cementLine, quantity: 800 }]
const TOTAL = 9_440_000
const FIRM = '07AAGFF2194N1Z1'
/** The same firm, registered in Haryana. */
const BRANCH = '06AAGFF2194N1Z3'

const desk = await deskForTests()
const { api, as } = desk
const { open } = accountActions(desk)
const { newBuyer, create, join } = firmActions(api)

/** Lets the day end, and staff open the desk again. */
async function nextDay(): Promise<void> {
  api.advanceClock(24 * 3_600_000)
  await desk.reopen()
}

async function shipped(me: FirmBuyer, more: Body): Promise<string> {
  const { orderId } = await me.order('COD', { lines, ...more })
  await as('owner').post(`/api/desk/orders/${String(orderId)}/status`, { to: 'SHIPPED' })
  return String(orderId)
}
const deliver = (orderId: string, more: Body = {}) =>
  as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'DELIVERED', ...more })
const paid = async (me: FirmBuyer, more: Body) => deliver(await shipped(me, more))
const outcome = async (answer: Promise<Response>) => {
  const given = await answer
  return given.ok ? 'taken' : errorCodeOf(given)
}
const sell = (more: Body) =>
  as('counter').call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { lines, seenTotal: TOTAL, method: 'CASH', name: 'Gupta & Sons', address: delhi, ...more },
  })
const haryana = { line: '4 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }
const delhi = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
const receive = (accountId: string, amount: number) =>
  as('manager').post(`/api/desk/credit-accounts/${accountId}/receipts`, {
    id: randomUUID(),
    amount,
    method: 'CASH',
    day: istDay(api.now()),
    allot: 'none',
  })

test('[PAY-08] cash of a firm counts together, whoever of its people hands it over, and apart from their own', async () => {
  const [owner, engineer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: engineer })
  const firm = { id }
  expect(await outcome(paid(owner, { firm }))).toBe('taken')
  expect(await outcome(paid(engineer, { firm }))).toBe('taken')
  const third = await shipped(engineer, { firm })
  const refused = await deliver(third)
  expect(await refused.json()).toMatchObject({ code: 'cash-limit', limit: 20_000_000, today: 2 * TOTAL })
  // what the engineer buys for their own house is their own money, and that of another firm is the other's
  expect(await outcome(paid(engineer, {}))).toBe('taken')
  expect(await outcome(paid(engineer, { buyerGstin: '27AAPFU0939F1ZV' }))).toBe('taken')
  expect(await outcome(deliver(third, { cash: 0 }))).toBe('taken')
  await nextDay()
  expect(await outcome(paid(engineer, { firm }))).toBe('taken')
})

test('[PAY-08] cash on account, at the door and at the counter is one sum, for all registrations of a firm', async () => {
  await nextDay()
  const owner = await newBuyer()
  const id = await create(owner)
  const accountId = await open({ kind: 'firm', id })
  expect(await outcome(paid(owner, { firm: { id } }))).toBe('taken')
  expect(await outcome(sell({ gstin: BRANCH, address: haryana }))).toBe('taken')
  const left = 20_000_000 - 2 * TOTAL - 1
  expect(await outcome(receive(accountId, left + 1))).toBe('cash-limit')
  expect(await outcome(receive(accountId, left))).toBe('taken')
  expect(await outcome(receive(accountId, 1))).toBe('cash-limit')
  expect(await outcome(sell({ gstin: FIRM }))).toBe('cash-limit')
  expect(await outcome(paid(owner, { buyerGstin: BRANCH }))).toBe('cash-limit')
  // whoever walks in without a name is nobody's
  expect(await outcome(sell({}))).toBe('taken')
})

test('[PAY-08] at the same moment no two of a firm pass the limit together', async () => {
  await nextDay()
  const [owner, engineer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: engineer })
  const accountId = await open({ kind: 'firm', id })
  const firm = { id }
  const ids = [await shipped(owner, { firm }), await shipped(engineer, { firm })]
  const outcomes = await Promise.all([
    ...ids.map(async (orderId) => outcome(deliver(orderId))),
    outcome(receive(accountId, TOTAL)),
    outcome(sell({ gstin: BRANCH, address: haryana })),
  ])
  expect(outcomes.toSorted()).toEqual(['cash-limit', 'cash-limit', 'taken', 'taken'])
})
