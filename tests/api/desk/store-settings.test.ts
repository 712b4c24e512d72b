import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('[GEN-06] what the store says of itself comes from one source that its keeper can change', async () => {
  const { store } = api.services
  expect(await store.getSettings()).toEqual({ ...defaultStoreSettings, stockAlerts: true })
  const received: (string | null)[] = []
  await api.database.listen('catalogue', (what) => received.push(what))
  await store.changeSetting('hotline', ' +91 98123 45678 ')
  await store.changeSetting('name', `O'Neil "&" Söhne`)
  expect(await store.getSettings()).toEqual({
    ...defaultStoreSettings,
    stockAlerts: true,
    hotline: '+91 98123 45678',
    name: `O'Neil "&" Söhne`,
  })
  await expect.poll(() => received).toEqual(['hotline', 'name'])
})

test('[GEN-06] a setting that does not exist or has no such form is refused and changes nothing', async () => {
  const { store } = api.services
  const before = await store.getSettings()
  await expect(store.changeSetting('colour', 'red')).rejects.toThrow(/colour is not a setting/)
  await expect(store.changeSetting('email', 'nobody')).rejects.toThrow(/email is not an email address/)
  expect(await store.getSettings()).toEqual(before)
})

test('the firm on invoices is changed field by field, and checked as a whole', async () => {
  const change = (fields: object | string): Promise<void> =>
    api.services.store.changeSetting('seller', typeof fields === 'string' ? fields : JSON.stringify(fields))
  await expect(change({ gstin: '22AAAAA0000A1Z5' })).rejects.toThrow('seller.gstin is not a gstin')
  await expect(change({ stateCode: '27' })).rejects.toThrow('seller.gstin gstin of another state')
  await expect(change({ nonsense: 1 })).rejects.toThrow('seller')
  await expect(change('no JSON')).rejects.toThrow('seller is not fields')
  await change({
    legalName: 'Sharma Buildmart LLP',
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
  })
  expect(await api.services.store.getSeller()).toMatchObject({
    legalName: 'Sharma Buildmart LLP',
    gstin: '27AAPFU0939F1ZV',
    invoiceSeries: 'NV',
  })
  expect(await api.services.store.getSettings()).not.toHaveProperty('seller')
})

test('[SAFE-08] what is left of the demo is found, and nothing else', async () => {
  const { folder, remove } = await catalogueFolder({ products: [productDocument('demo-1')] })
  const find = () => api.services.store.findDemoData(folder)
  const before = await find()
  expect(before.products).toBe(0)
  await api.services.catalogue.importFolder({ folder })
  expect(await find()).toMatchObject({ products: 1, hasCatalogue: true })
  expect(await api.services.store.findDemoData(path.join(folder, 'nowhere'))).toMatchObject({ products: 0 })
  await api.services.store.changeSetting('whatsapp', '912011112222')
  expect((await find()).contactSettings).not.toContain('whatsapp')
  await remove()
})

test("[GEN-10] the return terms are the shopkeeper's own, or an example that is marked as one", async () => {
  const { store } = api.services
  expect(await store.getReturnTerms()).toMatchObject({ isExample: true })
  await expect(store.changeSetting('returnTerms', 'all sales are final')).rejects.toThrow(
    'returnTerms without first heading',
  )
  await store.changeSetting('returnTerms', '# Within 3 days\n- Sealed packs')
  expect(await store.getReturnTerms()).toEqual({
    sections: [{ title: 'Within 3 days', lines: ['Sealed packs'] }],
    isExample: false,
  })
  expect(await store.getSettings()).not.toHaveProperty('returnTerms')
})

test('[LANG-01] the return terms in Hindi are those written for it, else the English ones, and the example has its own', async () => {
  const { store } = api.services
  const inHindi = async () => (await api.services.in('hi').store.getReturnTerms()).sections[0]?.title
  expect(await inHindi()).toBe('Within 3 days')
  await store.changeSetting('returnTermsHindi', '# 3 दिन के अंदर\n- बंद पैकेट')
  expect(await inHindi()).toBe('3 दिन के अंदर')
  await store.changeSetting('returnTerms', demoReturnTerms)
  await expect(store.changeSetting('returnTermsHindi', 'बस')).rejects.toThrow(
    'returnTermsHindi without first heading',
  )
  expect((await store.getReturnTerms()).sections[0]?.title).toBe('When it arrives')
})
