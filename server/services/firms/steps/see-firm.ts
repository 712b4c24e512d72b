import { AppError } from '#domain/errors.ts'
import { mayInFirm, type FirmRight } from '#domain/firms/firm-roles.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirmPlace } from '../../../db/firms/firm-spending.ts'
import { findFirm } from '../../../db/firms/firms.ts'
import { isStaffActor, type FirmActor } from './open-firm.ts'

/** Tells what an actor may do in a firm that they see; staff may do everything with `firms:write`. */
export type SeenFirm = { readonly may: (right: FirmRight) => boolean }

/** Lets an actor see a firm without locking it. Throws `not-found` to whoever is not in it, and `not-permitted` to staff. */
export async function seeFirm(queries: Queries, actor: FirmActor, id: string): Promise<SeenFirm> {
  if (isStaffActor(actor)) {
    requirePermission(actor, 'firms:read')
    if ((await findFirm(queries, id)) === null) throw new AppError('not-found')
    return { may: () => mayDo(actor.role, 'firms:write') }
  }
  const place = await findFirmPlace(queries, { firmId: id, uid: actor.uid })
  if (place === null) throw new AppError('not-found')
  return { may: (right) => mayInFirm(place.role, right) }
}
