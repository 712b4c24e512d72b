import { expect, test } from 'vitest'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { checkLogin, signedIn, signedOut, newDevicesAccepted } from '#app/features/identity/login-slice.ts'
import { createStore } from './store.ts'
import { createTestApi } from '../../tests/support/state/test-thunk-api.ts'

const asha: Partner = {
  uid: 'u',
  phone: '+919812345678' as Phone,
  name: null,
  language: 'en',
  registration_date: '2026-11-20T06:30:00.000Z',
  verification_status: 'Pending',
  active: false,
  block: null,
}

const newDevice = { device: 'Chrome on Android', signedInAt: '2026-11-20T06:30:00.000Z' }

test('[DATA-02] login data goes from idle over loading to succeeded with the partner in the list', async () => {
  const store = createStore(
    createTestApi({
      fetchSession: () => Promise.resolve({ partner: { ...asha, role: 'partner' }, newDevices: [newDevice] }),
    }),
  )
  expect(store.getState().login).toEqual({ data: [], status: 'idle', error: null, newDevices: [] })
  const checking = store.dispatch(checkLogin())
  expect(store.getState().login.status).toBe('loading')
  await checking
  expect(store.getState().login).toMatchObject({ data: [asha], status: 'succeeded', error: null })
})

test('[DATA-03] a failed check stores its message', async () => {
  const store = createStore(createTestApi({ fetchSession: () => Promise.reject(new Error('no network')) }))
  await store.dispatch(checkLogin())
  expect(store.getState().login).toMatchObject({ status: 'failed', error: 'Failed to fetch login data' })
})

test('login and logout take effect at once', () => {
  const store = createStore(createTestApi())
  store.dispatch(signedIn(asha))
  expect(store.getState().login.data).toEqual([asha])
  store.dispatch(signedOut())
  expect(store.getState().login).toMatchObject({ data: [], status: 'succeeded', error: null })
})

test('[SAFE-02] new devices are told until they are accepted or the partner logs out', async () => {
  const session = { partner: { ...asha, role: 'partner' as const }, newDevices: [newDevice] }
  const store = createStore(createTestApi({ fetchSession: () => Promise.resolve(session) }))
  await store.dispatch(checkLogin())
  expect(store.getState().login.newDevices).toEqual([newDevice])
  store.dispatch(newDevicesAccepted())
  expect(store.getState().login).toMatchObject({ data: [asha], newDevices: [] })
  await store.dispatch(checkLogin())
  store.dispatch(signedOut())
  expect(store.getState().login.newDevices).toEqual([])
})
