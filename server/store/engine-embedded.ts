import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Database, Schema } from './database.ts'
import { lockDirectory } from './directory-lock.ts'

/** Opens the embedded engine on a directory, which it makes where missing, or in memory. */
export async function openEmbedded(directory: string | null): Promise<Database> {
  if (directory === null) return embeddedDatabase(await PGlite.create(), () => {})
  await mkdir(directory, { recursive: true })
  const unlock = lockDirectory(directory)
  try {
    return embeddedDatabase(await PGlite.create(path.join(directory, 'postgres')), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database around a running embedded engine. */
export function embeddedDatabase(pglite: PGlite, unlock: () => void): Database {
  const queries = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    engine: 'embedded',
    queries,
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
