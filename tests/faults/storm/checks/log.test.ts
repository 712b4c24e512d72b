import { expect, test } from 'vitest'
import { PaymentProviderError } from '#server/gateways/payments/port.ts'
import { findLogErrors } from './log.ts'

test('a log may hold errors of the provider and those of a busy database only', () => {
  const line = (type: string, more: object = {}): string =>
    JSON.stringify({ level: 50, msg: 'a call failed', err: { type }, ...more })
  expect(
    findLogErrors([
      line(PaymentProviderError.name),
      line('Error', { answered: 'temporarily-unavailable' }),
      JSON.stringify({ level: 40, msg: 'careful' }),
      '{"level":5',
    ]),
  ).toEqual([])
  expect(findLogErrors([line('TypeError'), 'Error: it ended'])).toHaveLength(2)
})
