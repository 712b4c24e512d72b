import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { backup as copySqlite, DatabaseSync } from 'node:sqlite'

/**
 * Names in the data folder that are not backed up: the embedded database, which is dumped, the backups, and what is derived
 * from the catalogue.
 */
const leftOut = /^(database(\..*)?|backups|search-index)$/
const passing = /(\.(sqlite-(wal|shm|journal)|unfinished|part)|~)$/

/** The files of a data folder that belong into a backup, as paths inside it, in alphabetical order. */
export async function listDataFiles(dataDir: string): Promise<readonly string[]> {
  const names = (await readdir(dataDir)).filter((name) => !leftOut.test(name))
  const lists = await Promise.all(names.map((name) => listFiles(dataDir, name)))
  return lists.flat().toSorted()
}

async function listFiles(dataDir: string, name: string): Promise<string[]> {
  const entry = await lstat(path.join(dataDir, name)).catch(ignoreMissing)
  if (entry?.isFile() === true) return passing.test(name) ? [] : [name]
  if (entry?.isDirectory() !== true) return []
  const inner = await readdir(path.join(dataDir, name))
  return (await Promise.all(inner.map((each) => listFiles(dataDir, `${name}/${each}`)))).flat()
}

/**
 * Copies a file that may be written to meanwhile, for its owner alone; false when it has gone in the meantime. A SQLite database
 * is copied by SQLite, as of one moment.
 */
export async function copyDataFile(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  if (from.endsWith('.sqlite')) {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 })
    try {
      await copySqlite(source, to)
    } finally {
      source.close()
    }
  } else if ((await copyFile(from, to).catch(ignoreMissing)) === null) return false
  await chmod(to, 0o600)
  return true
}

/** The SHA-256 of a file and its size, as they stand on the disk. */
export async function hashFile(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
