import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import type { Answer } from './send-request.ts'

const answer = (changes: Partial<Answer>): Answer => ({
  status: 200,
  headers: '',
  retryAfter: undefined,
  body: '',
  ...changes,
})

test.each([
  ['a failure', { status: 500 }, /status 500/],
  ['a 503 that does not say when to come back', { status: 503 }, /status 503/],
  ['silence', { status: 0, body: 'socket hang up' }, /no answer/],
  ['a stack', { status: 400, body: 'Error: x\n    at place (orders.js:1:1)' }, /inside/],
  ['a file of the server', { body: '/srv/server/http/orders.ts' }, /inside/],
  ['what the database says', { status: 400, body: 'null value in column "name" violates it' }, /inside/],
  ["somebody else's name", { body: '{"name":"Zebadiah"}' }, /somebody else/],
  ["somebody else's name in a header", { headers: 'x-name\nZebadiah' }, /somebody else/],
])('[SAFE-01] %s is found', (_, changes, finding) => {
  expect(judgeAnswer('/api/orders', answer(changes), ['Zebadiah'])).toMatch(finding)
})

test.each([
  ['a refusal', { status: 400, body: '{"code":"invalid-input"}' }],
  ['a limit', { status: 429, retryAfter: '3' }],
  ['a queue that is full', { status: 503, retryAfter: '2' }],
])('%s is nothing wrong', (_, changes) => {
  expect(judgeAnswer('/api/orders', answer(changes), ['Zebadiah'])).toBeNull()
})
