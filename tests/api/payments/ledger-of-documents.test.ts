import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { accountActions, type AccountHolder } from '../../support/api/account-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'

const desk = await deskForTests({ ORDERS_PER_HOUR: '1000' })
const { api, as } = desk
const { newHolder } = accountActions(desk)

const today = () => new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const post = (path: string, body: object) => as('owner').post(path, body)

/** An act of a step on one of the orders that were placed before. */
type Play = {
  readonly holder: AccountHolder
  readonly orders: string[]
  readonly cheques: string[]
  readonly root: string
  readonly units: number
}

const unit = [{ line: 0, quantity: 1 }]
const linesOf = ({ units }: Play) => [{ line: 0, quantity: units }]
const receive = ({ holder, units }: Play, more: object) =>
  holder.post('receipts', { amount: units * 9_999, day: today(), allot: 'oldest', ...more })
const upi = () => ({ method: 'UPI', reference: randomUUID() })

async function deliver({ root }: Play, more: object = {}): Promise<Response> {
  const { fulfilments = [] } = await read<Partial<DeskOrderDetailWire>>(as('owner').call(root))
  const part = fulfilments.findLast(({ status }) => status !== 'DELIVERED' && status !== 'RETURNED')
  return post(`${root}/fulfilments/${part?.number ?? 9}/status`, { to: 'DELIVERED', ...more })
}

const acts = {
  order: async ({ holder, orders, units }: Play) => {
    const lines = [{ ...cementLine, quantity: units + 2 }]
    orders.push(String((await holder.customer.order('ACCOUNT', { lines })).orderId))
    return new Response()
  },
  edit: async (play: Play) => {
    const { updatedAt } = await read<{ updatedAt?: string }>(as('owner').call(play.root))
    const wish = { lines: linesOf(play), added: [], seenAt: updatedAt ?? api.now().toISOString() }
    const shown = await read<{ totalAfter?: number }>(post(`${play.root}/edits/preview`, wish))
    const edit = { ...wish, id: randomUUID(), seenTotal: shown.totalAfter ?? 0, note: 'x' }
    return post(`${play.root}/edits`, edit)
  },
  ship: (play: Play) => post(`${play.root}/fulfilments`, { lines: linesOf(play) }),
  'ship-all': ({ root }: Play) => post(`${root}/status`, { to: 'SHIPPED' }),
  deliver: async (play: Play) => {
    await acts['ship-all'](play)
    return deliver(play)
  },
  refuse: (play: Play) => deliver(play, { refused: unit }),
  return: (play: Play) =>
    post(`${play.root}/returns`, { lines: linesOf(play), reason: 'wet', method: 'CASH' }),
  cancel: ({ root }: Play) => post(`${root}/status`, { to: 'CANCELLED', note: 'x' }),
  'cancel-lines': ({ root }: Play) => post(`${root}/cancel-lines`, { lines: unit, reason: 'x' }),
  receive: (play: Play) => receive(play, upi()),
  advance: (play: Play) => receive(play, { ...upi(), allot: 'none' }),
  cheque: async (play: Play) => {
    const id = randomUUID()
    play.cheques.push(id)
    const cheque = { id, method: 'CHEQUE', reference: '123456', bank: 'SBI', chequeDay: today() }
    return receive(play, { ...cheque, confirmRepeat: true })
  },
  bounce: ({ holder, cheques }: Play) =>
    holder.post('reversals', { entryId: cheques.pop() ?? randomUUID(), note: 'x', charge: 29_500 }),
  'write-off': async ({ holder }: Play) => {
    const [bill] = (await holder.show()).bills
    return holder.post('write-offs', { billId: bill?.id ?? randomUUID(), amount: 1, note: 'x' })
  },
} satisfies Record<string, (play: Play) => Promise<Response>>

type Step = { readonly act: keyof typeof acts; readonly which: number; readonly units: number }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as Step['act'][]), 'order', 'edit', 'return'),
  which: fc.nat(2),
  units: fc.integer({ min: 1, max: 3 }),
})

/** Plays steps through the calls of the desk; what an order's state does not allow is refused and changes nothing. */
async function playAll(holder: AccountHolder, steps: readonly Step[]) {
  const orders: string[] = []
  const cheques: string[] = []
  const done: Step['act'][] = []
  for (const { act, which, units } of steps) {
    api.advanceClock(1_000)
    const root = `/api/desk/orders/${orders.at(-1 - which) ?? ''}`
    const answer = await acts[act]({ holder, orders, cheques, root, units })
    if (answer.status >= 500) throw new Error(`${act}: ${await answer.text()}`)
    if (answer.ok) done.push(act)
  }
  return { orders, done }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Sums that the ledger has to equal, from the documents and orders themselves. */
async function documentsOf(orders: readonly string[]) {
  const { queries } = api.database
  const all = orders.length === 0 ? [randomUUID()] : orders
  const documents = await queries
    .selectFrom('tax_documents')
    .selectAll()
    .where('order_id', 'in', all)
    .execute()
  const totals = documents.map(({ document, number }) => {
    const { kind, totals: of } = document as TaxDocument
    return { number, amount: kind === 'invoice' ? of.grandTotal : 0 - of.grandTotal }
  })
  const unbilled = await queries
    .selectFrom('orders')
    .select('grand_total')
    .where('order_id', 'in', all)
    .where('order_status', '=', 'PLACED')
    .execute()
  const count = async (table: 'receipts' | 'part_refunds' | 'payments') =>
    (await queries.selectFrom(table).select('order_id').where('order_id', 'in', all).execute()).length
  const money = [await count('receipts'), await count('part_refunds'), await count('payments')]
  return { totals, unbilled: sumOf(unbilled.map((row) => row.grand_total)), money: sumOf(money) }
}

/** Holds an account against the documents: every document once, to the paisa, and what is open with what is owed. */
function expectEqual(
  { account, bills, credits, ledger }: CreditAccountDetailWire,
  of: Awaited<ReturnType<typeof documentsOf>>,
) {
  const posted = ledger.filter(({ document }) => document !== null)
  expect(posted.map(({ document, amount }) => [document, amount]).toSorted()).toEqual(
    of.totals.map(({ number, amount }) => [number, amount]).toSorted(),
  )
  expect(account.unbilled).toBe(of.unbilled)
  expect(account.balance).toBe(sumOf(ledger.map(({ amount }) => amount)))
  const open = sumOf(bills.map((bill) => bill.open)) - sumOf(credits.map((credit) => credit.open))
  expect(account.balance).toBe(open)
  expect(of.money).toBe(0)
}

test('[CREDIT-02] after any mixture of orders, edits, parts, returns, receipts, bounced cheques and write-offs the ledger equals the documents', async () => {
  let phone = 9_735_500_000
  const played = new Set<string>()
  const run = async (steps: readonly Step[]) => {
    const holder = await newHolder(String((phone += 1)))
    await as('owner').prove()
    await as('manager').prove()
    const { orders, done } = await playAll(holder, [{ act: 'order', which: 0, units: 3 }, ...steps])
    for (const act of done) played.add(act)
    expectEqual(await holder.show(), await documentsOf(orders))
  }
  const runs = { numRuns: 12, seed: 38, endOnFailure: true }
  await fc.assert(fc.asyncProperty(fc.noBias(fc.array(step, { minLength: 32, maxLength: 32 })), run), runs)
  expect([...played].toSorted()).toEqual(Object.keys(acts).toSorted())
})
