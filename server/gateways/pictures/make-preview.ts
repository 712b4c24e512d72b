import sharp from 'sharp'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#domain/pictures/preview-address.ts'
import type { WorkedPicture } from './picture-process.ts'

/** A picture whole on a white ground of the size of previews, as JPEG: those that show links read no WebP. */
export async function makePreview(bytes: Uint8Array): Promise<WorkedPicture> {
  const size = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT }
  const jpeg = await sharp(bytes)
    .resize({ ...size, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  return { ...size, files: [{ wide: PREVIEW_WIDTH, type: 'jpeg', bytes: jpeg }] }
}
