import { expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import type { FirmRole } from '../../firms/firm-roles.ts'
import { approvalEndsAt, approversOf, mayApprove } from './approval.ts'

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

test('[FIRM-06] a request ends after three days, or with the prices of the quotation that it would accept', () => {
  const at = new Date('2026-11-29T06:00:00Z')
  const endOf = (expiresAt: string) => approvalEndsAt(at, { expiresAt }).toISOString()
  expect(approvalEndsAt(at, null).toISOString()).toBe('2026-12-02T06:00:00.000Z')
  expect(endOf('2026-12-24T00:00:00Z')).toBe('2026-12-02T06:00:00.000Z')
  expect(endOf('2026-11-30T00:00:00Z')).toBe('2026-11-30T00:00:00.000Z')
})

test('[FIRM-06] nobody approves for themselves', () => {
  const person = (uid: string, role: FirmRole) => ({
    uid,
    role,
    ...none,
    name: null,
    phone: '',
    joinedAt: new Date(0),
  })
  const people = [person('a', 'owner'), person('b', 'owner'), person('c', 'accounts')]
  expect(approversOf(people, { uid: 'b', total: some }).map(({ uid }) => uid)).toEqual(['a'])
})
