import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another live process has the data directory open. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The embedded database in ${directory} is open in another process. ` +
        'Stop that one first, choose another DATA_DIR, or use a PostgreSQL server (DATABASE_URL).',
    )
    this.name = 'DirectoryInUse'
  }
}

/**
 * Takes a data directory for this process alone and returns how to let go of it. The lock is the operating
 * system's own lock on a file, taken through SQLite: it ends with the process however that ends, so nothing stale
 * ever stays behind. Throws `DirectoryInUse` when another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(path.join(directory, 'in-use.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new DirectoryInUseError(directory)
  }
  return () => lock.close()
}
