import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PQueue from 'p-queue'
import { AppError } from '#domain/errors.ts'
import type { PictureStore, SavedPicture } from './port.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Photos of telephones have up to 108 megapixels. A progressive JPEG has to be held in memory as a whole, the others need not. */
const MAX_PIXELS = 120_000_000
const MAX_PROGRESSIVE_PIXELS = 30_000_000
const MIN_SIDE = 32
/** The longest side of what is served; pages ask for this and for half of it. */
const LONGEST = 960

/**
 * Keeps pictures in a folder, under the hash of their bytes: turned upright, without metadata, as WebP and AVIF at the two widths
 * that pages ask for. One picture is worked on at a time, and read row by row, so that a large one takes little memory.
 */
export function pictureFolder(folder: string): PictureStore {
  const queue = new PQueue({ concurrency: 1 })
  return { save: (bytes) => queue.add(() => save(folder, bytes)) }
}

async function save(folder: string, bytes: Uint8Array): Promise<SavedPicture> {
  const format = sniffPicture(bytes)
  if (format === null)
    throw refused('is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.')
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await findKnown(folder, name)
  if (known !== null) return known
  const small = await shrink(bytes)
  const { sharp } = await loadSharp()
  const { width, height } = await sharp(small).metadata()
  await mkdir(folder, { recursive: true })
  for (const wide of [width / 2, width]) {
    const sized = sharp(small).resize({ width: wide })
    const stem = path.join(folder, `${name}-${wide}`)
    await replaceFile(`${stem}.avif`, await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer())
    const whole = wide === width ? `${stem}x${height}.webp` : null
    const webp = await sized.clone().webp({ quality: 82 }).toBuffer()
    await replaceFile(`${stem}.webp`, webp)
    // written last: it says that all others are there
    if (whole !== null) await replaceFile(whole, new Uint8Array())
  }
  return { url: urlOf(name, width), width, height }
}

/** The picture upright and without metadata, no larger than what is served, with an even width. */
async function shrink(bytes: Uint8Array): Promise<Buffer> {
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
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
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

async function findKnown(folder: string, name: string): Promise<SavedPicture | null> {
  const files = await readdir(folder).catch(() => [])
  for (const file of files) {
    const [, width, height] = file.startsWith(name) ? (/-(\d+)x(\d+)\.webp$/.exec(file) ?? []) : []
    if (width !== undefined)
      return { url: urlOf(name, Number(width)), width: Number(width), height: Number(height) }
  }
  return null
}

function urlOf(name: string, width: number): string {
  return `/media/pictures/${name}-${width}.webp`
}

async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID().slice(0, 8)}.part`
  await writeFile(part, bytes, { mode: 0o600 })
  await rename(part, file)
}

/** Loaded on demand: it is heavy, and most processes never need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return { sharp }
}

function refused(reason: string, cause?: unknown): AppError {
  const error = new AppError('file-refused', `The file ${reason}`)
  if (cause !== undefined) error.cause = cause
  return error
}
