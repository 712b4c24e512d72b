import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { NewTillEntry } from '#domain/till/till-entry.ts'
import {
  addChallanPicture,
  showChallanPicture,
  type ChallanPicture,
} from '../services/trips/challan-picture.ts'
import { handInCash, type CashCount } from '../services/till/hand-in-cash.ts'
import { recordTillEntry } from '../services/till/record-till-entry.ts'
import { readCash } from '../services/till/read-cash.ts'
import { collectOnAccount, type DoorCollection } from '../services/trips/collect-on-account.ts'
import { closeTrip } from '../services/trips/close-trip.ts'
import { listOwnTrips, listTrips } from '../services/trips/list-trips.ts'
import { changeTrip, planTrip, removeTrip, type TripRequest } from '../services/trips/plan-trip.ts'
import { reportStop, type StopReport } from '../services/trips/report-stop.ts'
import { startTrip, type TripStart } from '../services/trips/start-trip.ts'
import type { SeenTrip } from '../services/trips/steps/lock-trip-for-change.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of dispatch (DESK-05): trips, and what drivers report of theirs. */
export function bindTrips(using: Dependencies) {
  return {
    list: (actor: StaffActor, day?: string) => listTrips(using, actor, day),
    plan: (actor: StaffActor, request: TripRequest) => planTrip(using, actor, request),
    change: (actor: StaffActor, request: TripRequest & SeenTrip) => changeTrip(using, actor, request),
    remove: (actor: StaffActor, trip: SeenTrip) => removeTrip(using, actor, trip),
    start: (actor: StaffActor, start: TripStart) => startTrip(using, actor, start),
    close: (actor: StaffActor, trip: SeenTrip) => closeTrip(using, actor, trip),
    listOwn: (actor: StaffActor) => listOwnTrips(using, actor),
    report: (actor: StaffActor, report: StopReport) => reportStop(using, actor, report),
    collect: (actor: StaffActor, taken: DoorCollection) => collectOnAccount(using, actor, taken),
    readCash: (actor: StaffActor, day?: string) => readCash(using, actor, day),
    handInCash: (actor: StaffActor, count: CashCount) => handInCash(using, actor, count),
    recordTillEntry: (actor: StaffActor, entry: NewTillEntry) => recordTillEntry(using, actor, entry),
    addPicture: (actor: StaffActor, picture: ChallanPicture) => addChallanPicture(using, actor, picture),
    showPicture: (actor: StaffActor, stopId: string) => showChallanPicture(using, actor, stopId),
  }
}
