import { expect, test } from 'vitest'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import { testArea } from '../../support/builders/test-area.ts'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import type { SettingVersionsWire } from '#domain/store/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { planOf } from '../../support/api/delivery-actions.ts'

const { api, as, order, show, reopen } = await deskForTests()

const delivery = () => read<DeskDeliveryWire>(as('owner').call('/api/desk/delivery'))
const save = (body: object, role: 'owner' | 'manager' = 'owner') =>
  as(role).call('/api/desk/delivery', { method: 'PUT', body })

test('[AREA-01] [STAFF-02] of two people who change the plan the second is told, and the log has before and after', async () => {
  const { version, plan } = await delivery()
  expect(plan.areas).toEqual([])
  const changed = planOf(testArea({ pins: ['122'] }))
  expect((await save({ version, plan: changed })).status).toBe(200)
  expect(await errorCodeOf(await save({ version, plan }, 'manager'))).toBe('edit-conflict')
  expect(await delivery()).toMatchObject({ version: version + 1, plan: changed })
  const log = await read<AuditPageWire>(as('owner').call('/api/desk/audit?subject=delivery'))
  expect(log.entries[0]?.action).toBe('delivery.change')
  expect(log.entries[0]?.changes).toContainEqual({ field: 'pins@Gurugram', before: null, after: '122' })
})

test('[AREA-01] [STAFF-02] the plan has versions: what was saved by mistake is taken back, by those who may change it', async () => {
  const versions = async () =>
    (await read<SettingVersionsWire>(as('owner').call('/api/desk/settings/delivery/versions'))).versions
  const restore = (body: object, role: 'owner' | 'packer' = 'owner') =>
    as(role).post('/api/desk/settings/delivery/restore', body)
  const before = await delivery()
  const right = planOf(testArea({ pins: ['122', '110'] }))
  await save({ version: before.version, plan: right })
  const mistake = planOf(testArea({ pins: ['9'.padEnd(3, '0')] }))
  await save({ version: before.version + 1, plan: mistake })
  const [latest, earlier] = await versions()
  expect(latest?.changes).toEqual([{ field: 'pins@Gurugram', before: '122, 110', after: '900' }])
  expect((await delivery()).changed).toEqual({ at: latest?.at, actor: latest?.actor })

  expect((await as('packer').call('/api/desk/settings/delivery/versions')).status).toBe(200)
  expect((await as('driver').call('/api/desk/settings/delivery/versions')).status).toBe(403)
  expect((await restore({ version: earlier?.id, side: 'after' }, 'packer')).status).toBe(403)
  expect((await restore({ version: earlier?.id, side: 'after' })).status).toBe(200)
  expect(await delivery()).toMatchObject({ version: before.version + 3, plan: right })
  expect((await restore({ version: latest?.id, side: 'before' })).status).toBe(200)
  expect((await delivery()).plan).toEqual(right)
  expect(await errorCodeOf(await restore({ version: (latest?.id ?? 0) + 1_000, side: 'after' }))).toBe(
    'not-found',
  )
  // an editor who saw the plan before it was taken back is told
  expect(await errorCodeOf(await save({ version: before.version + 2, plan: mistake }))).toBe('edit-conflict')
})

test('[AREA-02] products that take longer are read with their names', async () => {
  const { version } = await delivery()
  const productLeadDays = [
    { productId: 'cement', days: 3 },
    { productId: 'gone-long-ago', days: 2 },
  ]
  await save({ version, plan: { ...planOf(testArea()), productLeadDays } })
  const { productNames } = await delivery()
  expect(Object.keys(productNames)).toEqual(['cement'])
})

test.each([
  ['no PIN and no circle', testArea({ pins: [] })],
  ['a PIN that is both in and out', testArea({ exceptPins: ['122'] })],
  ['no working day', testArea({ workingDays: [] })],
  ['a slot that ends before it begins', testArea({ slots: ['13:00-09:00'] })],
  ['a cut-off that is no time', testArea({ cutOff: '25:00' })],
  ['a capacity of nothing', testArea({ capacity: { kilograms: 0, trips: null } })],
  ['a PIN that is none', testArea({ pins: ['0122'] })],
])('[AREA-01] a plan with %s is refused', async (_, area) => {
  const { version } = await delivery()
  expect(await errorCodeOf(await save({ version, plan: planOf(area) }))).toBe('invalid-input')
  expect((await delivery()).version).toBe(version)
})

test('[AREA-01] two areas of one id, or a holiday twice, are refused', async () => {
  const { version } = await delivery()
  const holiday = { day: '2026-12-25', name: '' }
  for (const plan of [
    planOf(testArea(), testArea()),
    { ...planOf(testArea()), holidays: [holiday, holiday] },
  ])
    expect(await errorCodeOf(await save({ version, plan }))).toBe('invalid-input')
})

test('[AREA-02] a plan can be tried before it is saved', async () => {
  const tryPlan = (body: object) => read<object>(as('packer').post('/api/desk/delivery/preview', body))
  const plan = planOf(testArea({ leadDays: 2 }))
  expect(await tryPlan({ plan, pin: '122018' })).toEqual({
    area: 'Gurugram',
    days: ['2026-11-23', '2026-11-24', '2026-11-25'],
  })
  expect(await tryPlan({ plan, pin: '560001' })).toEqual({ area: null, days: [] })
  const at = '2026-12-01T06:00:00.000Z'
  expect(await tryPlan({ plan, pin: '122018', at })).toMatchObject({
    days: ['2026-12-03', '2026-12-04', '2026-12-05'],
  })
})

test('[DESK-01] [AREA-02] Today counts what is due today and what was promised for an earlier day', async () => {
  const { version } = await delivery()
  await save({ version, plan: planOf(testArea({ leadDays: 0, workingDays: [0, 1, 2, 3, 4, 5, 6] })) })
  const orderId = await order()
  expect((await show(orderId)).promise).toEqual({ day: '2026-11-20', slot: null })
  const today = () => read<TodayWire>(as('owner').call('/api/desk/today'))
  expect(await today()).toMatchObject({ dueToday: 1, overdue: 0, late: 0 })
  const listed = (day: string) =>
    read<DeskOrderPageWire>(as('owner').call(`/api/desk/orders?promisedTo=${day}`))
  expect((await listed('2026-11-20')).orders.map((one) => one.orderId)).toEqual([orderId])
  expect((await listed('2026-11-19')).orders).toEqual([])
  expect((await delivery()).loads).toMatchObject([{ areaId: 'gurugram', day: '2026-11-20', trips: 1 }])
  api.advanceClock(20 * 3_600_000)
  await reopen()
  expect(await today()).toMatchObject({ dueToday: 0, overdue: 1, late: 0 })
  for (const to of ['SHIPPED', 'DELIVERED'] as const)
    await api.services.operator.changeOrderStatus('ravi', { orderId, to, note: null })
  expect(await today()).toMatchObject({ dueToday: 0, overdue: 0 })
})

test('[AREA-01] the PIN codes that were asked for in vain are listed apart from the words', async () => {
  await api.call('/api/delivery-promise?pin=560001')
  await api.call('/api/delivery-promise?pin=560001')
  const list = await read<{ demand: { words: string }[]; pins: object[] }>(
    as('owner').call('/api/desk/demand'),
  )
  expect(list.pins).toMatchObject([{ pin: '560001', times: 2 }])
  expect(list.demand.map(({ words }) => words)).not.toContain('560001')
})
