import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import type { MediaStore } from '../media/port.ts'
import { makeEdited } from './edit-picture.ts'
import type { PictureEdit, PictureStore, SavedPicture } from './port.ts'
import { loadSharp, requirePicture, shrinkPicture } from './shrink-picture.ts'

/** The longest side of what is served; pages ask for this and for half of it. */
const LONGEST = 960

/**
 * Keeps pictures among the media, under the hash of their bytes: turned upright, without metadata, as WebP and AVIF at the two
 * widths that pages ask for. One picture is worked on at a time, and read row by row, so that a large one takes little memory.
 */
export function pictureStore(media: MediaStore): PictureStore {
  const queue = new PQueue({ concurrency: 1 })
  const save = async (bytes: Uint8Array): Promise<SavedPicture> => {
    requirePicture(bytes)
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const known = await findKnown(media, name)
    if (known !== null) return known
    const { width, height, files } = await queue.add(() => sizePicture(bytes))
    await Promise.all(
      files.map((file) => media.write(`pictures/${name}-${file.wide}.${file.type}`, file.bytes)),
    )
    // written last: it says that all others are there
    await media.write(`pictures/${name}-${width}x${height}.webp`, new Uint8Array())
    return { url: urlOf(name, width), width, height }
  }
  return {
    save,
    /** What a picture was made of is noted beside it, so that it can be taken back at any time. */
    edit: async (url, edit) => {
      const bytes = await media.read(keyOf(url))
      if (bytes === null) return null
      const saved = await save(await queue.add(() => makeEdited(bytes, edit)))
      const note = JSON.stringify({ original: url, ...edit })
      if (saved.url !== url) await media.write(noteOf(saved.url), Buffer.from(note))
      return saved
    },
    findEdit: async (url) => {
      const content = await media.read(noteOf(url))
      if (content === null) return null
      const note = JSON.parse(Buffer.from(content).toString()) as EditNote
      return { ...note, cutOut: note.cutOut ?? false }
    },
  }
}

/** Notes of before backgrounds were cut out do not say it. */
type EditNote = Omit<PictureEdit, 'cutOut'> & { readonly original: string; readonly cutOut?: boolean }

type SizedFile = { readonly wide: number; readonly type: 'avif' | 'webp'; readonly bytes: Uint8Array }

/** A picture as it is served, at both widths and in both formats. */
async function sizePicture(bytes: Uint8Array) {
  const small = await shrinkPicture(bytes, LONGEST)
  const { sharp } = await loadSharp()
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

async function findKnown(media: MediaStore, name: string): Promise<SavedPicture | null> {
  for (const { key } of await media.list(`pictures/${name}`)) {
    const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(key) ?? []
    if (width !== undefined)
      return { url: urlOf(name, Number(width)), width: Number(width), height: Number(height) }
  }
  return null
}

function urlOf(name: string, width: number): string {
  return `/media/pictures/${name}-${width}.webp`
}

function keyOf(url: string): string {
  return `pictures/${url.slice(url.lastIndexOf('/') + 1)}`
}

function noteOf(url: string): string {
  return `${keyOf(url).slice(0, 'pictures/'.length + 32)}.edit.json`
}
