import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { setFlagsFromString } from 'node:v8'

/**
 * Starts the embedded engine on a data directory, or in memory, where it may start from kept files. Its code is compiled once and plainly: V8's second,
 * optimising compilation takes 350 MB of memory and doubles the time of the start, see docs/decisions.
 */
export async function loadEngine(data?: string | Blob): Promise<PGlite> {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  return PGlite.create({
    ...(typeof data === 'string' && { dataDir: data }),
    ...(data instanceof Blob && { loadDataDir: data }),
    extensions: { pg_trgm },
    postgresqlconf: ['shared_buffers=32MB'],
  })
}
