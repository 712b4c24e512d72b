import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { PictureEdit, PictureStore, SavedPicture } from '../../gateways/pictures/port.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = {
  readonly database: Database
  readonly pictures: PictureStore
  readonly now: () => Date
}

/** A stored picture, and how it is to be turned and cut. */
export type PictureChange = PictureEdit & { readonly url: string }

/**
 * Saves a turned, cropped or cut out picture beside its original (GOODS-02). Throws `not-permitted`, `not-found`, and
 * `file-refused` where too little is left or there is no plain background.
 */
export async function editPicture(
  { database, pictures, now }: Dependencies,
  actor: StaffActor,
  { url, turn, crop, cutOut }: PictureChange,
): Promise<SavedPicture> {
  requirePermission(actor, 'catalogue:write')
  const saved = await pictures.edit(actor.uid ?? actor.name, url, { turn, crop, cutOut })
  if (saved === null) throw new AppError('not-found')
  await recordChange(database.queries, actor, {
    action: 'picture.edit',
    subject: 'picture',
    subjectId: saved.url,
    after: { madeOf: url, turn, cutOut, width: saved.width, height: saved.height },
    at: now(),
  })
  return saved
}

/** Finds the edit that a picture was made by; the picture itself where it was not edited. Throws `not-permitted`. */
export async function findPictureEdit(
  { pictures }: Pick<Dependencies, 'pictures'>,
  actor: StaffActor,
  url: string,
): Promise<PictureEdit & { readonly original: string }> {
  requirePermission(actor, 'catalogue:read')
  return (await pictures.findEdit(url)) ?? { original: url, turn: 0, crop: null, cutOut: false }
}
