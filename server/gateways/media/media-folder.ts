import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFile, MediaStore } from './port.ts'

/** Stores media in a folder of the disk, each readable by its owner alone. */
export function mediaFolder(folder: string): MediaStore {
  const fileOf = (key: string): string => path.join(folder, key)
  return {
    write: async (key, bytes) => {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const part = `${file}.${randomUUID().slice(0, 8)}.part`
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, file)
    },
    read: (key) => readFile(fileOf(key)).catch(nothingThere),
    list: async (prefix) => {
      const inner = path.posix.dirname(`${prefix}.`)
      const names = (await readdir(fileOf(inner)).catch(nothingThere)) ?? []
      const keys = names.filter((name) => !name.endsWith('.part')).map((name) => `${inner}/${name}`)
      const files: MediaFile[] = []
      for (const key of keys.filter((each) => each.startsWith(prefix))) {
        const found = await stat(fileOf(key)).catch(nothingThere)
        if (found?.isFile() === true) files.push({ key, bytes: found.size, changedAt: found.mtime })
      }
      return files
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
