import sharp from 'sharp'
import { cutOut } from '#domain/pictures/cut-out.ts'
import type { WorkedPicture } from './picture-process.ts'
import type { PictureEdit } from './port.ts'
import { refused } from './refused.ts'

/**
 * A stored picture, turned, then cropped, then without its background, as PNG. Throws `file-refused` where there is no plain
 * one.
 */
export async function makeEdited(
  bytes: Uint8Array,
  { turn, crop, cutOut: isCutOut }: PictureEdit,
): Promise<WorkedPicture> {
  const turned = await sharp(bytes).rotate(turn).png({ compressionLevel: 1 }).toBuffer()
  const cropped = crop === null ? turned : await cropTo(turned, crop)
  const png = isCutOut ? await withoutBackground(cropped) : cropped
  const { width, height } = await sharp(png).metadata()
  return { width, height, files: [{ wide: width, type: 'png', bytes: png }] }
}

async function withoutBackground(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (!cutOut({ data, width, height })) throw refused({ code: 'picture-background' })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function cropTo(turned: Buffer, crop: NonNullable<PictureEdit['crop']>): Promise<Buffer> {
  const { width, height } = await sharp(turned).metadata()
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return sharp(turned)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
