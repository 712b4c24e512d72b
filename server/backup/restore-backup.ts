import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { CopyError, fillDatabase, refuseNewer } from '../db/copy/copy-store.ts'
import { HOLDER } from '../db/embedded/hold-server.ts'
import { openDatabase } from '../db/open-database.ts'
import { copyDataFile, hashFile } from './data-files.ts'
import { readDump } from './dump-file.ts'
import { DATABASE_FILE, readManifest, type Manifest } from './manifest.ts'

export type RestoreTarget = {
  /** `embedded` or a postgres:// address. */
  readonly databaseUrl: string
  readonly dataDir: string
  /** The name of the store that may be replaced, its database, or the folder name of `dataDir` where the database is embedded; null when the target has to be empty. */
  readonly replace: string | null
}

/** What a store is called when somebody has to name the one to replace: the database, or the data folder of an embedded one. */
function storeNameOf({ databaseUrl, dataDir }: Pick<RestoreTarget, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === 'embedded') return path.basename(dataDir)
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) || 'postgres'
}

/**
 * Restores a backup into a stopped store. The whole backup is checked first; the database changes in one transaction, whose result is compared with the manifest row by row. Throws a `CopyError` that says what is wrong, and then
 * has changed nothing. Returns the manifest.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await refuseNewer(manifest.migration)
  await checkFiles(folder, manifest)
  const name = storeNameOf(target)
  if (target.replace !== null && target.replace !== name)
    throw new CopyError(`The store here is ${name}, not ${target.replace}.`)
  const replace = target.replace !== null
  const files = dataFilesOf(manifest)
  if (!replace) await refuseExisting(files, target.dataDir)
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
  await restoreDatabase({ folder, manifest, target, replace })
  for (const file of files) {
    const to = path.join(target.dataDir, file)
    await copyDataFile(path.join(folder, 'data', file), `${to}.unfinished`)
    await rename(`${to}.unfinished`, to)
  }
  return manifest
}

type Restore = {
  readonly folder: string
  readonly manifest: Manifest
  readonly target: RestoreTarget
  readonly replace: boolean
}

async function restoreDatabase({ folder, manifest, target, replace }: Restore): Promise<void> {
  const database = await openDatabase(target.databaseUrl, path.join(target.dataDir, 'database'))
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and application_name <> ${HOLDER}`.execute(database.queries)
    const others = rows[0]?.others ?? 0
    if (replace && others > 0)
      throw new CopyError(`${others} connections to the database are open. Stop the store first.`)
    await fillDatabase(database, copyOf(folder, manifest), { replace, expected: manifest.tables })
  } finally {
    await database.close()
  }
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
    if (await exists(path.join(dataDir, file)))
      throw new CopyError(`${path.join(dataDir, file)} already exists.`)
}

function dataFilesOf({ files }: Manifest): string[] {
  return files.filter((file) => file.path.startsWith('data/')).map((file) => file.path.slice('data/'.length))
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
