import sharp from 'sharp'
import type { SizedFile, WorkedPicture } from './picture-process.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The longest side of what is served; pages ask for this and for half of it. */
const LONGEST_SERVED = 960
/** Enough to read a page of print by. */
const MAX_SIDE = 1_600

/** A picture as it is served, at both widths and in both formats. */
export async function sizePicture(bytes: Uint8Array): Promise<WorkedPicture> {
  const small = await shrinkPicture(bytes, LONGEST_SERVED)
  const { width, height } = await sharp(small).metadata()
  const files: SizedFile[] = []
  for (const wide of [width / 2, width]) {
    const sized = sharp(small).resize({ width: wide })
    files.push(
      { wide, type: 'avif', bytes: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer() },
      { wide, type: 'webp', bytes: await sized.clone().webp({ quality: 82 }).toBuffer() },
    )
  }
  return { width, height, files }
}

/** A picture as it is stored for staff. */
export async function keepPicture(bytes: Uint8Array): Promise<WorkedPicture> {
  const small = await shrinkPicture(bytes, MAX_SIDE)
  const { data, info } = await sharp(small).webp({ quality: 75 }).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, files: [{ wide: width, type: 'webp', bytes: data }] }
}
