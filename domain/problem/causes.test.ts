import { expect, test } from 'vitest'
import { parseCause } from './causes.ts'

test('[ORD-08] a cause is read with its facts; one of another version of the store is none', () => {
  expect(parseCause({ code: 'not-paid-in-time' })).toEqual({ code: 'not-paid-in-time' })
  expect(parseCause({ code: 'changed', before: 35_400, after: 23_600 })).toEqual({
    code: 'changed',
    before: 35_400,
    after: 23_600,
  })
  expect(parseCause({ code: 'changed', before: 35_400 })).toBeNull()
  expect(parseCause({ code: 'struck-by-lightning' })).toBeNull()
  expect(parseCause(null)).toBeNull()
})
