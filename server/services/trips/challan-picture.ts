import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { PictureVault } from '../../gateways/pictures/port.ts'
import type { Database } from '../../db/database.ts'
import { findPicture, setPicture } from '../../db/trips/challan-pictures.ts'
import { touchTrip } from '../../db/trips/trips.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { lockOwnStop } from './steps/lock-own-stop.ts'

type Dependencies = {
  readonly database: Database
  readonly challans: PictureVault
  readonly now: () => Date
}

/**
 * Keeps the picture of a signed challan for a stop of the driver's own trip, in place of an earlier one (DESK-05); the same
 * picture sent again changes nothing. Throws `not-permitted`, `not-found`, `move-not-allowed` before the trip has started, and
 * `file-refused` with the reason.
 */
export async function addChallanPicture(
  { database, challans, now }: Dependencies,
  actor: StaffActor,
  { stopId, bytes }: { readonly stopId: string; readonly bytes: Uint8Array },
): Promise<void> {
  requirePermission(actor, 'trips:drive')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const name = `${stopId}-${hash}`
  const isNeeded = await database.queries.transaction().execute(async (queries) => {
    const { trip, stop } = await lockOwnStop(queries, actor, stopId)
    if (trip.status === 'PLANNED') throw new AppError('move-not-allowed', 'The trip has not started.')
    return stop.picture !== name
  })
  if (!isNeeded) return
  // outside a transaction: a large picture takes a second
  await challans.save(name, bytes)
  await database.queries.transaction().execute(async (queries) => {
    const { trip } = await lockOwnStop(queries, actor, stopId)
    const at = now()
    await setPicture(queries, stopId, name)
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
