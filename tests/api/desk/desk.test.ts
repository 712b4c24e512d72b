import { describe, expect, test } from 'vitest'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import type { AuditPageWire, DeskSessionWire, StaffListWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { openOrderApi } from '../../support/api/order-actions.ts'
import { grant, staffBrowser, tryDesk, type StaffBrowser } from '../../support/api/staff-actions.ts'

const { api, me, as, reopen, order, show } = await deskForTests()

describe('signing in', () => {
  test('[STAFF-01] a number that works here opens the desk with a code, and is told what it may do', async () => {
    const { login } = await read<DeskSessionWire>(as('packer').call('/api/desk/session'))
    expect(login).toMatchObject({ role: 'packer', isProved: true, phone: '+919700000013' })
    expect(login?.permissions).toContain('orders:ship')
    expect(login?.permissions).not.toContain('orders:refund')
  })

  test('[STAFF-01] a shopper with the right code stays outside, and a session of the shop opens nothing', async () => {
    const browser = api.asBrowser()
    const refused = await tryDesk(api, browser, '9700000002')
    expect([refused.status, await errorCodeOf(refused)]).toEqual([403, 'not-staff'])
    expect(browser.cookies.has('desk')).toBe(false)
    expect((await me.call('/api/desk/orders')).status).toBe(401)
  })

  test('[STAFF-01] the desk closes after two hours without use, after twelve hours, and when it is left', async () => {
    const idle = await staffBrowser(api, '9700000020', 'counter')
    api.advanceClock(2 * 3_600_000 + 1_000)
    expect((await idle.call('/api/desk/orders')).status).toBe(401)
    const busy = await staffBrowser(api, '9700000021', 'counter')
    for (let hour = 0; hour < 11; hour += 1) {
      api.advanceClock(3_600_000)
      expect((await busy.call('/api/desk/orders')).status).toBe(200)
    }
    api.advanceClock(3_600_000 + 1_000)
    expect((await busy.call('/api/desk/orders')).status).toBe(401)
    const left = await staffBrowser(api, '9700000022', 'counter')
    await left.call('/api/desk/session', { method: 'DELETE' })
    expect((await left.call('/api/desk/orders')).status).toBe(401)
    await reopen()
  })
})

test('[STAFF-01] [DESK-05] a driver without a network for hours is still at the desk in the evening, but not the next day', async () => {
  const driver = await staffBrowser(api, '9700000025', 'driver')
  api.advanceClock(7 * 3_600_000)
  expect((await driver.call('/api/desk/my-trip')).status).toBe(200)
  api.advanceClock(5 * 3_600_000 + 1_000)
  expect((await driver.call('/api/desk/my-trip')).status).toBe(401)
  await reopen()
})

test('[STAFF-01] [STAFF-02] whose phone is lost is signed out everywhere at once, keeps the role, and comes back with a code', async () => {
  const open = async () => {
    // a number gets one code in thirty seconds
    api.advanceClock(31_000)
    return staffBrowser(api, '9700000026', 'counter')
  }
  const [first, second] = [await open(), await open()]
  const { staff } = await read<StaffListWire>(as('manager').call('/api/desk/staff'))
  const member = staff.find(({ phone }) => phone === '+919700000026')
  expect(member?.sessions).toHaveLength(2)
  const after = await read<StaffListWire>(as('manager').post(`/api/desk/staff/${member?.uid}/sign-out`))
  expect(after.staff.find(({ uid }) => uid === member?.uid)).toMatchObject({ role: 'counter', sessions: [] })
  for (const one of [first, second]) expect((await one.call('/api/desk/orders')).status).toBe(401)
  expect((await (await open()).call('/api/desk/orders')).status).toBe(200)
  const owner = staff.find(({ role }) => role === 'owner')
  const refused = await as('manager').post(`/api/desk/staff/${owner?.uid}/sign-out`)
  expect([refused.status, await errorCodeOf(refused)]).toEqual([403, 'not-permitted'])
  const log = await (await as('owner').call('/api/desk/audit.csv?subject=staff&actor=MANAG')).text()
  expect(log).toContain('staff.sign-out')
  expect(log).not.toContain('desk.open,staff,' + owner?.uid)
})

test('[STAFF-02] the audit log is narrowed by part of the shop, by who and by day, and exported as it is shown', async () => {
  const orderId = await order()
  await as('counter').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED', note: '=1+1' })
  const entriesOf = async (query: string) =>
    (await read<AuditPageWire>(as('accountant').call(`/api/desk/audit?${query}`))).entries
  const shipped = await entriesOf('subject=order,quotation&actor=COUNTER')
  expect(shipped[0]).toMatchObject({ action: 'order.status', subjectId: orderId })
  expect(shipped.every(({ actor, subject }) => /counter/i.test(actor) && subject === 'order')).toBe(true)
  const day = String(shipped[0]?.at).slice(0, 10)
  expect(await entriesOf(`subject=order&from=${day}&to=${day}`)).not.toEqual([])
  expect(await entriesOf(`from=2031-01-01`)).toEqual([])
  const file = await as('accountant').call('/api/desk/audit.csv?subject=order&actor=counter')
  expect(file.headers.get('content-disposition')).toContain('audit-log.csv')
  const text = await file.text()
  expect(text.split('\r\n')[0]).toBe('Time (UTC),Who,Role,Action,About,Id,Field,Before,After')
  // no cell is a formula
  expect(text).toContain("note,,'=1+1")
})

describe('permissions', () => {
  const calls = {
    'orders:read': (member: StaffBrowser) => member.call('/api/desk/orders'),
    'staff:read': (member: StaffBrowser) => member.call('/api/desk/staff'),
    'audit:read': (member: StaffBrowser) => member.call('/api/desk/audit'),
    'settings:read': (member: StaffBrowser) => member.call('/api/desk/settings'),
  }
  const holders: Record<keyof typeof calls, readonly StaffRole[]> = {
    'orders:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
    'staff:read': ['owner', 'manager'],
    'audit:read': ['owner', 'manager', 'accountant'],
    'settings:read': ['owner', 'manager', 'accountant'],
  }

  for (const [permission, call] of Object.entries(calls)) {
    test(`[STAFF-01] ${permission}: every role, a shopper and nobody`, async () => {
      const statuses = Object.fromEntries(
        await Promise.all(staffRoles.map(async (role) => [role, (await call(as(role))).status] as const)),
      )
      const expected = holders[permission as keyof typeof calls]
      for (const role of staffRoles)
        expect([role, statuses[role]]).toEqual([role, expected.includes(role) ? 200 : 403])
      expect((await call(me as unknown as StaffBrowser)).status).toBe(401)
      expect((await call(api.asBrowser() as StaffBrowser)).status).toBe(401)
    })
  }

  test('[STAFF-01] a driver delivers but neither ships nor cancels; an accountant moves nothing', async () => {
    const orderId = await order()
    const move = (role: StaffRole, to: string) =>
      as(role).post(`/api/desk/orders/${orderId}/status`, { to, note: 'x' })
    for (const [role, to] of [
      ['driver', 'SHIPPED'],
      ['driver', 'CANCELLED'],
      ['accountant', 'SHIPPED'],
      ['packer', 'CANCELLED'],
    ] as const)
      expect(await errorCodeOf(await move(role, to))).toBe('not-permitted')
    expect((await move('packer', 'SHIPPED')).status).toBe(200)
    expect((await show(orderId)).orderStatus).toBe('SHIPPED')
  })

  test('[STAFF-03] what cannot be undone asks for another code, which holds for ten minutes', async () => {
    const owner = as('owner')
    api.advanceClock(10 * 60_000 + 1_000)
    const hire = () => owner.post('/api/desk/staff', { phone: '9700000030', name: 'Ravi', role: 'counter' })
    expect(await errorCodeOf(await hire())).toBe('proof-required')
    const wrong = await owner.post('/api/desk/session/proof', { code: '000000' })
    expect(wrong.ok).toBe(false)
    expect(await errorCodeOf(await hire())).toBe('proof-required')
    expect((await owner.prove()).status).toBe(200)
    expect((await hire()).status).toBe(200)
    api.advanceClock(10 * 60_000 + 1_000)
    expect(await errorCodeOf(await hire())).toBe('proof-required')
  })

  test('[STAFF-01] who gives a role to somebody to whom a colleague has given another meanwhile is told', async () => {
    const owner = as('owner')
    await owner.prove()
    const hire = (role: string, more: object = {}) =>
      owner.post('/api/desk/staff', { phone: '9700000032', name: 'Ravi', role, ...more })
    expect((await hire('counter', { seenRole: null })).status).toBe(200)
    const late = await hire('manager', { seenRole: null })
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'edit-conflict', changedBy: expect.stringMatching(/^owner/) },
    ])
    // a repeat is none, and who saw the role may change it
    expect((await hire('counter', { seenRole: null })).status).toBe(200)
    expect((await hire('manager', { seenRole: 'counter' })).status).toBe(200)
  })

  test('[STAFF-01] a role that is taken away closes the desk at once, and the last owner stays', async () => {
    const owner = as('owner')
    await owner.prove()
    const leaving = await staffBrowser(api, '9700000031', 'manager')
    const { staff: all } = await read<StaffListWire>(owner.call('/api/desk/staff'))
    const uidOf = (phone: string) => all.find((member) => member.phone === `+91${phone}`)?.uid
    expect((await owner.call(`/api/desk/staff/${uidOf('9700000031')}`, { method: 'DELETE' })).status).toBe(
      200,
    )
    expect((await leaving.call('/api/desk/orders')).status).toBe(401)
    const own = await owner.call(`/api/desk/staff/${uidOf(owner.phone)}`, { method: 'DELETE' })
    expect(await errorCodeOf(own)).toBe('last-owner')
    const demoted = await owner.post('/api/desk/staff', { phone: owner.phone, name: 'Me', role: 'packer' })
    expect(await errorCodeOf(demoted)).toBe('last-owner')
  })

  test('[STAFF-01] two owners who remove each other at once leave one', async () => {
    const store = await openOrderApi()
    const [first, second] = [
      await grant(store.api, '9700000040', 'owner'),
      await grant(store.api, '9700000041', 'owner'),
    ]
    const by = { kind: 'staff', name: 'both', uid: null, role: 'owner', isProved: true } as const
    const outcomes = await Promise.allSettled(
      [first, second].map((uid) => store.api.services.desk.endService(by, uid)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await store.api.close()
  })
})
