import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { assertStopped, withCopyLock } from '../db/copy/copy-lock.ts'
import { CopyError, fillDatabase, refuseNewer } from '../db/copy/copy-store.ts'
import { openDatabase } from '../db/open-database.ts'
import { copyDataFile, hashFile } from './data-files.ts'
import { readDump } from './dump-file.ts'
import { DATABASE_FILE, readManifest, type Manifest } from './manifest.ts'

export type RestoreTarget = {
  /** `embedded` or a postgres:// address, not of a pooler. */
  readonly databaseUrl: string
  readonly dataDir: string
  /** The name of the store that may be replaced, its database, or the folder name of `dataDir` where that is embedded; null when the target has to be empty. */
  readonly replace: string | null
  readonly signal?: AbortSignal
}

/** Name that an operator confirms the replaced store with: the database, or the data folder of an embedded one. */
function storeNameOf({ databaseUrl, dataDir }: Pick<RestoreTarget, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === 'embedded') return path.basename(dataDir)
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) || 'postgres'
}

/**
 * Restores a backup into a stopped store. The whole backup is checked first; the database changes in one transaction, whose result is
 * compared with the manifest row by row, once the files lie beside their places. Throws a `CopyError` that says what is wrong, and
 * then has changed nothing. Returns the manifest.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { databaseUrl, dataDir, signal } = target
  const manifest = await readManifest(folder)
  await refuseNewer(manifest.migration)
  await checkFiles(folder, manifest)
  const name = storeNameOf(target)
  if (target.replace !== null && target.replace !== name)
    throw new CopyError(`The store here is ${name}, not ${target.replace}.`)
  const replace = target.replace !== null
  const files = dataFilesOf(manifest)
  if (!replace) await refuseExisting(files, dataDir)
  signal?.throwIfAborted()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase(databaseUrl, path.join(dataDir, 'database'))
  try {
    await withCopyLock(database, async (locked) => {
      await assertStopped(locked)
      try {
        await fillDatabase(database, copyOf(folder, manifest), {
          replace,
          expected: manifest.tables,
          beforeCommit: () => layOut(files, path.join(folder, 'data'), dataDir),
          ...(signal && { signal }),
        })
        for (const file of files) await rename(unfinished(dataDir, file), path.join(dataDir, file))
      } finally {
        for (const file of files) await rm(unfinished(dataDir, file), { force: true })
      }
    })
  } finally {
    await database.close()
  }
  return manifest
}

const unfinished = (dataDir: string, file: string): string => path.join(dataDir, `${file}.unfinished`)

/** Puts the files of a backup beside their places. */
async function layOut(files: readonly string[], from: string, dataDir: string): Promise<void> {
  for (const file of files) await copyDataFile(path.join(from, file), unfinished(dataDir, file))
}

function copyOf(folder: string, { migration, sequences }: Manifest) {
  return { migration, sequences, batches: readDump(path.join(folder, DATABASE_FILE)) }
}

async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path: name, bytes, sha256 } of files) {
    const found = await hashFile(path.join(folder, name)).catch(() => null)
    if (found === null) throw new CopyError(`The backup is damaged: ${name} cannot be read.`)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new CopyError(`The backup is damaged: ${name} is not what was written.`)
  }
}

async function refuseExisting(files: readonly string[], dataDir: string): Promise<void> {
  for (const file of files)
    if (existsSync(path.join(dataDir, file)))
      throw new CopyError(`${path.join(dataDir, file)} already exists.`)
}

function dataFilesOf({ files }: Manifest): string[] {
  return files.filter((file) => file.path.startsWith('data/')).map((file) => file.path.slice('data/'.length))
}
