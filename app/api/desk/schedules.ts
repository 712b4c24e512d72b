import type { Collection } from '#domain/catalogue/entries/collections.ts'
import {
  scheduleCalls,
  type RescheduleRequest,
  type ScheduledChangeWire,
  type ScheduleRequest,
} from '#domain/catalogue/schedules/wire.ts'
import { scheduleListCalls, type ScheduleWire } from '#domain/pricing/day-rates/schedule-wire.ts'
import { callApi } from '../transport/call.ts'

/** A page of everything that is scheduled. */
export function fetchScheduledChanges(page: number): Promise<ScheduleWire> {
  return callApi(scheduleListCalls.list, { query: new URLSearchParams({ page: String(page) }) })
}

/** Changes that are scheduled for one entry. */
export async function fetchEntrySchedule(
  collection: Collection,
  entryId: string,
): Promise<readonly ScheduledChangeWire[]> {
  const query = new URLSearchParams({ collection, entryId })
  const { changes } = await callApi(scheduleListCalls.list, { query })
  return changes.flatMap((change) => (change.action === 'rate' ? [] : change))
}

/** Schedules a change. Throws `edit-conflict`, `price-falls`, and `invalid-input` with the field. */
export function scheduleChange(body: ScheduleRequest): Promise<ScheduledChangeWire> {
  return callApi(scheduleCalls.add, { body })
}

/** Changes what waits. Throws as scheduling does. */
export function rescheduleChange(id: string, body: RescheduleRequest): Promise<ScheduledChangeWire> {
  return callApi(scheduleCalls.change, { params: { id }, body })
}

/** Cancels what waits, or takes a failed change off the list. */
export function cancelScheduledChange(id: string): Promise<void> {
  return callApi(scheduleCalls.remove, { params: { id } })
}
