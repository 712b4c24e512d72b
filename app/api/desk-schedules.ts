import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type {
  RescheduleRequest,
  ScheduledChangesWire,
  ScheduledChangeWire,
  ScheduleRequest,
} from '#domain/catalogue/schedules/wire.ts'
import { request, requestNothing } from './request.ts'

const base = '/api/desk/scheduled-changes'
const isChange = ({ state, at }: Partial<ScheduledChangeWire>) =>
  typeof state === 'string' && typeof at === 'string'
const isList = ({ changes }: Partial<ScheduledChangesWire>) => Array.isArray(changes)

/** A page of everything that is scheduled. */
export function fetchScheduledChanges(page: number): Promise<ScheduledChangesWire> {
  return request('GET', `${base}?page=${page}`, { isSound: isList })
}

/** What is scheduled for one entry. */
export function fetchEntrySchedule(collection: Collection, entryId: string): Promise<ScheduledChangesWire> {
  return request('GET', `${base}?${new URLSearchParams({ collection, entryId })}`, { isSound: isList })
}

/** Schedules a change. Throws `edit-conflict`, `price-falls`, and `invalid-input` with the field. */
export function scheduleChange(body: ScheduleRequest): Promise<ScheduledChangeWire> {
  return request('POST', base, { body, isSound: isChange })
}

/** Changes what waits. Throws as scheduling does. */
export function rescheduleChange(id: string, body: RescheduleRequest): Promise<ScheduledChangeWire> {
  return request('PUT', `${base}/${id}`, { body, isSound: isChange })
}

/** Cancels what waits, or takes a failed change off the list. */
export function cancelScheduledChange(id: string): Promise<void> {
  return requestNothing('POST', `${base}/${id}/removal`)
}
