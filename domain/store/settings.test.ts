import { expect, test } from 'vitest'
import { defaultMerchantSettings, findSettingIssue } from './settings.ts'
import { settingsIn } from './settings-in-language.ts'

test('[GEN-06] the default settings are valid', () => {
  const issues = Object.entries(defaultMerchantSettings).map(([name, value]) => findSettingIssue(name, value))
  expect(issues.filter((issue) => issue !== null)).toEqual([])
})

test.each([
  ['colour', 'red', { code: 'not-a-setting' }],
  ['toString', 'x', { code: 'not-a-setting' }],
  ['name', '  ', { code: 'not-between', least: 1, most: 200 }],
  ['name', 'x'.repeat(201), { code: 'not-between', least: 1, most: 200 }],
  ['hotline', 'call us', { code: 'not-a-phone-number' }],
  ['whatsapp', '+91 124', { code: 'not-with-country-code' }],
  ['email', 'nobody', { code: 'not-an-email-address' }],
  ['androidAppUrl', 'javascript:alert(1)', { code: 'not-an-https-address' }],
])('the setting %s cannot be %j', (name, value, issue) => {
  expect(findSettingIssue(name, value)).toMatchObject(issue)
})

test('[LANG-01] pages in Hindi say what was written for them, else what the store says in English', () => {
  const own = { ...defaultMerchantSettings, hours: '9 to 5', location: 'Indore', locationHindi: 'इंदौर' }
  expect(settingsIn('hi', own)).toMatchObject({ hours: '9 to 5', location: 'इंदौर' })
  expect(settingsIn('hi', own).tagline).toMatch(/[ऀ-ॿ]/)
  expect(settingsIn('hi', own).grievanceOfficer).toMatch(/[ऀ-ॿ]/)
  expect(settingsIn('hi', { ...own, grievanceOfficer: 'Asha Rao' }).grievanceOfficer).toBe('Asha Rao')
  expect(settingsIn('hi', { ...own, tagline: 'Bricks by Asha' }).tagline).toBe('Bricks by Asha')
  expect(settingsIn('hi', { ...own, tagline: 'Bricks', taglineHindi: 'ईंटें' }).tagline).toBe('ईंटें')
  expect(settingsIn('en', own)).toMatchObject({ location: 'Indore', tagline: own.tagline })
  expect(settingsIn('en', own)).not.toHaveProperty('locationHindi')
})
