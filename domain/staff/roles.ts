/** Roles of staff in the store (STAFF-01). */
export const staffRoles = ['owner', 'manager', 'counter', 'packer', 'driver', 'accountant'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Tells whether a text is one of the roles. */
export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text)
}
