import { expect, test } from 'vitest'
import type { DeskFirmWire, FirmPageWire } from '#domain/firms/desk-wire.ts'
import type { FirmSitesWire } from '#domain/firms/site-wire.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { FIRM_GSTIN, firmActions, firmAddress, puneSite } from '../../support/api/firm-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join, answerAs } = firmActions(api)
const list = (query = '') => read<FirmPageWire>(as('counter').call(`/api/desk/firms${query}`))
const show = (id: string) => read<DeskFirmWire>(as('counter').call(`/api/desk/firms/${id}`))
const send = (method: string, path: string, body?: unknown) =>
  as('manager').call(path, { method, ...(body !== undefined && { body }) })
const facts = { gstin: FIRM_GSTIN, legalName: 'Verma Builders', address: firmAddress }

test('[FIRM-01] the desk finds firms by name, GSTIN and number of anybody in them, a page at a time', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const own = await create(owner, { legalName: 'Zaveri Constructions' })
  await join(owner, own, { person: buyer })
  const second = await create(owner, { legalName: 'Zaveri Interiors' })
  const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).firms.map(({ id }) => id)
  expect(await found('zav con')).toEqual([own])
  expect(await found(buyer.phone)).toEqual([own])
  expect(await found('07aagff2194')).toEqual(expect.arrayContaining([own, second]))
  expect(await found('nobody')).toEqual([])
  const first = await list('?limit=1')
  const next = await list(`?limit=1&after=${encodeURIComponent(first.next ?? '')}`)
  expect([...first.firms, ...next.firms].map(({ id }) => id).toSorted()).toEqual([own, second].toSorted())
  expect((await list('?q=zav%20con')).firms).toMatchObject([
    { legalName: 'Zaveri Constructions', people: 2, owner: { phone: `+91${owner.phone}` } },
  ])
})

test('[FIRM-01] a firm that the desk adds belongs to the customer with the number, or invites whoever has it', async () => {
  const [customer, later] = [await newBuyer(), '9861990001']
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await send('POST', '/api/desk/firms', { id, ...facts, ownerPhone: customer.phone })
  expect(await customer.firm(id)).toMatchObject({ legalName: 'Verma Builders', role: 'owner' })
  await send('POST', '/api/desk/firms', { id: other, ...facts, ownerPhone: later })
  expect(await show(other)).toMatchObject({
    people: [],
    invitations: [{ phone: `+91${later}`, role: 'owner' }],
  })
  const call = await api.signedIn(later)
  const { invitations } = (await (await call('/api/firms')).json()) as { invitations: { id: string }[] }
  const path = `/api/firm-invitations/${invitations[0]?.id ?? ''}`
  await call(path, { method: 'POST', body: { answer: 'accept' } })
  expect((await show(other)).people).toMatchObject([{ role: 'owner' }])
})

test('[FIRM-01][STAFF-02] the desk changes people and facts, with every change in the audit log', async () => {
  const [owner, buyer] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  const base = `/api/desk/firms/${id}`
  await send('POST', `${base}/invitations`, { phone: buyer.phone, role: 'site-engineer' })
  await answerAs(buyer, 'accept')
  await send('PUT', `${base}/people/${buyer.uid}`, { role: 'buyer', orderLimit: 10_000_000 })
  await send('PUT', base, { legalName: 'Gupta & Sons LLP', address: firmAddress })
  await send('POST', `${base}/notes`, { id: crypto.randomUUID(), text: 'Pays on the fifth' })
  expect(await show(id)).toMatchObject({
    legalName: 'Gupta & Sons LLP',
    people: expect.arrayContaining([expect.objectContaining({ role: 'buyer', orderLimit: 10_000_000 })]),
    notes: [{ text: 'Pays on the fifth' }],
  })
  const lastOwner = send('DELETE', `${base}/people/${owner.uid}`)
  expect(await errorCodeOf(await lastOwner)).toBe('firm-last-owner')
  await send('DELETE', `${base}/people/${buyer.uid}`)
  expect(await errorCodeOf(await buyer.call(`/api/firms/${id}`))).toBe('not-found')
  const audit = await read<AuditPageWire>(as('owner').call(`/api/desk/audit?subject=firm&subjectId=${id}`))
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'firm.remove',
    'firm.note',
    'firm.edit',
    'firm.person',
    'firm.invite',
  ])
  expect(audit.entries[3]?.changes).toContainEqual({ field: 'orderLimit', before: null, after: '100000' })
  expect(JSON.stringify(audit.entries)).not.toContain('Pays on the fifth')
  expect(JSON.stringify(audit.entries)).not.toContain(buyer.phone)
})

test('[FIRM-01] the file of firms is a row each, and the log names who took it', async () => {
  await create(await newBuyer(), { legalName: '=Formula & Co' })
  const text = await (await as('accountant').call('/api/desk/firms.csv')).text()
  expect(text.split('\r\n')[0]).toContain('Firm,GSTIN,City,State,Owner,Phone,People')
  expect(text).toContain(`'=Formula & Co,${FIRM_GSTIN},New Delhi,Delhi`)
  const { entries } = await read<AuditPageWire>(as('owner').call('/api/desk/audit?subject=firm'))
  expect(entries[0]).toMatchObject({ action: 'firm.export' })
})

test('[FIRM-02][STAFF-02] the desk keeps the sites of a firm for it, and the audit log names who did', async () => {
  const owner = await newBuyer()
  const id = await create(owner)
  const siteId = crypto.randomUUID()
  const base = `/api/desk/firms/${id}/sites`
  // a repeat adds no second one
  for (let times = 0; times < 2; times += 1) await send('POST', base, { id: siteId, ...puneSite })
  await send('PUT', `${base}/${siteId}`, { ...puneSite, name: 'Tower C', isClosed: true })
  const { sites } = await read<FirmSitesWire>(owner.call(`/api/firms/${id}/sites`))
  expect(sites).toMatchObject([{ id: siteId, name: 'Tower C', isClosed: true }])
  await send('PUT', `${base}/${siteId}`, { ...puneSite, isClosed: false })
  const seen = await read<FirmSitesWire>(as('counter').call(base))
  expect(seen).toMatchObject({ mayChange: false, sites: [{ name: 'Tower B', isClosed: false }] })
  const refused = as('counter').call(`${base}/${siteId}`, { method: 'PUT', body: puneSite })
  expect(await errorCodeOf(await refused)).toBe('not-permitted')
  const other = await create(await newBuyer())
  const foreign = await send('PUT', `/api/desk/firms/${other}/sites/${siteId}`, puneSite)
  expect(await errorCodeOf(foreign)).toBe('not-found')
  const audit = await read<AuditPageWire>(as('owner').call(`/api/desk/audit?subject=firm&subjectId=${id}`))
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'firm.edit-site',
    'firm.edit-site',
    'firm.add-site',
  ])
})
