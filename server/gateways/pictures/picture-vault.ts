import type { MediaStore } from '../media/port.ts'
import type { WorkOnPicture } from './picture-process.ts'
import type { PictureVault } from './port.ts'
import { requirePicture } from './sniff-picture.ts'

const soundName = /^[\w-]{1,100}$/
const FOLDER = 'challans/'

/** Stores pictures among the media where nothing serves them. */
export function pictureVault(media: MediaStore, workOn: WorkOnPicture): PictureVault {
  return {
    save: async (by, name, bytes) => {
      requirePicture(bytes)
      const key = keyOf(name)
      for (const file of (await workOn(by, { kind: 'keep' }, bytes)).files) await media.write(key, file.bytes)
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

function keyOf(name: string): string {
  if (!soundName.test(name)) throw new Error(`${name} is no name of a picture`)
  return `${FOLDER}${name}.webp`
}
