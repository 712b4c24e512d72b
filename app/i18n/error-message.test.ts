import { expect, it } from 'vitest'
import { ApiError } from '#app/api/transport/request.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from './error-message.ts'

const messageFor = (code: string, details: Record<string, unknown> = {}) =>
  errorMessage(errorMessages, new ApiError(code, details))

it('[AUTH-11] a wrong code is reported with the number of tries left', () => {
  expect(messageFor('code-wrong', { triesLeft: 4 })).toBe('That code isn’t right. You have 4 tries left.')
  expect(messageFor('code-wrong', { triesLeft: 1 })).toBe('That code isn’t right. You have 1 try left.')
})

it('[AUTH-10] the message says how long to wait for the next code', () => {
  expect(messageFor('code-too-soon', { retryAfterSeconds: 17 })).toContain('17 seconds')
  expect(messageFor('code-too-soon', { retryAfterSeconds: 3_600 })).toContain('60 minutes')
})

it('[GEN-09] an unexpected failure has a message too', () => {
  expect(messageFor('toString')).toBe(errorMessages.failed)
  expect(errorMessage(errorMessages, new Error('boom'))).toBe(errorMessages.failed)
})

it('[CART-13] a refused cash payment names the legal limit and the alternative', () => {
  expect(messageFor('cash-limit', { limit: 20_000_000, today: 25_000_000 })).toContain(
    'less than ₹2,00,000 in cash',
  )
  expect(messageFor('cash-limit', { limit: 20_000_000 })).toContain('pay for this order online')
})
