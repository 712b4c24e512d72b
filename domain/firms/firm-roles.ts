/** Roles of people in a firm that buys (FIRM-01). */
export const firmRoles = ['owner', 'buyer', 'site-engineer', 'accounts'] as const
export type FirmRole = (typeof firmRoles)[number]

/** Rights in a firm, each with the roles that hold it. */
const rights = {
  'firm:edit': ['owner'],
  'people:manage': ['owner'],
  'sites:manage': ['owner', 'buyer'],
  /** Lists of the sites, which everybody in the firm sees. */
  'lists:keep': ['owner', 'buyer', 'site-engineer'],
  'orders:place': ['owner', 'buyer', 'site-engineer'],
  /** Orders of others that are above their limits. */
  'orders:approve': ['owner', 'buyer'],
  /** Orders of everybody in the firm; one's own are always seen. */
  'orders:see-all': ['owner', 'buyer', 'accounts'],
  'account:see': ['owner', 'accounts'],
} as const satisfies Readonly<Record<string, readonly FirmRole[]>>

export type FirmRight = keyof typeof rights

/** Every right, in the order of the table. */
export const firmRights = Object.keys(rights) as FirmRight[]

/** Tells whether a role holds a right in its firm. */
export function mayInFirm(role: FirmRole, right: FirmRight): boolean {
  return (rights[right] as readonly FirmRole[]).includes(role)
}

/** Tells whether orders of a role may be limited: an owner answers for the firm, and accounts do not order. */
export function isLimited(role: FirmRole): boolean {
  return role !== 'owner' && mayInFirm(role, 'orders:place')
}
