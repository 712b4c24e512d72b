import { expect, test } from 'vitest'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { checkLogin, loggedIn, loggedOut } from '#app/features/identity/login-slice.ts'
import { createStore } from './store.ts'
import { createTestApi } from './test-api.ts'

const asha: Partner = {
  uid: 'u',
  phone: '+919812345678' as Phone,
  name: null,
  registration_date: '2026-11-20T06:30:00.000Z',
  verification_status: 'Pending',
  active: false,
}

test('[DATA-02] login data goes from idle over loading to succeeded with the partner in the list', async () => {
  const store = createStore(createTestApi({ fetchPartner: () => Promise.resolve(asha) }))
  expect(store.getState().login).toEqual({ data: [], status: 'idle', error: null })
  const checking = store.dispatch(checkLogin())
  expect(store.getState().login.status).toBe('loading')
  await checking
  expect(store.getState().login).toEqual({ data: [asha], status: 'succeeded', error: null })
})

test('[DATA-03] a failed check stores its message', async () => {
  const store = createStore(createTestApi({ fetchPartner: () => Promise.reject(new Error('no network')) }))
  await store.dispatch(checkLogin())
  expect(store.getState().login).toMatchObject({ status: 'failed', error: 'Failed to fetch login data' })
})

test('login and logout take effect at once', () => {
  const store = createStore(createTestApi())
  store.dispatch(loggedIn(asha))
  expect(store.getState().login.data).toEqual([asha])
  store.dispatch(loggedOut())
  expect(store.getState().login).toEqual({ data: [], status: 'succeeded', error: null })
})
