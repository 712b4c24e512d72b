import { expect, test } from 'vitest'
import { messageLength } from './message-length.ts'
import { languages } from '../i18n/language.ts'
import {
  fillWording,
  findWordingIssue,
  firstWording,
  isRegistered,
  messageTemplates,
  type MessageTemplate,
} from './message-wording.ts'
import { messageText } from './text-message.ts'
import type { Phone } from '../identity/phone.ts'

const templates = Object.keys(messageTemplates) as MessageTemplate[]

test.each(templates.flatMap((template) => languages.map((language) => [template, language] as const)))(
  '[GEN-06] the first wording of %s in the language %s can be used, and has all of its variables',
  (template, language) => {
    const wording = firstWording(template, language)
    const { examples } = messageTemplates[template]
    expect(findWordingIssue(template, wording)).toBeNull()
    expect(fillWording(wording.text, examples)).not.toMatch(/[{}]/)
    for (const name of Object.keys(examples)) expect(wording.text).toContain(`{${name}}`)
    expect(messageLength(fillWording(wording.text, examples)).encoding).toBe(
      language === 'en' ? 'latin' : 'unicode',
    )
  },
)

test.each([
  ['', '', [true, false, false]],
  ['1107160000000001234', '', [true, true, false]],
  ['', 'flow', [true, false, false]],
  ['1107160000000001234', 'flow', [true, true, true]],
])(
  '[GEN-06] a wording with DLT id %j and flow %j is registered for none, text, flow: %j',
  (dltId, flowId, is) => {
    const needed = ['none', 'text', 'flow'] as const
    expect(needed.map((one) => isRegistered({ text: '', dltId, flowId }, one))).toEqual(is)
  },
)

test.each([
  [{ text: ' ' }, { code: 'wording-length', most: 700 }],
  [
    { text: '{store}: order {order} {news} {phone}' },
    { code: 'wording-unknown', name: 'phone', names: ['store', 'order', 'news'] },
  ],
  [{ text: '{store}: {order}' }, { code: 'wording-without', name: 'news' }],
  [{ text: '{order} {news} {' }, { code: 'wording-brace' }],
  [{ dltId: '1234' }, { code: 'not-a-dlt-id' }],
  [{ flowId: 'a b' }, { code: 'not-a-flow-id' }],
])('[GEN-06] %j is no wording of an order message', (change, issue) => {
  const wording = { text: '{store}: {order} {news}', dltId: '', flowId: '', ...change }
  expect(findWordingIssue('order-update', wording)).toEqual(issue)
})

test("[GEN-06] a message is sent in the shop's own words", () => {
  const text = messageText({
    to: '+919812345678' as Phone,
    template: 'sign-in-code',
    variables: { code: '012345', store: 'Neev', minutes: '5', host: 'shop.example' },
    wording: { text: '{store} का कोड {code}', dltId: '', flowId: '' },
  })
  expect(text).toBe('Neev का कोड 012345\n\n@shop.example #012345')
})

test.each([
  ['a'.repeat(160), { characters: 160, segments: 1, encoding: 'latin' }],
  ['a'.repeat(161), { characters: 161, segments: 2, encoding: 'latin' }],
  [`${'a'.repeat(159)}€`, { characters: 161, segments: 2, encoding: 'latin' }],
  ['क'.repeat(70), { characters: 70, segments: 1, encoding: 'unicode' }],
  ['क'.repeat(71), { characters: 71, segments: 2, encoding: 'unicode' }],
])('[GEN-06] the length of %j', (text, length) => {
  expect(messageLength(text)).toEqual(length)
})
