import type { PictureEdit } from './port.ts'
import { loadSharp } from './shrink-picture.ts'

/** A kept picture, turned and then cut, as PNG. */
export async function makeEdited(bytes: Uint8Array, { turn, crop }: PictureEdit): Promise<Buffer> {
  const { sharp } = await loadSharp()
  const turned = await sharp(bytes).rotate(turn).png({ compressionLevel: 1 }).toBuffer()
  if (crop === null) return turned
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
