import { expect, it } from 'vitest'
import { mayDo, needsProof, type Permission } from './permissions.ts'
import { staffRoles } from './roles.ts'

const rolesFor = (permission: Permission) => staffRoles.filter((role) => mayDo(role, permission))

it.each<[Permission, string[]]>([
  ['orders:refund', ['owner', 'manager']],
  ['customers:erase', ['owner', 'manager']],
  ['customers:export', ['owner', 'manager']],
  ['catalogue:write', ['owner', 'manager']],
  ['catalogue:clear', ['owner']],
  ['seller:write', ['owner']],
  ['staff:write', ['owner']],
  ['trips:drive', ['driver']],
])('[STAFF-01] %s is for %j alone', (permission, roles) => {
  expect(rolesFor(permission).toSorted()).toEqual(roles.toSorted())
})

it('[STAFF-03] money that goes back, and what cannot be undone, asks for a second proof', () => {
  const permissions: Permission[] = ['orders:refund', 'customers:erase', 'customers:merge', 'staff:write']
  expect(permissions.filter((permission) => !needsProof(permission))).toEqual([])
})
