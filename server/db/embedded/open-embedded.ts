import type { Database } from '../database.ts'
import { openPostgres } from '../connections/postgres.ts'
import { holdServer } from './hold-server.ts'
import { prepareCluster } from './prepare-cluster.ts'

/**
 * Opens the database of a PostgreSQL server that runs on files in `directory`, for as long as any process has it open. Makes the files
 * where there are none. Throws an `EmbeddedDatabaseError`.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  const cluster = await prepareCluster(directory)
  const server = await holdServer(cluster)
  try {
    const database = await openPostgres(cluster.server.url, null)
    return {
      ...database,
      close: async () => {
        await database.close()
        await server.release()
      },
    }
  } catch (error) {
    await server.release()
    throw error
  }
}
