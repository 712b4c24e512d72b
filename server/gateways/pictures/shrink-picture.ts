import sharp, { type Metadata } from 'sharp'
import { AppError } from '#domain/errors.ts'
import { refused } from './refused.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Photos of telephones have up to 108 megapixels, and a JPEG that is not progressive is read at a fraction of its size. */
const MAX_PIXELS = 120_000_000
/** A progressive JPEG, an interlaced PNG and a WebP have to be held in memory as a whole. */
const MAX_WHOLE_PIXELS = 30_000_000
/** An AVIF takes some 20 bytes a pixel while it is read, one of more than 8 bits 25, however small the file: a kilobyte took 730 MB. */
const MAX_AVIF_PIXELS = 12_000_000
const MAX_DEEP_AVIF_PIXELS = 8_000_000
/** All other pictures unpacked: 16 bits a colour count twice. */
const MAX_UNPACKED_BYTES = 360_000_000
const MIN_SIDE = 32

/**
 * A picture upright and without metadata, its longest side so many pixels at most, with an even width, as PNG. Rejects with
 * `file-refused` and the reason.
 */
export async function shrinkPicture(bytes: Uint8Array, longest: number): Promise<Buffer> {
  const options = { sequentialRead: true, failOn: 'error', pages: 1 } as const
  try {
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    assertAffordable(metadata)
    const { orientation } = metadata
    // made small first: turning a large picture would hold all of it in memory
    const small = await sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .withMetadata({ ...(orientation !== undefined && { orientation }) })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const upright = sharp(small).autoOrient()
    const { info } = await upright.clone().toBuffer({ resolveWithObject: true })
    const even = Math.max(2, info.width - (info.width % 2))
    return await upright
      .extract({ left: 0, top: 0, width: even, height: info.height })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused({ code: 'picture-unreadable' }, error)
  }
}

/** Throws `file-refused` for a picture that would take much memory or time, by its header alone. */
function assertAffordable({ format, width, height, channels, depth, isProgressive }: Metadata): void {
  const limit = mostPixels({ format, depth, isProgressive })
  if (width * height > limit) throw refused({ code: 'picture-too-large', megapixels: limit / 1e6 })
  const unpacked = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (format !== 'jpeg' && unpacked > MAX_UNPACKED_BYTES)
    throw refused({
      code: 'picture-too-deep',
      megapixels: megapixels(width * height),
      bits: depth === 'uchar' ? 8 : 16,
    })
  if (Math.min(width, height) < MIN_SIDE) throw refused({ code: 'picture-too-small', side: MIN_SIDE })
}

function mostPixels({
  format,
  depth,
  isProgressive,
}: Pick<Metadata, 'format' | 'depth' | 'isProgressive'>): number {
  if (format === 'heif') return depth === 'uchar' ? MAX_AVIF_PIXELS : MAX_DEEP_AVIF_PIXELS
  return isProgressive || format === 'webp' ? MAX_WHOLE_PIXELS : MAX_PIXELS
}

const megapixels = (pixels: number): number => Math.round(pixels / 1e6)
