import { expect, test } from 'vitest'
import { defaultMerchantSettings, findSettingIssue, settingsIn } from './settings.ts'

test('[GEN-06] the default settings are valid', () => {
  const issues = Object.entries(defaultMerchantSettings).map(([name, value]) => findSettingIssue(name, value))
  expect(issues.filter((issue) => issue !== null)).toEqual([])
})

test.each([
  ['colour', 'red', /^is not a setting; use one of name, logoWords/],
  ['toString', 'x', /^is not a setting/],
  ['name', '  ', /1 to 200/],
  ['name', 'x'.repeat(201), /1 to 200/],
  ['hotline', 'call us', /telephone/],
  ['whatsapp', '+91 124', /digits/],
  ['email', 'nobody', /e-mail/],
  ['androidAppUrl', 'javascript:alert(1)', /https/],
])('the setting %s cannot be %j', (name, value, issue) => {
  expect(findSettingIssue(name, value)).toMatch(issue)
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
