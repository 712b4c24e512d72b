import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { compileEmbeddedEngine } from './compile-embedded.ts'

/** Starts the embedded engine on a data directory, or in memory, where it may start from kept files. */
export async function loadEmbeddedEngine(data?: string | Blob): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: await compileEmbeddedEngine(),
    ...(typeof data === 'string' && { dataDir: data }),
    ...(data instanceof Blob && { loadDataDir: data }),
    extensions: { pg_trgm },
    postgresqlconf: ['shared_buffers=32MB'],
  })
}
