import { staffRoles, type StaffRole } from './roles.ts'

/** Permissions of the desk, each with the roles that hold it (STAFF-01). */
export const permissions = {
  'desk:search': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'orders:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'orders:place': ['owner', 'manager', 'counter'],
  'counter:sell': ['owner', 'manager', 'counter'],
  'orders:edit': ['owner', 'manager', 'counter'],
  'quotations:read': ['owner', 'manager', 'counter', 'accountant'],
  'quotations:write': ['owner', 'manager', 'counter'],
  'orders:ship': ['owner', 'manager', 'counter', 'packer'],
  'orders:deliver': ['owner', 'manager', 'counter', 'packer'],
  'orders:cancel': ['owner', 'manager', 'counter'],
  'orders:refund': ['owner', 'manager'],
  'payments:read': ['owner', 'manager', 'accountant'],
  'orders:note': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'orders:message': ['owner', 'manager', 'counter'],
  'trips:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'trips:write': ['owner', 'manager'],
  'trips:drive': ['driver'],
  'cash:read': ['owner', 'manager', 'accountant'],
  'cash:count': ['owner', 'manager', 'accountant'],
  'cash:move': ['owner', 'manager', 'accountant'],
  'catalogue:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'catalogue:write': ['owner', 'manager'],
  'catalogue:clear': ['owner'],
  'customers:read': ['owner', 'manager', 'counter', 'accountant'],
  'customers:commission': ['owner', 'manager', 'accountant'],
  'customers:note': ['owner', 'manager', 'counter', 'accountant'],
  'customers:verify': ['owner', 'manager', 'counter'],
  'customers:activate': ['owner', 'manager'],
  'customers:block': ['owner', 'manager'],
  'customers:export': ['owner', 'manager'],
  'customers:erase': ['owner', 'manager'],
  'customers:merge': ['owner', 'manager'],
  'customers:link': ['owner', 'manager'],
  'firms:read': ['owner', 'manager', 'counter', 'accountant'],
  'firms:write': ['owner', 'manager'],
  'firms:note': ['owner', 'manager', 'counter', 'accountant'],
  'firms:export': ['owner', 'manager', 'accountant'],
  'price-lists:read': ['owner', 'manager', 'counter', 'accountant'],
  'price-lists:write': ['owner', 'manager'],
  'prices:set': ['owner', 'manager', 'counter'],
  'prices:below-cost': ['owner'],
  'prices:floors': ['owner'],
  'delivery:read': ['owner', 'manager', 'counter', 'packer'],
  'delivery:write': ['owner', 'manager'],
  'stock:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'stock:move': ['owner', 'manager', 'packer'],
  'stock:write': ['owner', 'manager'],
  'stock:cost': ['owner', 'manager', 'accountant'],
  'demand:read': ['owner', 'manager', 'counter'],
  'documents:read': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  'documents:register': ['owner', 'manager', 'counter', 'accountant'],
  'credit:read': ['owner', 'manager', 'counter', 'accountant'],
  'credit:receive': ['owner', 'manager', 'accountant'],
  'credit:terms': ['owner', 'manager'],
  'credit:exceed': ['owner', 'manager'],
  'credit:write-off': ['owner', 'manager'],
  'accounts:read': ['owner', 'manager', 'accountant'],
  'reports:read': ['owner', 'manager', 'accountant'],
  'settings:read': ['owner', 'manager', 'accountant'],
  'settings:write': ['owner', 'manager'],
  'seller:write': ['owner'],
  'staff:read': ['owner', 'manager'],
  'staff:sign-out': ['owner', 'manager'],
  'staff:write': ['owner'],
  'audit:read': ['owner', 'manager', 'accountant'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Permission = keyof typeof permissions

/** Permissions for acts that cannot be undone: they ask for a second proof shortly before (STAFF-03). */
const irreversible: readonly Permission[] = [
  'catalogue:clear',
  'credit:write-off',
  'orders:refund',
  'customers:erase',
  'customers:merge',
  'customers:link',
  'seller:write',
  'staff:write',
]

/** Tells whether a role holds a permission. */
export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role)
}

/** Tells whether a permission asks for a second proof. */
export function needsProof(permission: Permission): boolean {
  return irreversible.includes(permission)
}

/** All permissions of a role, in the order of the table. */
export function permissionsOf(role: StaffRole): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission))
}

/** Every role with what it may do, for people to read. */
export function permissionTable(): { role: StaffRole; permissions: Permission[] }[] {
  return staffRoles.map((role) => ({ role, permissions: permissionsOf(role) }))
}
