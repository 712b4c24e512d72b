import sharp from 'sharp'

/** A picture as WebP, no wider than asked for. */
export function webp(
  picture: Buffer,
  { width, quality }: { width: number; quality: number },
): Promise<Buffer> {
  return sharp(picture)
    .resize({ width })
    .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
}
