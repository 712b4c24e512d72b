import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { PictureVault } from '../../gateways/pictures/port.ts'
import type { Database } from '../../db/database.ts'
import { findPicture, setPicture } from '../../db/trips/challan-pictures.ts'
import { touchTrip } from '../../db/trips/trips.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockOwnStop } from './steps/lock-own-stop.ts'

type Dependencies = {
  readonly database: Database
  readonly challans: PictureVault
  readonly now: () => Date
}

/** A picture of a signed challan; `takenAt` is the time of the phone, without which it counts as taken when it arrives. */
export type ChallanPicture = {
  readonly stopId: string
  readonly bytes: Uint8Array
  readonly takenAt?: Date | undefined
}

/**
 * Saves the picture of a signed challan for a stop of the driver's own trip, in place of an earlier one (DESK-05). The same
 * picture sent again changes nothing, and neither does one that arrives after a newer one. Throws `not-permitted`,
 * `not-found`, `move-not-allowed` before the trip has started, and `file-refused` with the reason.
 */
export async function addChallanPicture(
  { database, challans, now }: Dependencies,
  actor: StaffActor,
  { stopId, bytes, takenAt }: ChallanPicture,
): Promise<void> {
  requirePermission(actor, 'trips:drive')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const name = `${stopId}-${hash}`
  const taken = notAfter(takenAt, now())
  const isNeeded = await database.queries.transaction().execute(async (queries) => {
    const { trip, stop } = await lockOwnStop(queries, actor, stopId)
    if (trip.status === 'PLANNED') throw new AppError('move-not-allowed')
    return stop.picture !== name && !isOlder(stop, taken)
  })
  if (!isNeeded) return
  // outside a transaction: a large picture takes a second
  await challans.save(actor.uid ?? actor.name, name, bytes)
  await database.queries.transaction().execute(async (queries) => {
    const { trip, stop } = await lockOwnStop(queries, actor, stopId)
    // a newer one may have come meanwhile
    if (isOlder(stop, taken)) return
    const at = now()
    await setPicture(queries, stopId, { picture: name, takenAt: taken })
    await touchTrip(queries, trip.id, at)
    await recordChange(queries, actor, {
      action: 'trip.picture',
      subject: 'trip',
      subjectId: trip.id,
      after: { stop: stopId, bytes: bytes.byteLength },
      at,
    })
  })
}

/** The time of a phone whose clock is ahead would keep every later picture out. */
function notAfter(takenAt: Date | undefined, at: Date): Date {
  return takenAt === undefined || takenAt > at ? at : takenAt
}

function isOlder(stop: { readonly pictureTakenAt: Date | null }, taken: Date): boolean {
  return stop.pictureTakenAt !== null && taken < stop.pictureTakenAt
}

/** The picture of the challan of a stop, as WebP. Throws `not-permitted` and `not-found`. */
export async function showChallanPicture(
  { database, challans }: Dependencies,
  actor: StaffActor,
  stopId: string,
): Promise<Uint8Array> {
  requirePermission(actor, 'trips:read')
  const name = await findPicture(database.queries, stopId)
  const bytes = name === null ? null : await challans.read(name)
  if (bytes === null) throw new AppError('not-found')
  return bytes
}
