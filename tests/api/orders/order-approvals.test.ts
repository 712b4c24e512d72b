import { expect, test } from 'vitest'
import type { ApprovalsWire, ApprovalWire } from '#domain/orders/approvals/wire.ts'
import type { OrderWire } from '#domain/orders/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, sell, type Body } from '../../support/api/order-actions.ts'

const { api } = await deskForTests()
const guest = api.asBrowser().call
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)
const total = 35_400

/** A firm with an owner and somebody who may order for a rupee. */
async function smallFirm() {
  const [owner, engineer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: engineer, role: 'site-engineer', orderLimit: 100 })
  return { owner, engineer, id, siteId: await addSite(owner, id) }
}

const orderOf = (me: FirmBuyer, firm: Body, more: Body = {}) => ({
  paymentMode: 'COD',
  addressId: me.addressId,
  lines: [cementLine],
  firm,
  ...more,
})
const ask = (me: FirmBuyer, firm: Body, { id = crypto.randomUUID(), ...more }: Body = {}) =>
  me.post(`/api/firms/${String(firm.id)}/approvals`, { id, order: orderOf(me, firm, more) })
const listOf = (me: FirmBuyer, id: string) => read<ApprovalsWire>(me.call(`/api/firms/${id}/approvals`))
const asked = async (me: FirmBuyer, firm: Body) => {
  const id = crypto.randomUUID()
  const { approvals } = await read<ApprovalsWire>(ask(me, firm, { id }))
  return approvals.find((one) => one.id === id)?.path?.replace('/approval/', '/api/approvals/') ?? ''
}
const answer = (me: FirmBuyer, path: string, given: string | Body) =>
  me.post(path, typeof given === 'string' ? { answer: given, total } : given)
const ordersOf = (me: FirmBuyer) => read<OrderWire[]>(me.call('/api/orders'))

test('[FIRM-01] an order above a limit is asked for, seen by its link without signing in, and placed once when it is approved', async () => {
  const { owner, engineer, id, siteId } = await smallFirm()
  const path = await asked(engineer, { id, siteId, poNumber: 'PO-7' })
  const shown = await (await guest(path)).text()
  expect(JSON.parse(shown)).toMatchObject({
    firm: { legalName: 'Gupta & Sons' },
    state: 'WAITING',
    lines: [{ productName: 'Product cement', quantity: 3 }],
    total,
    destination: 'Tower B',
    poNumber: 'PO-7',
    orderNumber: null,
  })
  for (const personal of [engineer.phone, '9812300001', 'Nagar Road', engineer.uid])
    expect(shown).not.toContain(personal)
  expect(await codeOf(answer(engineer, path, 'approve'))).toBe('firm-approver-limit')

  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(owner, path, 'approve')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const [order, ...others] = await ordersOf(engineer)
  expect(others).toEqual([])
  expect(order).toMatchObject({
    firm: { id, poNumber: 'PO-7', site: { name: 'Tower B' } },
    orderStatus: 'PLACED',
  })
  const done = await read<ApprovalWire>(guest(path))
  expect(done).toMatchObject({ state: 'APPROVED', orderNumber: order?.orderNumber })
  expect(await codeOf(answer(owner, path, 'decline'))).toBe('approval-over')
  expect(
    await codeOf(engineer.call(`/api/firms/${id}/approvals/${crypto.randomUUID()}`, { method: 'DELETE' })),
  ).toBe('not-found')
})

test('[FIRM-01] who may approve follows role and limits, and a link leads nobody else into the firm', async () => {
  const { owner, engineer, id } = await smallFirm()
  const people = {
    within: { person: await newBuyer(), role: 'buyer', orderLimit: total },
    below: { person: await newBuyer(), role: 'buyer', orderLimit: total - 1 },
    monthly: { person: await newBuyer(), role: 'buyer', monthLimit: 10 * total },
    accounts: { person: await newBuyer(), role: 'accounts' },
  } as const
  for (const one of Object.values(people)) await join(owner, id, one)
  const path = await asked(engineer, { id })
  for (const name of ['below', 'monthly', 'accounts'] as const)
    expect(await codeOf(answer(people[name].person, path, 'approve'))).toBe('firm-approver-limit')
  expect(await codeOf(answer(await newBuyer(), path, 'approve'))).toBe('not-found')
  expect((await guest(path, { method: 'POST', body: { answer: 'approve', total } })).status).toBe(401)
  // a smaller total than it has gets nobody past their limit
  expect(await codeOf(answer(people.below.person, path, { answer: 'approve', total: total - 1 }))).toBe(
    'amount-changed',
  )
  expect((await guest(`${path.slice(0, -4)}AAAA`)).status).toBe(404)
  expect((await listOf(people.accounts.person, id)).approvals).toEqual([])
  expect((await listOf(people.below.person, id)).approvals).toMatchObject([
    { isOwn: false, state: 'WAITING' },
  ])
  expect((await answer(people.within.person, path, 'approve')).status).toBe(200)
})

test('[FIRM-01] a changed price is said and asked, and the request waits until it is approved at it', async () => {
  const { owner, engineer, id } = await smallFirm()
  const path = await asked(engineer, { id })
  await sell(api, 120)
  const refused = (await (await answer(owner, path, 'approve')).json()) as Body
  expect(refused).toMatchObject({ code: 'amount-changed', amount: 36_000 })
  expect(await ordersOf(engineer)).toEqual([])
  expect(await read<ApprovalWire>(guest(path))).toMatchObject({ state: 'WAITING' })
  expect((await answer(owner, path, { answer: 'approve', total: 36_000 })).status).toBe(200)
  expect(await ordersOf(engineer)).toMatchObject([{ grandTotal: 360 }])
  await sell(api, 118)
})

test('[FIRM-01] a request is declined, withdrawn, or expires after three days, and says so', async () => {
  const { owner, engineer, id } = await smallFirm()
  const stateOf = async (path: string) => (await read<ApprovalWire>(guest(path))).state
  const declined = await asked(engineer, { id })
  expect(await read<ApprovalWire>(answer(owner, declined, 'decline'))).toMatchObject({ state: 'DECLINED' })
  expect(await codeOf(answer(owner, declined, 'approve'))).toBe('approval-over')
  const withdrawn = await asked(engineer, { id })
  const own = (await listOf(engineer, id)).approvals.find(({ path }) => path !== null)
  const at = `/api/firms/${id}/approvals/${own?.id ?? ''}`
  expect(await codeOf(owner.call(at, { method: 'DELETE' }))).toBe('not-found')
  await engineer.call(at, { method: 'DELETE' })
  expect(await stateOf(withdrawn)).toBe('WITHDRAWN')
  expect(await codeOf(answer(owner, withdrawn, 'approve'))).toBe('approval-over')
  const late = await asked(engineer, { id })
  await api.database.queries
    .updateTable('order_approvals')
    .set((set) => ({ expires_at: set.ref('created_at') }))
    .where('state', '=', 'WAITING')
    .execute()
  expect(await stateOf(late)).toBe('EXPIRED')
  expect(await codeOf(answer(owner, late, 'approve'))).toBe('approval-over')
  expect(await ordersOf(engineer)).toEqual([])
})

test('[FIRM-01] what needs no approval or is not for the firm is not asked for, and a repeat asks once', async () => {
  const { owner, engineer, id } = await smallFirm()
  expect(await codeOf(ask(owner, { id }))).toBe('approval-not-needed')
  expect(await codeOf(ask(engineer, { id }, { firm: null }))).toBe('invalid-input')
  expect(await codeOf(ask(await newBuyer(), { id }))).toBe('not-found')
  const own = crypto.randomUUID()
  await ask(engineer, { id }, { id: own })
  await ask(engineer, { id }, { id: own })
  expect((await listOf(engineer, id)).approvals).toHaveLength(1)
  for (let count = 1; count < 20; count += 1) await ask(engineer, { id })
  expect(await (await ask(engineer, { id })).json()).toMatchObject({ code: 'too-many-approvals', limit: 20 })
})
