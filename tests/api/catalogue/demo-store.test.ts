import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPlan } from '#domain/delivery/demo-plan.ts'
import { emptyPlan } from '#domain/delivery/plan.ts'
import { testArea } from '../../support/builders/test-area.ts'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { findReturnTermsIssue } from '#domain/store/return-terms.ts'
import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import type { FirstStepsWire } from '#domain/store/first-steps-wire.ts'
import { planOf } from '../../support/api/delivery-actions.ts'
import { read } from '../../support/api/desk-api.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

const folder = path.join(import.meta.dirname, '../../../demo/catalogue')
const actor = operator('test')

let api: TestApi
let owner: StaffBrowser
const planned = async () => (await api.services.delivery.read(actor)).plan
const promiseOf = (pin: string) =>
  read<DeliveryPromiseWire>(api.call(`/api/delivery-promise?pin=${pin}&product=opc-cement-53-adrika`))
const heavyPromise = (bags: number) =>
  read<DeliveryPromiseWire>(
    api.call('/api/delivery-promise', {
      method: 'POST',
      body: { pin: '122018', lines: [{ product: 'opc-cement-53-adrikaVariant[0]', quantity: bags }] },
    }),
  )

beforeAll(async () => {
  api = await openTestApi()
  await api.services.store.prepareDemo()
  await api.services.catalogue.importFolder({ folder })
  owner = await staffBrowser(api, '9700000010', 'owner')
}, 120_000)
afterAll(() => api.close())

test('[GEN-05] [AREA-02] the demo promises one day around Gurugram, and to nobody else', async () => {
  expect(await planned()).toEqual(demoPlan)
  expect((await api.services.store.getSettings()).defaultPromise).toMatchObject({
    areas: [{ name: 'Gurugram', nameHi: 'गुरुग्राम' }],
    days: 1,
    everyDay: true,
  })
  const near = await promiseOf('122018')
  expect(near).toMatchObject({ state: 'promised', promisedOn: '2026-11-20' })
  expect(near.days[0]).toBe('2026-11-21')
  expect(near).not.toHaveProperty('fee')
  expect((await promiseOf('110001')).days[0]).toBe('2026-11-22')
  for (const pin of ['744101', '560001', '400001'])
    expect(await promiseOf(pin)).toMatchObject({ state: 'outside', days: [] })
  // 25 t is a day's work, 500 t is not
  expect((await heavyPromise(500)).days[0]).toBe('2026-11-21')
  expect((await heavyPromise(10_000)).days[0]).toBe('2026-11-29')
})

test('[GEN-10] the demo has return terms of its own, in the form of any other shop', async () => {
  const { sections, isExample } = await api.services.store.getReturnTerms()
  expect(isExample).toBe(false)
  expect(sections.map(({ title }) => title)).toContain('Within 7 days')
  expect(findReturnTermsIssue(demoReturnTerms)).toBeNull()
  // yet a live store has to check them
  expect(await api.services.store.findDemoData(folder)).toMatchObject({ hasExampleTerms: true })
})

test('[DESK-01] the demo’s areas are no step that the shop has done', async () => {
  const steps = () => read<FirstStepsWire>(owner.call('/api/desk/first-steps'))
  expect(await steps()).toMatchObject({ delivery: false })
  const { version } = await api.services.delivery.read(actor)
  await api.services.delivery.change(actor, { version, plan: planOf(testArea()) })
  expect(await steps()).toMatchObject({ delivery: true })
})

test('[SAFE-08] with the demo go its areas and its terms, but not what somebody has set', async () => {
  await owner.prove()
  await owner.post('/api/desk/demo/removal')
  expect((await planned()).areas).toHaveLength(1)
  expect(await api.services.store.getReturnTerms()).toMatchObject({ isExample: true })

  const { version } = await api.services.delivery.read(actor)
  await api.services.delivery.change(actor, { version, plan: demoPlan })
  await api.services.store.changeSetting('returnTerms', '# Never\nAll sales are final.')
  await owner.post('/api/desk/demo/removal')
  expect(await planned()).toEqual(emptyPlan)
  expect(await api.services.store.getSettings()).not.toHaveProperty('defaultPromise')
  expect((await api.services.store.getReturnTerms()).isExample).toBe(false)
  const { versions } = await read<{ versions: { changes: object[] }[] }>(
    owner.call('/api/desk/settings/delivery/versions'),
  )
  expect(versions[0]?.changes.length).toBeGreaterThan(0)
})

test('[AREA-02] a store with a catalogue keeps the plan that it has', async () => {
  await api.services.store.prepareDemo()
  expect(await planned()).toEqual(emptyPlan)
})
