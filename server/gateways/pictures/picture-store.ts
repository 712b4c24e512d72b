import { subtle } from 'node:crypto'
import type { MediaStore } from '../media/port.ts'
import type { WorkOnPicture } from './picture-process.ts'
import type { PictureEdit, PictureStore, SavedPicture } from './port.ts'
import { requirePicture } from './sniff-picture.ts'

/**
 * Stores pictures among the media, under the hash of their bytes: turned upright, without metadata, as WebP and AVIF at the
 * two widths that pages ask for.
 */
export function pictureStore(media: MediaStore, workOn: WorkOnPicture): PictureStore {
  const save = async (by: string, bytes: Uint8Array): Promise<SavedPicture> => {
    requirePicture(bytes)
    const name = await nameOf(bytes)
    const known = await findKnown(media, name)
    if (known !== null) return known
    const { width, height, files } = await workOn(by, { kind: 'serve' }, bytes)
    await Promise.all(
      files.map((file) => media.write(`pictures/${name}-${file.wide}.${file.type}`, file.bytes)),
    )
    // written last: it says that all others are there
    await media.write(`pictures/${name}-${width}x${height}.webp`, new Uint8Array())
    return { url: urlOf(name, width), width, height }
  }
  return {
    save,
    /** Notes the original beside the edited picture, so that the edit can be taken back at any time. */
    edit: async (by, url, edit) => {
      const bytes = await media.read(keyOf(url))
      if (bytes === null) return null
      const [edited] = (await workOn(by, { kind: 'edit', edit }, bytes)).files
      if (edited === undefined) return null
      const saved = await save(by, edited.bytes)
      const note = JSON.stringify({ original: url, ...edit })
      if (saved.url !== url) await media.write(noteOf(saved.url), Buffer.from(note))
      return saved
    },
    preview: async (by, bytes) => {
      const [made] = (await workOn(by, { kind: 'preview' }, bytes)).files
      if (made === undefined) throw new Error('a preview has no file')
      return made.bytes
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

/** The beginning of a hash, which is taken in another thread: a large file would hold this one up. */
async function nameOf(bytes: Uint8Array): Promise<string> {
  const hash = await subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(hash).toString('hex').slice(0, 32)
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
