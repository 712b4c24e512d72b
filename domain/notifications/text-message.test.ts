import { expect, test } from 'vitest'
import type { Phone } from '../identity/phone.ts'
import { messageText } from './text-message.ts'

const variables = { code: '012345', store: 'Neev', minutes: '5', host: 'shop.example' }
const message = { to: '+919812345678' as Phone, template: 'sign-in-code', variables } as const

test('a login code names the store and its validity and ends with the autofill line', () => {
  expect(messageText(message)).toBe(
    '012345 is your Neev sign-in code. It is valid for 5 minutes. Do not share it with anyone.\n\n@shop.example #012345',
  )
})

test('without a public URL there is no autofill line', () => {
  expect(messageText({ ...message, variables: { ...variables, host: '' } })).not.toContain('@')
})
