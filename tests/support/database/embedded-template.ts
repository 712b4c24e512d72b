import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { embeddedDatabase } from '#server/db/engines/embedded.ts'
import { startEmbeddedThread } from '#server/db/engines/embedded-thread.ts'
import { migrate } from '#server/db/migrate.ts'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/neev')

/**
 * A migrated embedded database in memory. Making one takes seconds, so the files of the first one are kept and
 * loaded from then on, until a migration or the engine changes.
 */
export async function openMigratedEmbedded(): Promise<Database> {
  const kept = join(cache, `embedded-${fingerprint()}.tar`)
  if (!existsSync(kept)) await keepTemplate(kept)
  return embeddedDatabase(await startEmbeddedThread({ files: readFileSync(kept) }), () => {})
}

async function keepTemplate(path: string): Promise<void> {
  const thread = await startEmbeddedThread({})
  const database = embeddedDatabase(thread, () => {})
  await migrate(database)
  const files = await thread.dump()
  await database.close()
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache).filter((name) => /^embedded-.*\.tar$/.test(name)))
    rmSync(join(cache, old), { force: true })
  const part = `${path}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, files)
  renameSync(part, path)
}

function fingerprint(): string {
  const migrations = readdirSync(join(root, 'migrations')).toSorted()
  const files = [
    ...migrations.map((name) => `migrations/${name}`),
    'node_modules/@electric-sql/pglite/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
