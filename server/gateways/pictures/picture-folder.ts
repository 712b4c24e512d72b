import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PQueue from 'p-queue'
import { makeEdited } from './edit-picture.ts'
import type { PictureEdit, PictureStore, SavedPicture } from './port.ts'
import { loadSharp, requirePicture, shrinkPicture } from './shrink-picture.ts'

/** The longest side of what is served; pages ask for this and for half of it. */
const LONGEST = 960

/**
 * Keeps pictures in a folder, under the hash of their bytes: turned upright, without metadata, as WebP and AVIF at the two widths
 * that pages ask for. One picture is worked on at a time, and read row by row, so that a large one takes little memory.
 */
export function pictureFolder(folder: string): PictureStore {
  const queue = new PQueue({ concurrency: 1 })
  return {
    save: (bytes) => queue.add(() => save(folder, bytes)),
    edit: (url, edit) => queue.add(() => saveEdited(folder, url, edit)),
    findEdit: async (url) => {
      const content = await readFile(noteOf(folder, url), 'utf8').catch(() => null)
      return content === null ? null : (JSON.parse(content) as PictureEdit & { original: string })
    },
  }
}

async function save(folder: string, bytes: Uint8Array): Promise<SavedPicture> {
  requirePicture(bytes)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await findKnown(folder, name)
  if (known !== null) return known
  const small = await shrinkPicture(bytes, LONGEST)
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

/** What a picture was made of is noted beside it, so that it can be taken back at any time. */
async function saveEdited(folder: string, url: string, edit: PictureEdit): Promise<SavedPicture | null> {
  const bytes = await readFile(path.join(folder, path.basename(url))).catch(() => null)
  if (bytes === null) return null
  const saved = await save(folder, await makeEdited(bytes, edit))
  const note = JSON.stringify({ original: url, turn: edit.turn, crop: edit.crop })
  if (saved.url !== url) await replaceFile(noteOf(folder, saved.url), Buffer.from(note))
  return saved
}

function noteOf(folder: string, url: string): string {
  return path.join(folder, `${path.basename(url).slice(0, 32)}.edit.json`)
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

export async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID().slice(0, 8)}.part`
  await writeFile(part, bytes, { mode: 0o600 })
  await rename(part, file)
}
