import { expect, test } from 'vitest'
import { defaultMerchantSettings, findSettingIssue } from './settings.ts'

test('[GEN-06] the settings that a store starts with are all in their form', () => {
  const faults = Object.entries(defaultMerchantSettings).map(([name, value]) => findSettingIssue(name, value))
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})

test.each([
  ['colour', 'red', /^is none of name, tagline/],
  ['toString', 'x', /^is none of/],
  ['name', '  ', /1 to 200/],
  ['name', 'x'.repeat(201), /1 to 200/],
  ['hotline', 'call us', /telephone/],
  ['whatsapp', '+91 124', /digits/],
  ['email', 'nobody', /e-mail/],
  ['androidAppUrl', 'javascript:alert(1)', /https/],
])('the setting %s cannot be %j', (name, value, fault) => {
  expect(findSettingIssue(name, value)).toMatch(fault)
})
