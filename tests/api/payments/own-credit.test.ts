import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OwnCreditAccountWire, OwnStatementWire } from '#domain/accounts/own-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'
import { openCustomer, type Customer } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api } = desk
const today = () => new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const accountsOf = async (who: Pick<Customer, 'json'>) =>
  (await who.json('/api/account/credit'))['accounts'] as readonly OwnCreditAccountWire[]
const PERIOD = 'from=2026-04-01&to=2027-03-31'

test('[CREDIT-02] a customer on credit sees what they owe and when, and no note of staff', async () => {
  const account = await openCreditAccount(desk, '9733300201')
  await account.bill(40_000, '2026-10-05', 'N2')
  await account.receive(15_000, today(), { note: 'was angry' })
  const { customer, id } = account
  expect(await customer.json('/api/session')).toHaveProperty('partner.hasCredit', true)
  expect(await accountsOf(customer)).toMatchObject([
    {
      id,
      kind: 'partner',
      balance: 25_000,
      overdue: 25_000,
      limit: 50_000_000,
      bills: [{ reference: 'N2', open: 25_000, dueDay: '2026-11-04' }],
    },
  ])
  const statement = (await customer.json(`/api/account/credit/${id}/statement?${PERIOD}`)) as OwnStatementWire
  expect(statement).toMatchObject({ closing: 25_000, count: 2 })
  const csv = await (
    await customer.call(`/api/account/credit/${id}/statement.csv?${PERIOD}&language=hi`)
  ).text()
  expect(csv).toContain('शुरुआती बाकी')
  const pdf = await customer.call(`/api/account/credit/${id}/statement.pdf?${PERIOD}`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  for (const said of [JSON.stringify(statement), csv]) expect(said).not.toContain('angry')
})

test('[CREDIT-02] nobody sees the account of others, and whoever has none is told of none', async () => {
  const { id } = await openCreditAccount(desk, '9733300202')
  const other = await openCustomer(api, '9733300203')
  expect(await other.json('/api/session')).not.toHaveProperty('partner.hasCredit')
  expect(await accountsOf(other)).toEqual([])
  for (const file of ['statement', 'statement.pdf', 'statement.csv'])
    expect(await errorCodeOf(await other.call(`/api/account/credit/${id}/${file}?${PERIOD}`))).toBe(
      'not-found',
    )
})

test('[CREDIT-02] of a firm its owner and its accounts see the account, a buyer does not', async () => {
  const { newBuyer, create, join } = firmActions(api)
  const [owner, clerk, buyer] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const firmId = await create(owner)
  await join(owner, firmId, { person: clerk, role: 'accounts' })
  await join(owner, firmId, { person: buyer, role: 'buyer' })
  const id = crypto.randomUUID()
  await sql`insert into accounts (id, holder_kind, holder_id, credit_limit, days, checked_at, is_open, opened_at)
    values (${id}, 'firm', ${firmId}, 100, 7, 'ordering', true, now())`.execute(api.database.queries)
  for (const person of [owner, clerk])
    expect((await accountsOf(person)).map((one) => [one.id, one.kind])).toEqual([[id, 'firm']])
  expect(await accountsOf(buyer)).toEqual([])
  expect(await buyer.json('/api/session')).not.toHaveProperty('partner.hasCredit')
  expect(await errorCodeOf(await buyer.call(`/api/account/credit/${id}/statement?${PERIOD}`))).toBe(
    'not-found',
  )
  await owner.send('DELETE', `/api/firms/${firmId}/people/${clerk.uid}`)
  expect(await accountsOf(clerk)).toEqual([])
})
