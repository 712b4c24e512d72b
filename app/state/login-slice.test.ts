import { expect, test } from 'vitest'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { createStore } from './store.ts'
import { checkLogin, loggedIn, loggedOut } from '#app/features/identity/login-slice.ts'

const nothing = () => Promise.resolve([])
const calls = { mainCategories: nothing, subcategories: nothing, shops: nothing, products: nothing }
const asha: Partner = {
  uid: 'u',
  phone: '+919812345678' as Phone,
  name: null,
  registration_date: '2026-11-20T06:30:00.000Z',
  verification_status: 'Pending',
  active: false,
}

test('[DATA-02] login data goes from idle over loading to succeeded with the person in the list', async () => {
  const store = createStore(calls)
  expect(store.getState().login).toEqual({ data: [], status: 'idle', error: null })
  const checking = store.dispatch(checkLogin(() => Promise.resolve(asha)))
  expect(store.getState().login.status).toBe('loading')
  await checking
  expect(store.getState().login).toEqual({ data: [asha], status: 'succeeded', error: null })
})

test('[DATA-03] a failed check says so', async () => {
  const store = createStore(calls)
  await store.dispatch(checkLogin(() => Promise.reject(new Error('no network'))))
  expect(store.getState().login).toMatchObject({ status: 'failed', error: 'Failed to fetch login data' })
})

test('signing in and out is known at once', () => {
  const store = createStore(calls)
  store.dispatch(loggedIn(asha))
  expect(store.getState().login.data).toEqual([asha])
  store.dispatch(loggedOut())
  expect(store.getState().login).toEqual({ data: [], status: 'succeeded', error: null })
})
