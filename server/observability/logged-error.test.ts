import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { loggedError } from './logged-error.ts'

const secrets = ['+919812345678', '98123 45678', 'Asha Verma', '12 MG Road', '482913']

test('[SAFE-05] an error of the database says its code and constraint, and quotes no value', () => {
  const error = Object.assign(new Error(`duplicate key value: ${secrets.join(', ')}`), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (phone)=(${secrets[0]}) already exists.`,
    where: secrets.join(),
    parameters: secrets,
    table: 'partners',
    constraint: 'partners_phone_key',
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({
    type: 'Error',
    code: '23505',
    table: 'partners',
    constraint: 'partners_phone_key',
  })
  const line = JSON.stringify(logged)
  for (const secret of secrets) expect(line).not.toContain(secret)
})

test('an error of the schema keeps its message, which names no value', () => {
  const error = Object.assign(new Error('relation "banners" does not exist'), {
    severity: 'ERROR',
    code: '42P01',
  })
  expect(loggedError(error)).toMatchObject({ code: '42P01', message: 'relation "banners" does not exist' })
})

test('[SAFE-05] phone numbers and codes in other errors and their causes are masked', () => {
  const cause = new TypeError('no route for +91 98123 45678 with 482913')
  const logged = loggedError(
    Object.assign(new AppError('code-not-sent', { reasons: [{ code: 'told', text: 'To 9812345678.' }] }), {
      cause,
    }),
  )
  expect(logged).toMatchObject({
    type: 'AppError',
    message: expect.stringContaining('To ••••••••••.'),
    code: 'code-not-sent',
    cause: { type: 'TypeError', message: 'no route for +•• ••••• ••••• with ••••••' },
  })
  expect(logged.stack).toMatch(/^\s+at .*logged-error\.test\.ts/)
})

test('what is no error is logged as text, and a chain of causes ends', () => {
  expect(loggedError('call 9812345678')).toEqual({ type: 'string', message: 'call ••••••••••' })
  const loop = new Error('again')
  loop.cause = loop
  expect(JSON.stringify(loggedError(loop)).match(/again/g)).toHaveLength(6)
})
