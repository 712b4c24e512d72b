import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { execFile } from 'node:child_process'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Database, Schema } from '../database.ts'
import { lockDirectory } from './directory-lock.ts'
import { loadEmbeddedEngine } from './load-embedded.ts'

const run = promisify(execFile)
const initialiser = path.join(import.meta.dirname, 'initialise-directory.ts')

/** Opens the embedded engine on a directory, which it makes where missing, or in memory. */
export async function openEmbedded(directory: string | null): Promise<Database> {
  if (directory === null) return embeddedDatabase(await loadEmbeddedEngine(), () => {})
  await mkdir(directory, { recursive: true })
  const unlock = lockDirectory(directory)
  try {
    const data = path.join(directory, 'postgres')
    await initialise(data)
    return embeddedDatabase(await loadEmbeddedEngine(data), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Makes a new data directory whole or not at all: beside its place, by a process of its own (the engine's memory for
 * making one is never given back), and moved there when it is finished.
 */
async function initialise(data: string): Promise<void> {
  if (await exists(data)) return
  const unfinished = `${data}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await run(process.execPath, [initialiser, unfinished])
  await rename(unfinished, data)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** The database around a running embedded engine. */
export function embeddedDatabase(pglite: PGlite, unlock: () => void): Database {
  const queries = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    engine: 'embedded',
    queries,
    home: { pglite },
    listen: async (channel, heard) => {
      await pglite.listen(channel, heard)
    },
    close: async () => {
      await queries.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}
