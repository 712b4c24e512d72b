import type { Billing } from '../identity/billing.ts'
import type { Gstin } from '../identity/gstin.ts'
import type { Phone } from '../identity/phone.ts'
import type { Paise } from '../money/paise.ts'
import { DAY_MS } from '../time/durations.ts'
import type { FirmRole } from './firm-roles.ts'

/** A firm that several people buy for; its GSTIN never changes. */
export type Firm = Billing & {
  readonly id: string
  readonly gstin: Gstin
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A firm as somebody makes it; its id makes the same request create one. */
export type NewFirm = Pick<Firm, 'id' | 'gstin' | 'legalName' | 'address'>

/** Most that somebody may order for a firm, at once and in a month of India; null is without limit. */
export type SpendingLimits = { readonly orderLimit: Paise | null; readonly monthLimit: Paise | null }

/** Place of somebody in a firm. */
export type FirmPlace = SpendingLimits & { readonly role: FirmRole }

export type FirmPerson = FirmPlace & {
  readonly uid: string
  readonly name: string | null
  readonly phone: string
  readonly joinedAt: Date
}

/** An invitation of a number to a firm, open until it is answered, withdrawn or over. */
export type FirmInvitation = FirmPlace & {
  readonly id: string
  readonly phone: Phone
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A firm with its people and open invitations. */
export type StaffedFirm = {
  readonly firm: Firm
  readonly people: readonly FirmPerson[]
  readonly invitations: readonly FirmInvitation[]
}

/** An open invitation as the invited sees it. */
export type ReceivedInvitation = Pick<FirmInvitation, 'id' | 'role' | 'expiresAt'> & {
  readonly invitedBy: string
  readonly legalName: string
  readonly gstin: Gstin
}

/** A firm in the list of somebody who is in it. */
export type OwnFirm = Pick<Firm, 'id' | 'gstin' | 'legalName'> & { readonly role: FirmRole }

/** A note of staff on a firm. */
export type FirmNote = {
  readonly id: string
  readonly at: string
  readonly author: string
  readonly text: string
}

/** A row of the desk's list. */
export type FirmRow = Pick<Firm, 'id' | 'gstin' | 'legalName' | 'createdAt'> & {
  readonly city: string
  readonly state: string
  readonly people: number
  readonly owner: { readonly name: string | null; readonly phone: string } | null
}

export const INVITATION_LIFETIME_MS = 14 * DAY_MS
/** The most people of a firm, together with its open invitations. */
export const MAX_FIRM_PEOPLE = 100
/** The most firms that somebody is in. */
export const MAX_FIRMS_OF_PERSON = 20
/** The most invitations of a firm in 24 hours, withdrawn and answered ones included. */
export const MAX_INVITATIONS_A_DAY = 30
/** The least time after somebody declined before their number may be invited by the same firm again. */
export const DECLINED_FOR_MS = 30 * DAY_MS
