import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { Cluster } from './cluster.ts'
import { commandAs } from './server-user.ts'

const run = promisify(execFile)

/**
 * Arguments of `initdb` that make it sort by code points. Some of PostgreSQL still asks the system's C library what a letter
 * is.
 */
export const localeArguments: readonly string[] = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
  ...(process.platform === 'darwin' ? ['--lc-ctype=UTF-8'] : []),
]

/**
 * Makes the files of a cluster whole or not at all: beside their place, and moved there when all is on the disk. Where another
 * process is faster, its files stay. Throws an `EmbeddedDatabaseError`.
 */
export async function makeCluster({ data, programs, environment, user, server }: Cluster): Promise<void> {
  const unfinished = `${data}.unfinished-${randomBytes(4).toString('hex')}`
  const passwordFile = `${unfinished}.password`
  const login =
    server.password === null ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  if (server.password !== null) await writeFile(passwordFile, server.password, { mode: 0o600 })
  const { file, args, ids } = commandAs(user, programs.initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--no-instructions',
    ...login,
    ...localeArguments,
  ])
  try {
    await run(file, [...args], { ...ids, cwd: path.dirname(data), env: environment })
    await rename(unfinished, data)
    await syncFolder(path.dirname(data))
  } catch (error) {
    if (!existsSync(data)) throw describe(error, data)
  } finally {
    await removeUnfinished(data)
  }
}

/**
 * Removes what this process and earlier ones have left unfinished; a process that is about to make the same finds it made. That one
 * may write into it, or remove it too, at the same moment: then it is tried again.
 */
async function removeUnfinished(data: string): Promise<void> {
  const folder = path.dirname(data)
  for (const name of await readdir(folder))
    if (name.startsWith(`${path.basename(data)}.unfinished`))
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** Forces the names in a folder to the disk; Windows does that by itself and opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  await opened.sync()
  await opened.close()
}

function describe(error: unknown, data: string): EmbeddedDatabaseError {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  if (said.includes('No space left on device'))
    return new EmbeddedDatabaseError(`DATA_DIR: the disk is full: there is no room for ${data}.`, error)
  if (said.includes('could not look up effective user ID'))
    return new EmbeddedDatabaseError(
      `PostgreSQL makes its files only for a user with a name, and this process runs as user id ${process.getuid?.()}, which has none: ` +
        'list it in /etc/passwd, run as a user who is listed there, or set DATABASE_URL to a PostgreSQL server.',
      error,
    )
  const reason = /^initdb: error: (.+)$|^.*FATAL: +(.+)$/m.exec(said)
  return new EmbeddedDatabaseError(
    `PostgreSQL could not make its files in ${data}: ${reason?.[1] ?? reason?.[2] ?? (said.trim() || String(error))}.`,
    error,
  )
}
