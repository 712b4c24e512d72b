import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import type { ApprovalsWire } from '#domain/orders/approvals/wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine } from '../../support/api/order-actions.ts'

const desk = await deskForTests({ PUBLIC_URL: 'http://store.test' })
const { api, as } = desk
const { queries } = api.database
const { newBuyer, create, join } = firmActions(api)
const messagesOf = async (uid: string) =>
  (await read<CustomerDetailWire>(as('owner').call(`/api/desk/customers/${uid}`))).otherMessages

/** A firm whose owner is asked for approval by somebody with a low limit. */
async function askedFirm() {
  const [owner, asker] = [await newBuyer(), await newBuyer()]
  const firmId = await create(owner)
  await join(owner, firmId, { person: asker, role: 'site-engineer', orderLimit: 100 })
  const id = randomUUID()
  const order = {
    paymentMode: 'COD',
    addressId: asker.addressId,
    lines: [cementLine],
    firm: { id: firmId },
  }
  await read<ApprovalsWire>(asker.post(`/api/firms/${firmId}/approvals`, { id, order }))
  return { id, owner, asker }
}
const textsTo = ({ phone }: FirmBuyer) =>
  api.messages.filter(({ to, text }) => to.endsWith(phone) && text.includes('Gupta & Sons')).length

test('[CREDIT-05] the data of a customer has the reminders sent to them, with what was due', async () => {
  const account = await openCreditAccount(desk, '9733411001')
  await account.bill(30_000, '2026-07-02', 'N1')
  await as('manager').post('/api/desk/credit-reminders', {
    reminders: [{ id: randomUUID(), accountId: account.id }],
  })
  await api.services.jobs.sendReminderMessages()
  const data = as('owner').call(`/api/desk/customers/${account.uid}/data.json`)
  expect((await read<PersonalDataWire>(data)).otherMessages).toEqual([
    { about: 'REMINDER', state: 'SENT', at: api.now().toISOString(), amount: 300, dueDay: '2026-08-01' },
  ])
  const page = await as('owner').call(`/api/desk/customers/${account.uid}/data.html`)
  expect(await page.text()).toContain('Messages about what is due, quotations and approvals')
})

test('[FIRM-06] messages that an earlier release queued in a table of their own are sent once, and none that it is sending', async () => {
  const { id, owner } = await askedFirm()
  await sql`
    with moved as (delete from customer_messages where subject_id = ${id} returning *)
    insert into approval_messages (approval_id, partner_uid, kind, state, next_try_at)
    select subject_id, partner_uid, substr(kind, 10), state, next_try_at from moved`.execute(queries)
  await sql`
    update approval_messages set state = 'SENDING', next_try_at = now() where partner_uid = ${owner.uid}`.execute(
    queries,
  )
  const send = () => api.services.jobs.sendApprovalMessages()
  await Promise.all([send(), send()])
  expect(textsTo(owner)).toBe(0)
  await sql`update approval_messages set state = 'DUE', next_try_at = ${api.now()}`.execute(queries)
  await Promise.all([send(), send()])
  await send()
  expect(textsTo(owner)).toBe(1)
  expect(await messagesOf(owner.uid)).toMatchObject([
    { id, about: 'APPROVAL_ASKED', state: 'SENT', fault: null },
  ])
})

test('[FIRM-06] messages about a request go with it', async () => {
  const { id, owner } = await askedFirm()
  await api.services.jobs.sendApprovalMessages()
  expect(await messagesOf(owner.uid)).toHaveLength(1)
  api.advanceClock(70 * 24 * 3_600_000)
  await api.services.jobs.sweepExpiredData()
  const left = await queries
    .selectFrom('customer_messages')
    .selectAll()
    .where('subject_id', '=', id)
    .execute()
  expect(left).toEqual([])
})
