import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { addDeskSession } from '#server/db/staff/desk-sessions.ts'
import { openOrderApi } from '../../support/api/order-actions.ts'
import { NAME, newPerson } from '../../support/api/person.ts'
import type { TestApi } from '../../support/api/test-api.ts'
import { tablesWith } from '../../support/database/find-text.ts'

let api: TestApi
beforeAll(async () => {
  api = (await openOrderApi()).api
})
afterAll(() => api.close())

test('[SAFE-06] who works in the store finds their role, their sessions at the desk and what was done to their role', async () => {
  const me = await newPerson(api)
  const uid = (await api.services.privacy.exportDataOfPhone(me.phone)).partner.uid
  const owner = operator('ravi')
  const { desk, privacy } = api.services
  await desk.grant(owner, { phone: me.phone, name: NAME, role: 'manager' })
  await desk.grant(owner, { phone: me.phone, name: NAME, role: 'packer' })
  await addDeskSession(api.database.queries, {
    tokenHash: `of ${uid}`,
    id: crypto.randomUUID(),
    staffUid: uid,
    device: 'Firefox on Linux',
    at: api.now(),
    expiresAt: api.now(),
  })
  const data = (await (await me.browser.call('/api/account/data')).json()) as PersonalDataWire
  expect(data.staff).toMatchObject({
    name: NAME,
    role: 'packer',
    grantedBy: 'ravi',
    sessions: [{ device: 'Firefox on Linux' }],
  })
  expect(data.staffChanges).toMatchObject([
    { action: 'staff.grant', by: 'ravi', before: null, after: { name: NAME, role: 'manager' } },
    { before: { role: 'manager' }, after: { role: 'packer' } },
  ])
  expect((await me.erase()).status).toBe(409)
  await desk.endService(owner, uid)
  expect((await privacy.exportDataOfPhone(me.phone)).staff).toBe(null)
  expect((await me.erase()).status).toBe(204)
  const left = await api.database.queries
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', uid)
    .orderBy('id')
    .execute()
  expect(left).toEqual([
    { action: 'staff.grant', before: null, after: { role: 'manager' } },
    { action: 'staff.grant', before: { role: 'manager' }, after: { role: 'packer' } },
    { action: 'staff.end', before: { role: 'packer' }, after: null },
  ])
  expect(await tablesWith(api.database.queries, [me.phone.slice(-10)])).toEqual([])
})
