import { expect, it } from 'vitest'
import { ApiError } from '#app/api/request.ts'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from './error-message.ts'

const say = (code: string, details: ApiError['details'] = {}) =>
  errorMessage(errorMessages.en, new ApiError(code, details))

it('[AUTH-11] a wrong code is said with the tries that are left', () => {
  expect(say('code-wrong', { triesLeft: 4 })).toBe('This code is not right. 4 tries are left.')
  expect(say('code-wrong', { triesLeft: 1 })).toBe('This code is not right. 1 try is left.')
})

it('[AUTH-10] a person is told how long to wait for the next code', () => {
  expect(say('code-too-soon', { retryAfterSeconds: 17 })).toContain('17 seconds')
  expect(say('code-too-soon', { retryAfterSeconds: 3_600 })).toContain('60 minutes')
})

it('[GEN-09] a failure that nobody foresaw is said too', () => {
  expect(say('toString')).toBe(errorMessages.en.failed)
  expect(errorMessage(errorMessages.en, new Error('boom'))).toBe(errorMessages.en.failed)
})

it('[CART-13] who may not pay in cash is told how much the law allows, and what to do', () => {
  expect(say('cash-limit', { limit: 200_000, today: 250_000 })).toContain('less than ₹2,00,000 in cash')
  expect(say('cash-limit', { limit: 200_000 })).toContain('pay this order online')
})
