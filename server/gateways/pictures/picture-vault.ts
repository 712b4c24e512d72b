import PQueue from 'p-queue'
import type { MediaStore } from '../media/port.ts'
import type { PictureVault } from './port.ts'
import { loadSharp, requirePicture, shrinkPicture } from './shrink-picture.ts'

/** Enough to read a page of print by. */
const LONGEST = 1_600
const soundName = /^[\w-]{1,100}$/
const FOLDER = 'challans/'

/** Keeps pictures among the media where nothing serves them. One is worked on at a time, so that a large one takes little memory. */
export function pictureVault(media: MediaStore): PictureVault {
  const queue = new PQueue({ concurrency: 1 })
  return {
    save: async (name, bytes) => {
      requirePicture(bytes)
      const key = keyOf(name)
      await media.write(key, await queue.add(() => shrink(bytes)))
    },
    read: async (name) => media.read(keyOf(name)),
    listBefore: async (at) => {
      const files = await media.list(FOLDER)
      return files
        .filter(({ key, changedAt }) => key.endsWith('.webp') && changedAt.getTime() < at.getTime())
        .map(({ key }) => key.slice(FOLDER.length, -'.webp'.length))
    },
    remove: async (name) => media.remove(keyOf(name)),
  }
}

async function shrink(bytes: Uint8Array): Promise<Buffer> {
  const small = await shrinkPicture(bytes, LONGEST)
  const { sharp } = await loadSharp()
  return sharp(small).webp({ quality: 75 }).toBuffer()
}

function keyOf(name: string): string {
  if (!soundName.test(name)) throw new Error(`${name} is no name of a picture`)
  return `${FOLDER}${name}.webp`
}
