import sharp from 'sharp'

/** A small PNG of one colour. */
export function tinyPicture(background = '#c63'): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
}
