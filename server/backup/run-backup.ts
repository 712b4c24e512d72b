import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { withCopyLock } from '../db/copy/copy-lock.ts'
import { writeBackup, type BackupSource } from './write-backup.ts'

export type BackupRequest = {
  /** The folder to make; null for one of `backupDir` named by the time. */
  readonly folder: string | null
  /** Number of the newest backups in `backupDir` that stay; null for all. */
  readonly keep: number | null
}

const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const unfinished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unfinished$/

/**
 * Writes a backup, removes those that are too old and what ended in the middle, and returns lines that say what was done. Throws a
 * `CopyError` while another one is written.
 */
export async function runBackup(
  source: BackupSource & { readonly backupDir: string },
  request: BackupRequest,
): Promise<string[]> {
  return withCopyLock(source.database, () => backUp(source, request))
}

async function backUp(
  source: BackupSource & { readonly backupDir: string },
  { folder, keep }: BackupRequest,
): Promise<string[]> {
  const target = folder ?? path.join(source.backupDir, nameOf(new Date()))
  const { tables, files, migration, pictures } = await writeBackup(source, target)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const lines = [
    `${target}: ${rows} rows of ${Object.keys(tables).length} tables (schema ${migration}), ${files.length} files, ${Math.ceil(bytes / 1024)} kB; read back and found right.`,
  ]
  if (pictures !== undefined)
    lines.push(
      `Not in it: pictures and signed challans lie in bucket ${pictures.bucket} at ${pictures.endpoint}, which wants versions or a copy of its own.`,
    )
  if (keep === null) return lines
  const old = (await listBackups(source.backupDir)).slice(0, -keep)
  for (const name of [...old, ...(await listFolder(source.backupDir, unfinished))]) {
    await rm(path.join(source.backupDir, name), { recursive: true })
    lines.push(`${name} removed.`)
  }
  return lines
}

/** The names of the finished backups that were named by their time, oldest first. */
export async function listBackups(backupDir: string): Promise<string[]> {
  return listFolder(backupDir, named)
}

async function listFolder(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => pattern.test(name)).toSorted()
}

function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
