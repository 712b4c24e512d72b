import { mayInFirm, isLimited, type FirmRole } from './firm-roles.ts'
import type { FirmPerson, FirmPlace, StaffedFirm } from './firm.ts'

/** Tells whether a firm would be without an owner if somebody had another role in it, or none. */
export function leavesNoOwner(people: readonly FirmPerson[], uid: string, next: FirmRole | null): boolean {
  const isOwner = people.some((person) => person.uid === uid && person.role === 'owner')
  const others = people.filter((person) => person.uid !== uid && person.role === 'owner')
  return isOwner && next !== 'owner' && others.length === 0
}

/** The place without limits that its role does not have. */
export function withoutIdleLimits({ role, orderLimit, monthLimit }: FirmPlace): FirmPlace {
  return isLimited(role) ? { role, orderLimit, monthLimit } : { role, orderLimit: null, monthLimit: null }
}

/** The part of a firm that somebody with a role sees: who does not manage its people sees owners and themselves, and no invitations. */
export function firmAsSeenBy(
  { firm, people, invitations }: StaffedFirm,
  { uid, role }: Pick<FirmPerson, 'uid' | 'role'>,
): StaffedFirm {
  if (mayInFirm(role, 'people:manage')) return { firm, people, invitations }
  return {
    firm,
    people: people.filter((person) => person.uid === uid || person.role === 'owner'),
    invitations: [],
  }
}
