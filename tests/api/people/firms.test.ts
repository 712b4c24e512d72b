import { expect, test } from 'vitest'
import { INVITATION_LIFETIME_MS, MAX_FIRMS_OF_PERSON, MAX_INVITATIONS_A_DAY } from '#domain/firms/firm.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { codeSentTo, errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { FIRM_GSTIN, firmActions, firmAddress } from '../../support/api/firm-actions.ts'

const { api, as, reopen } = await deskForTests()
const { newBuyer, create, invite, answerAs, join } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

test('[FIRM-01] whoever creates a firm owns it, and a repeat creates no second one', async () => {
  const me = await newBuyer()
  const id = await create(me)
  expect(await me.firm(id)).toMatchObject({
    gstin: FIRM_GSTIN,
    legalName: 'Gupta & Sons',
    address: firmAddress,
    role: 'owner',
    people: [{ uid: me.uid, role: 'owner', orderLimit: null, monthLimit: null }],
    invitations: [],
  })
  const body = { id, gstin: FIRM_GSTIN, legalName: 'Gupta & Sons', address: firmAddress }
  expect((await me.post('/api/firms', body)).status).toBe(200)
  expect((await me.firms()).firms).toMatchObject([{ id, role: 'owner' }])
  // the id of another's firm tells nothing
  expect(await codeOf((await newBuyer()).post('/api/firms', body))).toBe('not-found')
})

test('[FIRM-01] the address of a firm is in the State of its GSTIN, when it is created and when it changes', async () => {
  const me = await newBuyer()
  const haryana = { ...firmAddress, state: 'Haryana', city: 'Gurugram', zipcode: '122001' }
  const body = { id: crypto.randomUUID(), gstin: FIRM_GSTIN, legalName: 'Gupta & Sons' }
  expect(await codeOf(me.post('/api/firms', { ...body, address: haryana }))).toBe('billing-differs')
  const id = await create(me)
  const wrong = me.send('PUT', `/api/firms/${id}`, { legalName: 'Gupta', address: haryana })
  expect(await codeOf(wrong)).toBe('billing-differs')
  const moved = { ...firmAddress, line: '9 Janpath' }
  await me.send('PUT', `/api/firms/${id}`, { legalName: 'Gupta & Daughters', address: moved })
  expect(await me.firm(id)).toMatchObject({ legalName: 'Gupta & Daughters', address: moved })
})

test('[FIRM-01] an invited number finds the invitation, accepts it and buys for the firm with its limits', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  expect(await buyer.json('/api/session')).not.toHaveProperty('partner.hasFirms')
  const limits = { orderLimit: 5_000_000, monthLimit: 20_000_000 }
  await invite(owner, id, { phone: buyer.phone, ...limits })
  expect((await owner.firm(id)).invitations).toMatchObject([{ phone: `+91${buyer.phone}`, ...limits }])
  expect(await buyer.json('/api/session')).toHaveProperty('partner.hasFirms', true)
  expect((await buyer.firms()).invitations).toMatchObject([
    { legalName: 'Gupta & Sons', gstin: FIRM_GSTIN, role: 'buyer', invitedBy: `+91${owner.phone}` },
  ])
  expect(await (await answerAs(buyer, 'accept')).json()).toMatchObject({
    firms: [{ id, role: 'buyer' }],
    invitations: [],
  })
  expect((await owner.firm(id)).people).toMatchObject([{ uid: owner.uid }, { uid: buyer.uid, ...limits }])
})

test('[FIRM-01] a firm is not there for others: neither to see, nor to change, nor its invitations', async () => {
  const [owner, stranger, invited] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await invite(owner, id, { phone: invited.phone })
  const invitation = (await owner.firm(id)).invitations[0]?.id ?? ''
  const calls = [
    ['GET', `/api/firms/${id}`],
    ['PUT', `/api/firms/${id}`, { legalName: 'Mine', address: firmAddress }],
    ['POST', `/api/firms/${id}/invitations`, { phone: stranger.phone, role: 'owner' }],
    ['DELETE', `/api/firms/${id}/invitations/${invitation}`],
    ['PUT', `/api/firms/${id}/people/${owner.uid}`, { role: 'buyer' }],
    ['DELETE', `/api/firms/${id}/people/${owner.uid}`],
  ] as const
  for (const [method, path, body] of calls)
    expect([path, await codeOf(stranger.send(method, path, body))]).toEqual([path, 'not-found'])
  const taken = stranger.post(`/api/firm-invitations/${invitation}`, { answer: 'accept' })
  expect(await codeOf(taken)).toBe('invitation-over')
  expect((await owner.firm(id)).people).toHaveLength(1)
})

test('[FIRM-01] only an owner manages people and facts; others see owners and themselves', async () => {
  const [owner, buyer, accountant] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer })
  await join(owner, id, { person: accountant, role: 'accounts', orderLimit: 100 })
  await invite(owner, id, { phone: '9812300001' })
  const calls = [
    ['PUT', `/api/firms/${id}`, { legalName: 'Mine', address: firmAddress }],
    ['POST', `/api/firms/${id}/invitations`, { phone: '9812300002', role: 'owner' }],
    ['PUT', `/api/firms/${id}/people/${buyer.uid}`, { role: 'owner' }],
    ['DELETE', `/api/firms/${id}/people/${accountant.uid}`],
  ] as const
  for (const [method, path, body] of calls)
    expect([path, await codeOf(buyer.send(method, path, body))]).toEqual([path, 'firm-right-missing'])
  const seen = await buyer.firm(id)
  expect(seen.people.map(({ uid }) => uid)).toEqual([owner.uid, buyer.uid])
  expect(seen).toMatchObject({
    invitations: [],
    rights: ['sites:manage', 'lists:keep', 'orders:place', 'orders:approve', 'orders:see-all'],
  })
  // a role that does not order has no limit
  const { people } = await owner.firm(id)
  expect(people.find(({ uid }) => uid === accountant.uid)).toMatchObject({
    role: 'accounts',
    orderLimit: null,
  })
})

test('[FIRM-01] the last owner neither leaves nor becomes another; everybody else may leave', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer })
  const leave = (person: typeof owner) => person.send('DELETE', `/api/firms/${id}/people/${person.uid}`)
  expect(await codeOf(leave(owner))).toBe('firm-last-owner')
  const demote = owner.send('PUT', `/api/firms/${id}/people/${owner.uid}`, { role: 'buyer' })
  expect(await codeOf(demote)).toBe('firm-last-owner')
  await owner.send('PUT', `/api/firms/${id}/people/${buyer.uid}`, { role: 'owner' })
  // two owners who leave at once do not leave it without one
  const left = await Promise.all([leave(owner), leave(buyer)])
  expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const stays = left[0]?.status === 204 ? buyer : owner
  const gone = stays === owner ? buyer : owner
  expect((await stays.firm(id)).people).toMatchObject([{ uid: stays.uid, role: 'owner' }])
  expect(await codeOf(gone.call(`/api/firms/${id}`))).toBe('not-found')
})

test('[FIRM-01] an invitation ends: withdrawn, replaced, declined or after 14 days', async () => {
  const [owner, buyer, other] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await invite(owner, id, { phone: buyer.phone })
  const [first] = (await buyer.firms()).invitations
  await invite(owner, id, { phone: buyer.phone, role: 'accounts' })
  expect((await buyer.firms()).invitations).toMatchObject([{ role: 'accounts' }])
  const late = buyer.post(`/api/firm-invitations/${first?.id ?? ''}`, { answer: 'accept' })
  expect(await codeOf(late)).toBe('invitation-over')
  const [second] = (await owner.firm(id)).invitations
  await owner.send('DELETE', `/api/firms/${id}/invitations/${second?.id ?? ''}`)
  expect((await buyer.firms()).invitations).toEqual([])

  await invite(owner, id, { phone: buyer.phone })
  await answerAs(buyer, 'decline')
  expect(await codeOf(invite(owner, id, { phone: buyer.phone }))).toBe('invitation-declined')
  await invite(owner, id, { phone: other.phone })
  const [open] = (await other.firms()).invitations
  api.advanceClock(INVITATION_LIFETIME_MS)
  expect((await other.firms()).invitations).toEqual([])
  const expired = other.post(`/api/firm-invitations/${open?.id ?? ''}`, { answer: 'accept' })
  expect(await codeOf(expired)).toBe('invitation-over')
})

test('[FIRM-01] a firm invites so many a day, and nobody twice; somebody is in so many firms', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer })
  expect(await codeOf(invite(owner, id, { phone: buyer.phone }))).toBe('already-in-firm')
  for (let made = 1; made < MAX_INVITATIONS_A_DAY; made += 1) await invite(owner, id, { phone: '9812300003' })
  expect(await codeOf(invite(owner, id, { phone: '9812300003' }))).toBe('too-many-invitations')
  api.advanceClock(60_000)
  for (let made = 1; made < MAX_FIRMS_OF_PERSON; made += 1) await create(owner)
  const body = { id: crypto.randomUUID(), gstin: FIRM_GSTIN, legalName: 'One more', address: firmAddress }
  expect(await codeOf(owner.post('/api/firms', body))).toBe('too-many-firms')
})

test('[FIRM-01][SAFE-06] the export names firms and invitations; an erasure takes the person out of them', async () => {
  const [owner, buyer, other] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer })
  await invite(other, await create(other), { phone: buyer.phone, role: 'accounts' })
  const data = (await buyer.json('/api/account/data')) as unknown as PersonalDataWire
  expect(data.firms).toEqual([{ gstin: FIRM_GSTIN, legalName: 'Gupta & Sons', role: 'buyer' }])
  expect(data.firmInvitations).toMatchObject([{ role: 'accounts', invitedBy: `+91${other.phone}` }])

  const browser = api.asBrowser()
  api.advanceClock(60_000)
  await browser.send(buyer.phone)
  await browser.verify(buyer.phone, codeSentTo(api, buyer.phone))
  api.advanceClock(60_000)
  await browser.send(buyer.phone)
  const body = { code: codeSentTo(api, buyer.phone) }
  expect((await browser.call('/api/account/erasure', { method: 'POST', body })).ok).toBe(true)
  expect((await owner.firm(id)).people.map(({ uid }) => uid)).toEqual([owner.uid])
  const left = await api.database.queries
    .selectFrom('firm_invitations')
    .select('id')
    .where('phone', '=', `+91${buyer.phone}`)
    .execute()
  expect(left).toEqual([])
})

test('[FIRM-01][DESK-06] merged customers are in the firms of both, as owner where one was', async () => {
  const [stays, goes] = [await newBuyer(), await newBuyer()]
  const [own, common] = [await create(goes), await create(goes)]
  await join(goes, common, { person: stays })
  await reopen()
  await as('manager').prove()
  const path = `/api/desk/customers/${stays.uid}/merge`
  const { seen } = await read<{ seen: string }>(as('manager').call(`${path}?phone=${goes.phone}`))
  const merged = await as('manager').post(path, { other: goes.uid, keep: stays.uid, seen })
  expect(merged.status).toBe(200)
  const { firms } = await stays.firms()
  expect(new Set(firms.map(({ id, role }) => `${id} ${role}`))).toEqual(
    new Set([`${own} owner`, `${common} owner`]),
  )
  expect((await stays.firm(common)).people).toHaveLength(1)
})
