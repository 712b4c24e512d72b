import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../db/database.ts'
import { CopyError, withCopy } from '../db/copy/copy-store.ts'
import { compareTotals, countTables, totalsOf } from '../db/copy/table-totals.ts'
import { copyDataFile, hashFile, listDataFiles } from './data-files.ts'
import { readDump, writeDump } from './dump-file.ts'
import { DATABASE_FILE, MANIFEST, type Manifest } from './manifest.ts'

export type BackupSource = {
  readonly database: Database
  readonly dataDir: string
  /** The folder of the program, whose package.json says its version. */
  readonly home: string
  readonly mediaStore?: 'disk' | 's3'
  /** The bucket that pictures lie in with `s3`; it is not backed up. */
  readonly bucket?: { readonly endpoint: string; readonly bucket: string } | null
  /** Ends the backup, and what was written of it goes. */
  readonly signal?: AbortSignal
}

/**
 * Writes a backup of a running store into a new folder: one consistent state of the database, then the files of the data folder,
 * which only ever gain what a later state needs. The folder has another name until everything in it was read back and found to be
 * right. Throws a `CopyError` when the folder exists or something differs. Returns the manifest.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new CopyError(`${folder} already exists.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await writeFiles(source, unfinished)
    await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await flushFolder(unfinished)
    await rename(unfinished, folder)
    await flushFolder(path.dirname(folder))
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    source.signal?.throwIfAborted()
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new CopyError(`There is no room for a backup in ${path.dirname(folder)}: its disk is full.`)
    throw error
  }
}

async function writeFiles(
  { database, dataDir, home, signal, mediaStore, bucket }: BackupSource,
  folder: string,
): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const counted = countTables(signal)
  const dump = path.join(folder, DATABASE_FILE)
  const head = await withCopy(database, async ({ batches, migration, sequences }) => {
    await writeDump(dump, counted.passing(batches), signal)
    return { migration, sequences: [...sequences] }
  })
  const paths = [DATABASE_FILE]
  for (const name of await listDataFiles(dataDir)) {
    signal?.throwIfAborted()
    const copy = `data/${name}`
    if (await copyDataFile(path.join(dataDir, name), path.join(folder, copy))) paths.push(copy)
  }
  const differences = compareTotals(counted.totals(), await totalsOf(readDump(dump), signal))
  if (differences.length > 0)
    throw new CopyError(`What was written reads back differently: ${differences.join('; ')}.`)
  const files = []
  for (const name of paths) files.push({ path: name, ...(await hashFile(path.join(folder, name))) })
  const version = await versionOf(home)
  const pictures =
    mediaStore === 's3' && bucket ? { endpoint: bucket.endpoint, bucket: bucket.bucket } : undefined
  return {
    format: 1,
    version,
    createdAt,
    ...head,
    tables: counted.totals(),
    ...(pictures !== undefined && { pictures }),
    files,
  }
}

async function versionOf(home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** A renamed file survives a power cut only once its folder is on the disk. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
