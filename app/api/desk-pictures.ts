import type { SavedPictureWire } from '#domain/catalogue/entries/picture-wire.ts'
import { upload } from './upload.ts'

/** Adds a picture; resolves with its address. Throws `file-refused` with the reason. */
export async function addPicture(file: Blob): Promise<string> {
  const { url } = await upload<SavedPictureWire>(
    '/api/desk/pictures',
    file,
    (answer) => typeof answer.url === 'string',
  )
  return url
}
