import { expect, test } from 'vitest'
import type { ApprovalsWire, ApprovalWire } from '#domain/orders/approvals/wire.ts'
import type { OrderWire } from '#domain/orders/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, type Body } from '../../support/api/order-actions.ts'

const { api } = await deskForTests({ PUBLIC_URL: 'http://store.test' })
const { newBuyer, create, join } = firmActions(api)
const total = 35_400

/** A firm with an owner, a buyer whose limit is the order, another whose limit is below it, and somebody who has to ask. */
async function firm() {
  const people = {
    owner: await newBuyer(),
    within: await newBuyer(),
    below: await newBuyer(),
    asker: await newBuyer(),
  }
  const id = await create(people.owner)
  await join(people.owner, id, { person: people.within, orderLimit: total })
  await join(people.owner, id, { person: people.below, orderLimit: total - 1 })
  await join(people.owner, id, { person: people.asker, role: 'site-engineer', orderLimit: 100 })
  return { id, ...people }
}

/** Asks for approval, and resolves with the API's path of the request. */
async function asked(me: FirmBuyer, firmId: string, more: Body = {}): Promise<string> {
  const id = crypto.randomUUID()
  const order = {
    paymentMode: 'COD',
    addressId: me.addressId,
    lines: [cementLine],
    firm: { id: firmId },
    ...more,
  }
  const { approvals } = await read<ApprovalsWire>(me.post(`/api/firms/${firmId}/approvals`, { id, order }))
  return approvals.find((one) => one.id === id)?.path?.replace('/approval/', '/api/approvals/') ?? ''
}
const answer = (me: FirmBuyer, path: string, given: 'approve' | 'decline') =>
  me.post(path, { answer: given, total })
const ordersOf = (me: FirmBuyer) => read<OrderWire[]>(me.call('/api/orders'))
const speak = (me: FirmBuyer, language: 'hi') =>
  api.database.queries.updateTable('partners').set({ language }).where('uid', '=', me.uid).execute()

/** Texts that each of some people got since it was asked last, without those of signing in. */
async function news(...people: readonly FirmBuyer[]): Promise<string[][]> {
  await api.services.jobs.sendApprovalMessages()
  return people.map(({ phone }) => {
    const from = lastSeen.get(phone) ?? 0
    const all = api.messages.filter(({ to }) => to.endsWith(phone)).map(({ text }) => text)
    lastSeen.set(phone, all.length)
    return all.slice(from).filter((text) => text.includes('Gupta & Sons'))
  })
}
const lastSeen = new Map<string, number>()

test('[FIRM-06] those who may approve are told with a link, whoever asked of the answer, each once and in their language', async () => {
  const { id, owner, within, below, asker } = await firm()
  await speak(within, 'hi')
  await speak(asker, 'hi')
  await asker.call('/api/account', { method: 'PATCH', body: { name: 'Asha' } })
  const path = await asked(asker, id)
  const page = path.replace('/api/approvals/', '/approval/')
  const [toOwner, toWithin, toBelow, toAsker] = await news(owner, within, below, asker)
  expect(toOwner).toEqual([
    expect.stringMatching(
      new RegExp(`^Neev: .+ asks you to approve Rs 354\\.00 for Gupta & Sons at http://store\\.test${page}$`),
    ),
  ])
  expect(toWithin).toEqual([expect.stringContaining(`मंज़ूरी माँगी है: http://store.test/hi${page}`)])
  expect([toBelow, toAsker]).toEqual([[], []])
  await api.services.jobs.sendApprovalMessages()
  expect((await answer(owner, path, 'approve')).status).toBe(200)
  const [order] = await ordersOf(asker)
  expect(await news(owner, within, asker)).toEqual([
    [],
    [],
    [`Neev: Gupta & Sons के लिए आपका 354.00 रुपये का ऑर्डर मंज़ूर हो गया है। ऑर्डर नंबर ${order?.orderNumber}।`],
  ])
})

test('[FIRM-06] whoever asked is told that it was declined, or that nobody answered in time, and never both', async () => {
  const { id, owner, asker } = await firm()
  const declined = await asked(asker, id)
  await Promise.all([1, 2].map(() => answer(owner, declined, 'decline')))
  await news(owner)
  expect((await news(asker)).flat()).toEqual([
    'Neev: your order of Rs 354.00 for Gupta & Sons was declined. Nothing was ordered.',
  ])
  await asked(asker, id)
  api.advanceClock(3 * 24 * 3_600_000)
  expect(await news(asker)).toEqual([
    ['Neev: your order of Rs 354.00 for Gupta & Sons got no answer in time. Ask again from your cart.'],
  ])
})

test('[FIRM-06] what is answered before it is told is not told any more, and a provider that fails is asked again', async () => {
  const { id, owner, within, asker } = await firm()
  const path = await asked(asker, id)
  await answer(owner, path, 'decline')
  expect((await news(owner, within)).flat()).toEqual([])
  api.refuseMessages(true)
  await asked(asker, id)
  await expect(api.services.jobs.sendApprovalMessages()).rejects.toThrow('the provider is down')
  api.refuseMessages(false)
  expect((await news(owner)).flat()).toEqual([])
  api.advanceClock(60_000)
  expect((await news(owner)).flat()).toHaveLength(1)
})

test('[FIRM-06] an order to be paid online waits for approval first, and is paid afterwards by whoever asked', async () => {
  const { id, owner, asker } = await firm()
  const path = await asked(asker, id, { paymentMode: 'ONLINE' })
  expect(await ordersOf(asker)).toEqual([])
  expect(await read<ApprovalWire>(asker.call(path))).toMatchObject({
    state: 'WAITING',
    paymentMode: 'ONLINE',
  })
  await Promise.all([1, 2, 3].map(() => answer(owner, path, 'approve')))
  // it is no order in the list before it is paid
  expect(await ordersOf(asker)).toEqual([])
  const orderNumber = String((await read<ApprovalWire>(asker.call(path))).orderNumber)
  expect((await news(asker)).flat()).toEqual([
    expect.stringContaining(`was approved. Pay order ${orderNumber}`),
  ])
  await api.services.jobs.sendOrderNotifications()
  const texts = api.messages.filter(({ to }) => to.endsWith(asker.phone)).map(({ text }) => text)
  expect(texts.at(-1)).toContain(
    `please pay Rs 354.00 for order ${orderNumber} within 30 minutes at http://store.test/pay/`,
  )
  const { approvals } = await read<ApprovalsWire>(asker.call(`/api/firms/${id}/approvals`))
  const payPath = approvals[0]?.payPath ?? ''
  expect(texts.at(-1)).toContain(`http://store.test${payPath}`)
  const seen = await read<ApprovalsWire>(owner.call(`/api/firms/${id}/approvals`))
  expect(seen.approvals).toMatchObject([{ state: 'APPROVED', payPath: null }])
  const link = payPath.replace('/pay/', '/api/payment-links/')
  expect(await read(asker.call(link))).toMatchObject({ state: 'WAITING' })
  expect((await asker.post(`${link}/start`)).status).toBe(200)
})
