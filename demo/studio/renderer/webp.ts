import sharp from 'sharp'

export type WebpOptions = {
  /** Pixels. */
  readonly width: number
  /** From 1 to 100; lowered step by step until the picture fits `maxBytes`. */
  readonly quality: number
  readonly maxBytes?: number
}

const QUALITY_STEP = 6
const MIN_QUALITY = 30

/** Encodes a picture as WebP; at the lowest quality it may still exceed `maxBytes`. */
export async function encodeWebp(
  picture: Buffer,
  { width, quality, maxBytes }: WebpOptions,
): Promise<Buffer> {
  const encoded = await sharp(picture)
    .resize({ width })
    .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
  const isTooLarge = maxBytes !== undefined && encoded.length > maxBytes && quality > MIN_QUALITY
  return isTooLarge ? encodeWebp(picture, { width, quality: quality - QUALITY_STEP, maxBytes }) : encoded
}
