import type { Fault } from '../../problem/faults.ts'
import type { Collection } from '../entries/collections.ts'
import type { VariantForm } from '../entries/forms/forms.ts'
import { DAY_MS } from '../../time/durations.ts'

/** Action on an entry at a moment: it is published, taken out of the shop, or its prices change. */
export const scheduledActions = ['publish', 'unpublish', 'prices'] as const
export type ScheduledAction = (typeof scheduledActions)[number]

/** States of a scheduled change; one that is cancelled is DONE and no longer listed. */
export const scheduleStates = ['WAITING', 'DONE', 'FAILED'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** Reasons that a scheduled change could not be carried out. */
export const scheduleFailures = ['gone', 'archived', 'size-gone', 'price-falls', 'refused'] as const
export type ScheduleFailure = (typeof scheduleFailures)[number]

/** The new prices of a variant, which is known by its uid, and by its options where it has none. */
export type ScheduledPrice = Pick<VariantForm, 'priceWithGst' | 'mrp' | 'priceBreaks'> & {
  readonly uid: string | null
  readonly options: readonly string[]
}

/** A change of a catalogue entry that waits for its moment (GOODS-01). */
export type ScheduledChange = {
  readonly id: string
  readonly collection: Collection
  readonly entryId: string
  /** The name of the entry when the change was scheduled. */
  readonly name: string
  readonly action: ScheduledAction
  /** Empty unless prices change. */
  readonly prices: readonly ScheduledPrice[]
  /** Prices may fall by more than half. */
  readonly confirmFalls: boolean
  /** ISO 8601, UTC. */
  readonly at: string
  readonly state: ScheduleState
  readonly reason: ScheduleFailure | null
  /** Subject of the reason, such as a size. */
  readonly detail: string | null
  /** Person who scheduled it, and their role then. */
  readonly actor: string
  readonly role: string
}

/** The most changes that wait for one entry, and in all. */
export const MAX_SCHEDULED_FOR_ENTRY = 20
export const MAX_SCHEDULED = 2_000
/** Greatest number of days ahead that a change may be scheduled. */
const MAX_DAYS_AHEAD = 400

/** Fault of the moment of a change; null for a good one. */
export function findMomentFault(at: Date, now: Date): Fault | null {
  if (at <= now) return { code: 'in-the-past' }
  if (at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS)
    return { code: 'too-far-ahead', days: MAX_DAYS_AHEAD }
  return null
}
