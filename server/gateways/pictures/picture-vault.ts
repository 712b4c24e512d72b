import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import PQueue from 'p-queue'
import { replaceFile } from './picture-folder.ts'
import type { PictureVault } from './port.ts'
import { loadSharp, requirePicture, shrinkPicture } from './shrink-picture.ts'

/** Enough to read a page of print by. */
const LONGEST = 1_600
const soundName = /^[\w-]{1,100}$/

/** Keeps pictures in a folder that nothing serves. One is worked on at a time, so that a large one takes little memory. */
export function pictureVault(folder: string): PictureVault {
  const queue = new PQueue({ concurrency: 1 })
  return {
    save: (name, bytes) => queue.add(() => save(folder, name, bytes)),
    read: async (name) => readFile(fileOf(folder, name)).catch(nothingThere),
    listBefore: async (at) => {
      const files = await readdir(folder).catch(() => [])
      const names: string[] = []
      for (const file of files) {
        const { mtimeMs } = await stat(path.join(folder, file)).catch(() => ({ mtimeMs: Infinity }))
        if (file.endsWith('.webp') && mtimeMs < at.getTime()) names.push(file.slice(0, -'.webp'.length))
      }
      return names
    },
    remove: (name) => rm(fileOf(folder, name), { force: true }),
  }
}

async function save(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  requirePicture(bytes)
  const small = await shrinkPicture(bytes, LONGEST)
  const { sharp } = await loadSharp()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(fileOf(folder, name), await sharp(small).webp({ quality: 75 }).toBuffer())
}

function fileOf(folder: string, name: string): string {
  if (!soundName.test(name)) throw new Error(`${name} is no name of a picture`)
  return path.join(folder, `${name}.webp`)
}

function nothingThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
