import { describe, expect, it } from 'vitest'
import { toPaise } from '../money/paise.ts'
import { firmAsSeenBy, leavesNoOwner, withoutIdleLimits } from './firm-people.ts'
import { firmRights, firmRoles, isLimited, mayInFirm } from './firm-roles.ts'
import type { FirmPerson, StaffedFirm } from './firm.ts'

const person = (uid: string, role: FirmPerson['role']): FirmPerson => ({
  uid,
  role,
  name: null,
  phone: '+919812345678',
  orderLimit: null,
  monthLimit: null,
  joinedAt: new Date(0),
})

describe('[FIRM-01] roles of a firm', () => {
  it.each([
    [
      'owner',
      [
        'firm:edit',
        'people:manage',
        'sites:manage',
        'lists:keep',
        'orders:place',
        'orders:approve',
        'orders:see-all',
        'account:see',
      ],
    ],
    ['buyer', ['sites:manage', 'lists:keep', 'orders:place', 'orders:approve', 'orders:see-all']],
    ['site-engineer', ['lists:keep', 'orders:place']],
    ['accounts', ['orders:see-all', 'account:see']],
  ] as const)('%s may do what the table says', (role, rights) => {
    expect(firmRights.filter((right) => mayInFirm(role, right))).toEqual(rights)
  })

  it('limits those who order and are no owners', () => {
    expect(firmRoles.filter(isLimited)).toEqual(['buyer', 'site-engineer'])
    const place = { role: 'owner', orderLimit: toPaise(1), monthLimit: toPaise(2) } as const
    expect(withoutIdleLimits(place)).toEqual({ role: 'owner', orderLimit: null, monthLimit: null })
    expect(withoutIdleLimits({ ...place, role: 'buyer' })).toEqual({ ...place, role: 'buyer' })
  })
})

describe('[FIRM-01] the last owner', () => {
  it.each([
    ['leaves', [person('a', 'owner'), person('b', 'buyer')], 'a', null, true],
    ['becomes a buyer', [person('a', 'owner')], 'a', 'buyer', true],
    ['stays one', [person('a', 'owner')], 'a', 'owner', false],
    ['is not the last', [person('a', 'owner'), person('b', 'owner')], 'a', null, false],
    ['is somebody else', [person('a', 'owner'), person('b', 'buyer')], 'b', null, false],
  ] as const)('%s', (...[, people, uid, next, expected]) => {
    expect(leavesNoOwner(people, uid, next)).toBe(expected)
  })
})

it('[FIRM-01] whoever does not manage people sees owners and themselves, and no invitations', () => {
  const people = [person('a', 'owner'), person('b', 'buyer'), person('c', 'accounts')]
  const staffed = { people, invitations: [{}] } as unknown as StaffedFirm
  const seen = firmAsSeenBy(staffed, { uid: 'b', role: 'buyer' })
  expect(seen.people.map(({ uid }) => uid)).toEqual(['a', 'b'])
  expect(seen.invitations).toEqual([])
  expect(firmAsSeenBy(staffed, { uid: 'a', role: 'owner' })).toEqual(staffed)
})
