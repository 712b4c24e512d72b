import sharp from 'sharp'

type Wanted = {
  readonly width: number
  readonly quality: number
  /** The most bytes it may have: rough surfaces then show a little less of their grain. */
  readonly most?: number
}

const STEP = 6
const LEAST_QUALITY = 30

/** A picture as WebP, no wider and no larger than asked for. */
export async function webp(picture: Buffer, { width, quality, most }: Wanted): Promise<Buffer> {
  const made = await sharp(picture)
    .resize({ width })
    .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
  const isTooLarge = most !== undefined && made.length > most && quality > LEAST_QUALITY
  return isTooLarge ? webp(picture, { width, quality: quality - STEP, most }) : made
}
