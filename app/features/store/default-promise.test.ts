import { expect, test } from 'vitest'
import { demoPlan } from '#domain/delivery/demo-plan.ts'
import { defaultPromise } from '#domain/delivery/default-promise.ts'
import { emptyPlan, type DeliveryPlan } from '#domain/delivery/plan.ts'
import { testArea } from '../../../tests/support/builders/test-area.ts'
import { defaultStoreSettings, type StoreSettings } from '#domain/store/settings.ts'
import { shownSettings, slowerPromise, withPromise } from './default-promise.ts'

function settingsOf(plan: DeliveryPlan, own = ''): StoreSettings {
  const promise = defaultPromise(plan)
  return {
    ...defaultStoreSettings,
    deliveryPromise: own,
    ...(promise && { deliveryAreas: true, defaultPromise: promise }),
  }
}
const said = (plan: DeliveryPlan, own = '') => {
  const { deliveryPromise, deliveryTerms } = shownSettings(settingsOf(plan, own))
  return [deliveryPromise, deliveryTerms]
}
const areas = (...names: string[]) => names.map((name) => testArea({ id: name.toLowerCase(), name }))

test('[GEN-05] one day is promised in the words of the plan, for the areas that it names', () => {
  expect(said(demoPlan)).toEqual([
    'Delivered within one day in Gurugram',
    'Orders over 60 t, and orders for days that are booked up, take longer. Elsewhere, your PIN code decides.',
  ])
  expect(said({ ...emptyPlan, areas: areas('Agra', 'Pune', 'Surat') })[0]).toBe(
    'Delivered within one working day in Agra and 2 more areas',
  )
  expect(said({ ...emptyPlan, areas: [testArea({ leadDays: 3, cutOff: '16:00' })] })).toEqual([
    'Delivered within 3 working days in Gurugram',
    'Orders from 16:00 on count to the next delivery day. Days without deliveries don’t count. Elsewhere, your PIN code decides.',
  ])
  expect(said({ ...emptyPlan, areas: [testArea({ leadDays: 0 }), ...areas('Agra')] })[0]).toBe(
    'Delivered the same day in Gurugram',
  )
})

test('[GEN-05] a store without a plan promises what it says itself, and no day of its own accord', () => {
  expect(said(emptyPlan)).toEqual(['Delivered to your site', undefined])
  expect(said(emptyPlan, 'With you on Friday')).toEqual(['With you on Friday', undefined])
  // the plan is what is kept, whatever was written before
  expect(said(demoPlan, 'With you on Friday')[0]).toBe('Delivered within one day in Gurugram')
  expect(shownSettings(settingsOf(demoPlan))).not.toHaveProperty('defaultPromise')
})

test('[AREA-02] a product that takes longer says so', () => {
  const settings = settingsOf({ ...demoPlan, productLeadDays: [{ productId: 'marble', days: 5 }] })
  expect(slowerPromise(settings, 'marble')).toMatchObject({
    deliveryPromise: 'Delivered within 5 days in Gurugram',
  })
  expect(slowerPromise(settings, 'cement')).toBeNull()
  expect(slowerPromise(settingsOf(emptyPlan), 'marble')).toBeNull()
})

test('[HOME-01] a banner says the promise where its text asks for it', () => {
  const banner = { id: 'cement', headline: 'To your site', text: '{delivery}' }
  expect(withPromise(banner, { deliveryPromise: 'In $& Pune' })).toEqual({ ...banner, text: 'In $& Pune' })
  expect(withPromise({ headline: null, text: 'As it is' }, { deliveryPromise: 'x' })).toEqual({
    headline: null,
    text: 'As it is',
  })
})
