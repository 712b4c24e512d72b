import { expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { mayApprove } from './approval.ts'

const none = { orderLimit: null, monthLimit: null }
const some = toPaise(100)

test.each([
  [{ role: 'owner', ...none }, true],
  [{ role: 'buyer', ...none }, true],
  [{ role: 'buyer', ...none, orderLimit: some }, true],
  [{ role: 'buyer', ...none, orderLimit: toPaise(99) }, false],
  [{ role: 'buyer', ...none, monthLimit: toPaise(1_000) }, false],
  [{ role: 'site-engineer', ...none }, false],
  [{ role: 'accounts', ...none }, false],
] as const)('[FIRM-01] %j approves an order of ₹1: %s', (place, may) => {
  expect(mayApprove(place, some)).toBe(may)
})
