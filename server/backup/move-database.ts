import { assertStopped, withCopyLock } from '../db/copy/copy-lock.ts'
import { CopyError, fillDatabase, withCopy } from '../db/copy/copy-store.ts'
import { databaseHoldsStore, openDatabase } from '../db/open-database.ts'

/** Copies an embedded database to the empty one at an address; returns how many rows of each table, with their digest. Throws `CopyError`. */
export async function moveEmbeddedDatabase(directory: string, address: string, signal: AbortSignal) {
  if (!(await databaseHoldsStore('embedded', directory)))
    throw new CopyError(`There is no embedded database in ${directory}.`)
  const source = await openDatabase('embedded', directory)
  try {
    const target = await openDatabase(address, null)
    try {
      return await withCopyLock(source, async (alone) => {
        await assertStopped(alone)
        return withCopyLock(target, () => withCopy(source, (copy) => fillDatabase(target, copy, { signal })))
      })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
