import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { compileEmbeddedEngine } from './compile-embedded.ts'
import { durableFiles, durableStart, type OnSynced } from './durable-files.ts'

/**
 * Starts the embedded engine on a data directory, where what it acknowledged survives a power failure, or in memory, where it
 * may start from kept files.
 */
export async function loadEmbeddedEngine(data?: string | Blob, onSynced?: OnSynced): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: await compileEmbeddedEngine(),
    ...(typeof data === 'string' && {
      fs: durableFiles(data, onSynced),
      startParams: durableStart(PGlite.defaultStartParams),
    }),
    ...(data instanceof Blob && { loadDataDir: data }),
    extensions: { pg_trgm },
    postgresqlconf: ['shared_buffers=32MB'],
  })
}
