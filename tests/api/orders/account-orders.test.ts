import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import { paymentLine } from '#domain/document-layout/document-sections.ts'
import type { CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { accountActions, type AccountHolder } from '../../support/api/account-actions.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { firmActions } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body, type Customer } from '../../support/api/order-actions.ts'

// three bags of cement are ₹354
const ORDER = 35_400

const desk = await deskForTests({ ORDERS_PER_HOUR: '1000', OPEN_CASH_ORDERS: '1000' })
const { api, as } = desk
const { open, newHolder, show: showAccount } = accountActions(desk)
const { newBuyer, create, join } = firmActions(api)

const attempt = ({ post, addressId }: Pick<Customer, 'post' | 'addressId'>, more: Body = {}) =>
  post(
    '/api/orders',
    { paymentMode: 'ACCOUNT', addressId, lines: [cementLine], ...more },
    { 'idempotency-key': freshKey() },
  )
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)
const limitsOf = async ({ json }: Pick<Customer, 'json'>) =>
  (await json('/api/order-limits')) as unknown as CheckoutLimits
const ordered = async ({ customer }: AccountHolder, more: Body = {}) =>
  String((await customer.order('ACCOUNT', more)).orderId)
const move = (orderId: string, to: string, more: Body = {}) =>
  as('manager').post(`/api/desk/orders/${orderId}/status`, { to, ...more })
const bill = (holder: AccountHolder, amount: number, day: string) =>
  holder.post('openings', { amount, isAdvance: false, day })

test('[CREDIT-01] whoever has no open account is neither offered one nor given credit', async () => {
  const { me } = desk
  expect(await limitsOf(me)).not.toHaveProperty('credit')
  expect(await codeOf(attempt(me))).toBe('no-credit')
  const holder = await newHolder('9734400001')
  await holder.setTerms({ isOpen: false })
  expect(await limitsOf(holder.customer)).not.toHaveProperty('credit')
  expect(await codeOf(attempt(holder.customer))).toBe('no-credit')
})

test('[CREDIT-01] what is left of the limit counts what is owed and what is ordered, and is said before and with a refusal', async () => {
  const holder = await newHolder('9734400002', { limit: 100_000 })
  await bill(holder, 30_000, '2026-01-10')
  const orderId = await ordered(holder)
  const [credit] = (await limitsOf(holder.customer)).credit ?? []
  const amounts = { limit: 100_000, left: 34_600, overdue: 30_000 }
  expect(credit).toEqual({ firmId: null, days: 30, isCheckedAtOrder: true, amounts })
  const refused = await attempt(holder.customer)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'credit-limit', limit: 34_600, missing: 800 })
  expect((await holder.show()).account).toMatchObject({ balance: 30_000, unbilled: ORDER })
  await holder.customer.post(`/api/orders/${orderId}/cancel`, { reason: 'wrong' })
  expect((await attempt(holder.customer)).status).toBe(200)
})

test('[CREDIT-01] of fifty orders of a firm at once exactly those are placed that fit', async () => {
  const owner = await newBuyer()
  const firmId = await create(owner)
  const people = [owner]
  for (let count = 0; count < 4; count += 1) {
    const person = await newBuyer()
    await join(owner, firmId, { person })
    people.push(person)
  }
  const id = await open({ kind: 'firm', id: firmId }, { limit: 7 * ORDER + 100 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, count) => {
      const person = people[count % people.length]
      return attempt(person ?? owner, { firm: { id: firmId } })
    }),
  )
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  const { account } = await showAccount(id)
  expect(account).toMatchObject({ holder: { name: 'Gupta & Sons' }, unbilled: 7 * ORDER, balance: 0 })
})

test('[CREDIT-01] a firm’s account is seen by its owner, and used without its amounts by whoever only orders', async () => {
  const owner = await newBuyer()
  const firmId = await create(owner)
  const engineer = await newBuyer()
  await join(owner, firmId, { person: engineer, role: 'site-engineer' })
  await open({ kind: 'firm', id: firmId })
  const [seen] = (await limitsOf(owner)).credit ?? []
  const [hidden] = (await limitsOf(engineer)).credit ?? []
  expect(seen).toMatchObject({ firmId, amounts: { limit: 50_000_000 } })
  expect(hidden).toMatchObject({ firmId, amounts: null })
  // the account is the firm's: for themselves they have none
  expect(await codeOf(attempt(engineer))).toBe('no-credit')
  expect((await attempt(engineer, { firm: { id: firmId } })).status).toBe(200)
})

test('[CREDIT-02] an invoice posts itself, is due by the terms and paid from advances; nothing is asked at the door', async () => {
  const holder = await newHolder('9734400003')
  await holder.post('openings', { amount: 10_000, isAdvance: true, day: '2026-01-10' })
  const orderId = await ordered(holder)
  await holder.setTerms({ days: 60 })
  expect((await move(orderId, 'SHIPPED')).status).toBe(200)
  const invoice = (await holder.customer.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice
  const due = new Date(Date.parse(invoice.issuedAt) + 5.5 * 3_600_000 + 30 * 86_400_000).toISOString()
  const dueDay = due.slice(0, 10)
  const { account, bills, ledger } = await holder.show()
  expect(account).toMatchObject({ unbilled: 0, balance: ORDER - 10_000, advance: 0 })
  expect(ledger[0]).toMatchObject({ kind: 'invoice', document: invoice.number, orderId, dueDay })
  expect(bills).toMatchObject([{ orderId, dueDay, open: ORDER - 10_000 }])
  // staff take it back by a credit note alone
  const byHand = holder.post('reversals', { entryId: ledger[0]?.id, note: 'typed by nobody' })
  expect(await codeOf(byHand)).toBe('invalid-input')
  expect(invoice.payment).toMatchObject({ mode: 'ACCOUNT', dueDay })
  expect(paymentLine(invoice)).toMatch(/^On account, due \d/)
  expect((await move(orderId, 'DELIVERED')).status).toBe(200)
  const shown = await holder.customer.json(`/api/orders/${orderId}`)
  expect(shown).toMatchObject({ onAccount: { days: 30, dueDay }, cashDue: 0, paymentStatus: 'PENDING' })
  const receipts = await api.database.queries.selectFrom('receipts').selectAll().execute()
  expect(receipts.filter((receipt) => receipt.order_id === orderId)).toEqual([])
})

test('[CREDIT-02] what comes back of an order on account is credited to its own bill, and no money goes out', async () => {
  const holder = await newHolder('9734400004')
  await bill(holder, 20_000, '2026-01-10')
  const orderId = await ordered(holder)
  await move(orderId, 'SHIPPED')
  await move(orderId, 'DELIVERED')
  await as('owner').prove()
  const returned = await as('owner').post(`/api/desk/orders/${orderId}/returns`, {
    lines: [{ line: 0, quantity: 1 }],
    reason: 'wet',
    method: 'CASH',
  })
  expect(returned.status).toBe(200)
  const order = (await returned.json()) as DeskOrderDetailWire
  expect(order.reductions).toMatchObject([{ givenBack: 0, method: null }])
  const { account, bills } = await holder.show()
  expect(account.balance).toBe(20_000 + 2 * 11_800)
  expect(bills.map(({ open: left }) => left)).toEqual([20_000, 23_600])
})

test('[CREDIT-01] an order is held when it is billed or packed, where the account says so, and staff let one pass with a reason', async () => {
  const holder = await newHolder('9734400005', { limit: 50_000, checkedAt: 'invoice' })
  const first = await ordered(holder)
  const second = await ordered(holder)
  expect((await holder.show()).account.unbilled).toBe(2 * ORDER)
  const refused = await move(first, 'SHIPPED')
  expect(await refused.json()).toMatchObject({ code: 'credit-limit', missing: 20_800 })
  const pass = (role: 'counter' | 'manager') =>
    as(role).post(`/api/desk/orders/${first}/credit-pass`, { reason: 'pays on Friday' })
  expect(await codeOf(pass('counter'))).toBe('not-permitted')
  expect((await pass('manager')).status).toBe(200)
  expect((await move(first, 'SHIPPED')).status).toBe(200)
  expect(await codeOf(move(second, 'SHIPPED'))).toBe('credit-limit')
  await holder.setTerms({ limit: 100_000, isOpen: false })
  expect(await codeOf(move(second, 'SHIPPED'))).toBe('no-credit')
  const { changes } = await desk.show(first)
  const log = changes.find(({ action }) => action === 'order.credit-pass')
  expect(log?.changes).toContainEqual({ field: 'reason', before: null, after: 'pays on Friday' })
})

test('[CREDIT-01] every part is held when it is packed, where the account says so', async () => {
  const holder = await newHolder('9734400006', { checkedAt: 'packing' })
  const orderId = await ordered(holder)
  const ship = () =>
    as('packer').post(`/api/desk/orders/${orderId}/fulfilments`, { lines: [{ line: 0, quantity: 1 }] })
  expect((await ship()).status).toBe(200)
  await bill(holder, 60_000_000, '2026-01-10')
  expect(await codeOf(ship())).toBe('credit-limit')
})

test('[CREDIT-01] staff order above the limit with a reason of their own right, and a dearer edit is held to it', async () => {
  const phone = '9734400007'
  const holder = await newHolder(phone, { limit: 40_000 })
  const order = (role: 'counter' | 'manager', more: Body = {}) =>
    as(role).call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        phone,
        address: { id: holder.customer.addressId },
        lines: [cementLine],
        paymentMode: 'ACCOUNT',
        ...more,
      },
    })
  const first = (await (await order('counter')).json()) as { orderId: string; updatedAt: string }
  const more = { lines: [{ line: 0, quantity: 4 }], added: [], seenAt: first.updatedAt }
  expect(await codeOf(as('counter').post(`/api/desk/orders/${first.orderId}/edits/preview`, more))).toBe(
    'credit-limit',
  )
  expect(await codeOf(order('counter'))).toBe('credit-limit')
  expect(await codeOf(order('counter', { creditPass: 'I know him' }))).toBe('not-permitted')
  const passed = await order('manager', { creditPass: 'pays on Friday' })
  expect(passed.status).toBe(200)
})

test('[CREDIT-01] [CREDIT-02] orders, parts, cancellations, edits and cash of one account at once never wait for each other in a circle', async () => {
  await setArea(api, { capacity: { kilograms: null, trips: 10_000 } })
  const holder = await newHolder('9734400008')
  const placed: string[] = []
  for (let count = 0; count < 18; count += 1) placed.push(await ordered(holder))
  const today = new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const change = (orderId: string, index: number) => {
    if (index % 3 === 0) return move(orderId, 'SHIPPED')
    if (index % 3 === 1) return holder.customer.post(`/api/orders/${orderId}/cancel`, { reason: 'x' })
    const lines = [{ line: 0, quantity: 1 }]
    return as('manager').post(`/api/desk/orders/${orderId}/cancel-lines`, { lines, reason: 'x' })
  }
  const receive = () =>
    as('manager').post(`/api/desk/credit-accounts/${holder.id}/receipts`, {
      id: randomUUID(),
      amount: 1_000,
      method: 'CASH',
      day: today,
      allot: 'oldest',
    })
  const sellForCash = async () => {
    const { orderId } = await holder.customer.order('COD')
    await move(String(orderId), 'SHIPPED')
    return move(String(orderId), 'DELIVERED')
  }
  const acts = placed.flatMap((orderId, index) => [
    attempt(holder.customer),
    change(orderId, index),
    receive(),
    sellForCash(),
  ])
  const answers = await Promise.all(acts)
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  const { account, bills, credits } = await holder.show()
  const amounts = [...bills.map((one) => one.open), ...credits.map((one) => 0 - one.open)]
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(account.balance)
  expect(account.balance).toBe(6 * ORDER - 18 * 1_000)
  expect(account.unbilled).toBe(18 * ORDER + 6 * 2 * 11_800)
})

test('[CREDIT-02] an advance on an order waits for its invoice, and pays no other one', async () => {
  const holder = await newHolder('9734400009')
  const mine = await ordered(holder)
  const other = await ordered(holder)
  const today = new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const receive = (orderId: string, amount: number) =>
    holder.post('receipts', { amount, method: 'CARD', day: today, allot: 'oldest', orderId })
  expect((await receive(mine, 20_000)).status).toBe(200)
  expect(await codeOf(receive(randomUUID(), 1))).toBe('invalid-input')
  await move(other, 'SHIPPED')
  expect((await holder.show()).account).toMatchObject({ advance: 20_000, balance: ORDER - 20_000 })
  await move(mine, 'SHIPPED')
  const openOf = async () =>
    Object.fromEntries((await holder.show()).bills.map((one) => [one.orderId, one.open]))
  expect(await openOf()).toEqual({ [other]: ORDER, [mine]: ORDER - 20_000 })
  // once it is billed, what is given for it pays it at once
  await receive(mine, 5_000)
  expect(await openOf()).toEqual({ [other]: ORDER, [mine]: ORDER - 25_000 })
})

test('[CREDIT-01] [COUNTER-01] what is sold at the counter on account is billed to it at once, within the limit, and takes no money', async () => {
  const phone = '9734400010'
  const holder = await newHolder(phone, { limit: 40_000, checkedAt: 'packing' })
  const { seenPrice: _, ...line } = cementLine
  const sell = (role: 'counter' | 'manager', more: Body = {}) =>
    as(role).call('/api/desk/counter/sales', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { lines: [line], seenTotal: ORDER, method: 'ACCOUNT', phone, ...more },
    })
  expect(await codeOf(sell('counter', { phone: null }))).toBe('invalid-input')
  const sale = (await (await sell('counter')).json()) as { orderId: string; invoiceNumber: string }
  const { account, ledger } = await holder.show()
  expect(account).toMatchObject({ balance: ORDER, unbilled: 0 })
  expect(ledger[0]).toMatchObject({ kind: 'invoice', document: sale.invoiceNumber, orderId: sale.orderId })
  const { queries } = api.database
  expect(
    await queries.selectFrom('receipts').select('amount').where('order_id', '=', sale.orderId).execute(),
  ).toEqual([])
  expect(await codeOf(sell('counter'))).toBe('credit-limit')
  expect((await sell('manager', { creditPass: 'pays on Friday' })).status).toBe(200)
  await as('owner').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  const returned = await as('owner').post(`/api/desk/orders/${sale.orderId}/returns`, back)
  expect(((await returned.json()) as DeskOrderDetailWire).reductions).toMatchObject([{ givenBack: 0 }])
  expect((await holder.show()).account.balance).toBe(2 * ORDER - 11_800)
})
