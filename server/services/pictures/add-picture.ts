import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { PictureStore, SavedPicture } from '../../gateways/pictures/port.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = {
  readonly database: Database
  readonly pictures: PictureStore
  readonly now: () => Date
}

/** Saves a picture for the catalogue (GOODS-02). Throws `not-permitted`, and `file-refused` with the reason. */
export async function addPicture(
  { database, pictures, now }: Dependencies,
  actor: StaffActor,
  bytes: Uint8Array,
): Promise<SavedPicture> {
  requirePermission(actor, 'catalogue:write')
  const saved = await pictures.save(actor.uid ?? actor.name, bytes)
  await recordChange(database.queries, actor, {
    action: 'picture.add',
    subject: 'picture',
    subjectId: saved.url,
    after: { bytes: bytes.byteLength, width: saved.width, height: saved.height },
    at: now(),
  })
  return saved
}
