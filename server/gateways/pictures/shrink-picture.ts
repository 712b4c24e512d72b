import { AppError } from '#domain/errors.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Photos of telephones have up to 108 megapixels. A progressive JPEG has to be held in memory as a whole, the others need not. */
const MAX_PIXELS = 120_000_000
const MAX_PROGRESSIVE_PIXELS = 30_000_000
const MIN_SIDE = 32
/** Throws `file-refused` for bytes that are no picture, whatever their name says. */
export function requirePicture(bytes: Uint8Array): void {
  if (sniffPicture(bytes) === null)
    throw refused('is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.')
}

/**
 * A picture upright and without metadata, its longest side so many pixels at most, with an even width, as PNG. Rejects with
 * `file-refused` and the reason.
 */
export async function shrinkPicture(bytes: Uint8Array, longest: number): Promise<Buffer> {
  const { sharp } = await loadSharp()
  const options = { sequentialRead: true, failOn: 'error', pages: 1 } as const
  try {
    const { width, height, orientation, isProgressive } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata()
    const limit = isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS
    if (width * height > limit)
      throw refused(`has more than ${limit / 1e6} megapixels. Make it smaller and try again.`)
    if (Math.min(width, height) < MIN_SIDE) throw refused('is smaller than 32 pixels.')
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
    throw refused('is damaged or of a kind that cannot be read. Save it as JPEG and try again.', error)
  }
}

/** Loaded on demand: it is heavy, and most processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return { sharp }
}

export function refused(reason: string, cause?: unknown): AppError {
  const error = new AppError('file-refused', `The file ${reason}`)
  if (cause !== undefined) error.cause = cause
  return error
}
