import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paymentLine } from '#domain/document-layout/document-sections.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { accountActions } from '../../support/api/account-actions.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api, as, show } = desk
const { open, show: showAccount, newHolder } = accountActions(desk)
const { newBuyer, create } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

type Sale = Body & { readonly key?: string }

const BAG = 11_800
const cash = (amount: number) => ({ method: 'CASH', amount })
const upi = (amount: number, reference: string | null = null) => ({ method: 'UPI', amount, reference })
const card = (amount: number) => ({ method: 'CARD', amount })
const onAccount = (amount: number) => ({ method: 'ACCOUNT', amount })

const attempt = (bags: number, parts: readonly Body[], { key = freshKey(), ...more }: Sale = {}) =>
  as('counter').call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      lines: [{ ...cementLine, quantity: bags }],
      seenTotal: bags * BAG,
      method: parts[0]?.method ?? 'CASH',
      parts,
      ...more,
    },
  })
const sell = (...of: Parameters<typeof attempt>) => read<CounterSaleWire>(attempt(...of))

const takeBack = (orderId: string, quantity: number, more: Body = {}) =>
  as('owner').post(`/api/desk/orders/${orderId}/returns`, {
    lines: [{ line: 0, quantity }],
    reason: 'wet',
    ...more,
  })

const inTill = async () => (await read<CashDayWire>(as('owner').call('/api/desk/cash'))).inTill
const report = async (name: string) => {
  const month = api.now().toISOString().slice(0, 7)
  return (await as('owner').call(`/api/desk/accounts/${name}?month=${month}`)).text()
}
const invoiceOf = async (orderId: string) => {
  const [row] = await api.database.queries
    .selectFrom('tax_documents')
    .select('document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .execute()
  return row?.document as Invoice
}

test('[COUNTER-04] each part of a sale is received as what it is, printed, and once however often it is sent', async () => {
  const before = await inTill()
  const key = freshKey()
  const parts = [cash(10_001), upi(15_000, '633812340001'), card(10_399)]
  const [sold, again] = await Promise.all([
    sell(3, parts, { tendered: 20_000, key }),
    sell(3, parts, { tendered: 20_000, key }),
  ])
  expect(again).toEqual(sold)
  expect(sold).toMatchObject({
    total: 35_400,
    change: 9_999,
    parts: [cash(10_001), upi(15_000, '633812340001'), card(10_399)],
  })
  expect((await inTill()) - before).toBe(10_001)
  const rows = await api.database.queries
    .selectFrom('receipts')
    .select(['method', 'amount'])
    .where('order_id', '=', sold.orderId)
    .orderBy('method')
    .execute()
  expect(rows).toEqual([card(10_399), cash(10_001), { method: 'UPI', amount: 15_000 }])
  expect(paymentLine(await invoiceOf(sold.orderId))).toBe('Cash 100.01, UPI 150.00 633812340001, Card 103.99')
  const tally = await report('tally/vouchers.xml')
  for (const amount of ['100.01', '150.00', '103.99']) expect(tally).toContain(amount)
  // the same key with other parts is another sale
  expect(await codeOf(attempt(3, [cash(35_399), upi(1)], { key }))).toBe('idempotency-conflict')
})

test('[COUNTER-04] parts that are not the total, or no parts, are refused', async () => {
  for (const parts of [
    [cash(10_000), upi(25_399)],
    [cash(10_000), upi(25_401)],
    [cash(35_400), upi(0)],
    [cash(10_000), cash(25_400)],
    [cash(35_400)],
    [upi(-5), cash(35_405)],
    [cash(10_000), onAccount(25_400)],
  ])
    expect(await codeOf(attempt(3, parts))).toBe('invalid-input')
  const parts = [cash(10_000), upi(25_400)]
  expect(await codeOf(attempt(3, parts, { method: 'CARD' }))).toBe('invalid-input')
  expect(await codeOf(attempt(3, parts, { tendered: 9_999 }))).toBe('invalid-input')
})

test('[COUNTER-04] the limit of cash counts the part that is cash', async () => {
  const named = {
    name: 'Asha Rao',
    address: { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' },
  }
  const total = 1_695 * BAG
  expect(await codeOf(attempt(1_695, [cash(20_000_000), upi(total - 20_000_000)], named))).toBe('cash-limit')
  expect((await attempt(1_695, [cash(19_999_999), upi(total - 19_999_999)], named)).status).toBe(200)
})

test('[COUNTER-04] what comes back goes back as it was paid, in each form with its reference, and never more than came', async () => {
  await as('owner').prove()
  const before = await inTill()
  const { orderId } = await sell(3, [cash(20_000), upi(15_400, '633812340002')])
  expect(await codeOf(takeBack(orderId, 1, { method: 'UPI' }))).toBe('invalid-input')
  const references = { UPI: 'rev 6338-1' }
  expect((await takeBack(orderId, 1, { method: 'UPI', references })).status).toBe(200)
  // of the next bag 3,600 are left of the UPI
  expect((await takeBack(orderId, 1, { method: 'UPI', references })).status).toBe(200)
  expect((await takeBack(orderId, 1)).status).toBe(200)
  const { reductions } = await show(orderId)
  expect(reductions).toMatchObject([
    { amount: BAG, givenBack: BAG, method: 'UPI', reference: 'REV63381' },
    { amount: BAG, givenBack: 3_600, method: 'UPI', reference: 'REV63381' },
    { amount: 0, givenBack: 8_200, method: 'CASH', reference: null, lines: [] },
    { amount: BAG, givenBack: BAG, method: 'CASH' },
  ])
  expect(reductions[2]?.creditNote).toBe(reductions[1]?.creditNote)
  expect(await inTill()).toBe(before)
  expect(await report('tally/vouchers.xml')).toContain('REV63381')
  expect(await report('cash-book.csv')).toContain('REV63381')
})

test('[COUNTER-04] money goes back by transfer and cheque with their numbers only', async () => {
  await as('owner').prove()
  const { orderId } = await sell(3, [cash(20_000), upi(15_400)])
  const undivided = await read<CounterSaleWire>(
    as('counter').call('/api/desk/counter/sales', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { lines: [cementLine], seenTotal: 35_400, method: 'UPI' },
    }),
  )
  for (const more of [
    { method: 'BANK' },
    { method: 'CHEQUE', references: { CHEQUE: '12345' } },
    { method: 'UPI', references: { UPI: '--' } },
    { method: null },
  ])
    expect(await codeOf(takeBack(undivided.orderId, 1, more))).toBe('invalid-input')
  expect(
    (await takeBack(undivided.orderId, 1, { method: 'BANK', references: { BANK: 'utr 77' } })).status,
  ).toBe(200)
  expect(
    (await takeBack(undivided.orderId, 1, { method: 'CHEQUE', references: { CHEQUE: '004711' } })).status,
  ).toBe(200)
  expect((await show(undivided.orderId)).reductions).toMatchObject([
    { givenBack: BAG, method: 'BANK', reference: 'UTR77' },
    { givenBack: BAG, method: 'CHEQUE', reference: '004711' },
  ])
  // a form in which nothing was paid is none of a split payment
  expect((await takeBack(orderId, 1, { method: 'CHEQUE', references: { CHEQUE: '004712' } })).status).toBe(
    200,
  )
  expect((await show(orderId)).reductions).toMatchObject([{ givenBack: BAG, method: 'CASH' }])
})

test('[COUNTER-04] [CREDIT-01] part now and the rest on account: the limit counts the rest, the bill is paid by the part', async () => {
  const phone = '9734500001'
  const holder = await newHolder(phone, { limit: 25_400 })
  const before = await inTill()
  const parts = (amount: number) => [onAccount(35_400 - amount), cash(amount)]
  expect(await codeOf(attempt(3, parts(9_999), { phone }))).toBe('credit-limit')
  const { orderId } = await sell(3, parts(10_000), { phone })
  const { account, ledger } = await holder.show()
  expect(account).toMatchObject({ balance: 25_400, unbilled: 0 })
  expect(ledger).toMatchObject([
    { kind: 'receipt', amount: -10_000, method: 'CASH', open: 0, orderId },
    { kind: 'invoice', amount: 35_400, open: 25_400, orderId },
  ])
  expect((await inTill()) - before).toBe(10_000)
  expect(paymentLine(await invoiceOf(orderId))).toMatch(/^On account, due .*, Cash 100\.00$/)
  await holder.setTerms({ limit: 100_000 })
  expect(await codeOf(attempt(3, [onAccount(400), upi(35_000)], { phone }))).toBe('invalid-input')
  expect((await attempt(3, [onAccount(400), upi(35_000, 'u-77')], { phone })).status).toBe(200)
  expect(await codeOf(attempt(3, [onAccount(401), upi(34_999, 'U77')], { phone }))).toBe('reference-used')
  expect((await holder.show()).account.balance).toBe(25_800)
  // what comes back is credited there, and nothing is paid out
  await as('owner').prove()
  await takeBack(orderId, 3)
  expect((await holder.show()).account.balance).toBe(25_800 - 35_400)
  expect((await inTill()) - before).toBe(10_000)
  expect(await ledgerErrors()).toEqual([])
})

test('[COUNTER-04] a firm is billed with its GSTIN and purchase order, on its own account, for whoever may buy for it', async () => {
  const buyer = await newBuyer()
  const firmId = await create(buyer)
  const account = await open({ kind: 'firm', id: firmId }, { limit: 40_000 })
  const firm = { id: firmId, poNumber: 'PO/9', reference: 'Tower B' }
  const of = { firm, phone: buyer.phone }
  expect(await codeOf(attempt(3, [cash(400), upi(35_000)], { firm }))).toBe('invalid-input')
  expect(await codeOf(attempt(3, [cash(400), upi(35_000)], { ...of, phone: '9734500002' }))).toBe('not-found')
  const sold = await sell(3, [onAccount(35_000), cash(400)], of)
  expect(sold.buyer).toBe('Gupta & Sons')
  expect(await invoiceOf(sold.orderId)).toMatchObject({
    buyer: { name: 'Gupta & Sons', gstin: '07AAGFF2194N1Z1' },
    purchaseOrder: { number: 'PO/9', reference: 'Tower B' },
    placeOfSupply: { code: '07' },
  })
  expect((await showAccount(account)).account.balance).toBe(35_000)
  expect(await codeOf(attempt(3, [onAccount(35_000), cash(400)], of))).toBe('credit-limit')
})

test('[COUNTER-04] of split sales on one account at once exactly those are made that fit', async () => {
  const phone = '9734500003'
  const holder = await newHolder(phone, { limit: 30_000 })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => attempt(3, [onAccount(10_000), cash(25_400)], { phone })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await holder.show()).account.balance).toBe(30_000)
})

test('[COUNTER-04] after any mixture of split sales and returns the money is what the documents come to', async () => {
  await as('owner').prove()
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const sold: { orderId: string; left: number }[] = []
  const answers = new Set<number>()
  for (let round = 0; round < 30; round += 1) {
    const one = sold[random(Math.max(1, sold.length))]
    if (one !== undefined && one.left > 0 && random(2) === 0) {
      const quantity = 1 + random(one.left)
      const method = (['CASH', 'UPI', 'CARD', null] as const)[random(4)]
      const references = { UPI: `R${round}`, CARD: '17' }
      answers.add((await takeBack(one.orderId, quantity, { method, references })).status)
      one.left -= quantity
    } else {
      const quantity = 1 + random(9)
      const first = 1 + random(quantity * BAG - 2)
      const second = 1 + random(quantity * BAG - first - 1)
      const third = quantity * BAG - first - second
      const parts = [cash(first), upi(second), ...(third > 0 ? [card(third)] : [])]
      const { orderId } = await sell(quantity, parts)
      sold.push({ orderId, left: quantity })
    }
  }
  expect(answers).toEqual(new Set([200]))
  const { rows } = await sql`
    select order_number from orders where counter is not null and account_id is null and
      (select sum(amount) from receipts where receipts.order_id = orders.order_id)
      - (select coalesce(sum(given_back), 0) from order_changes where order_changes.order_id = orders.order_id)
      <> (select sum((document -> 'totals' ->> 'grandTotal')::bigint * case kind when 'invoice' then 1 else -1 end)
        from tax_documents where tax_documents.order_id = orders.order_id)
    union all
    select o.order_number from orders as o join receipts as r on r.order_id = o.order_id
    where o.counter -> 'parts' is not null and r.amount < (select coalesce(sum(given_back), 0) from order_changes as c
      where c.order_id = o.order_id and c.method = r.method)`.execute(api.database.queries)
  expect(rows).toEqual([])
})

/** Accounts whose ledger is not what their documents and receipts come to. */
async function ledgerErrors(): Promise<unknown[]> {
  const { rows } = await sql`
    select account_id from account_entries where document is not null
    group by account_id
    having sum(amount) <> (
      select sum((document -> 'totals' ->> 'grandTotal')::bigint * case kind when 'invoice' then 1 else -1 end)
      from tax_documents join orders using (order_id) where orders.account_id = account_entries.account_id)`.execute(
    api.database.queries,
  )
  return rows
}
