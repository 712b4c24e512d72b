import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('[GEN-06] what the store says of itself comes from one source that its keeper can change', async () => {
  const { store } = api.services
  expect(await store.getSettings()).toEqual(defaultStoreSettings)
  const heard: (string | null)[] = []
  await api.database.listen('catalogue', (what) => heard.push(what))
  await store.changeSetting('hotline', ' +91 98123 45678 ')
  await store.changeSetting('name', `O'Neil "&" Söhne`)
  expect(await store.getSettings()).toEqual({
    ...defaultStoreSettings,
    hotline: '+91 98123 45678',
    name: `O'Neil "&" Söhne`,
  })
  await expect.poll(() => heard).toEqual(['hotline', 'name'])
})

test('[GEN-06] a setting that does not exist or has no such form is refused and changes nothing', async () => {
  const { store } = api.services
  const before = await store.getSettings()
  await expect(store.changeSetting('colour', 'red')).rejects.toThrow(/colour is none of/)
  await expect(store.changeSetting('email', 'nobody')).rejects.toThrow(/email must be an e-mail address/)
  expect(await store.getSettings()).toEqual(before)
})
