import path from 'node:path'
import { assertStopped, withCopyLock } from '../db/copy/copy-lock.ts'
import { CopyError, fillDatabase, withCopy } from '../db/copy/copy-store.ts'
import { databaseHoldsStore, openDatabase } from '../db/open-database.ts'
import { nameMedia } from '../gateways/media/open-media.ts'
import type { BareCommand, Terminal } from './command.ts'

/** Copies the embedded database to a PostgreSQL server. */
export const moveDatabase: BareCommand = {
  usage: `Usage: npm run move-database -- postgres://USER@HOST/DATABASE
Copies the embedded database of DATA_DIR into that empty database. Stop the store first.`,
  parse: ([address = '', ...more]) =>
    /^postgres(ql)?:\/\/\S+$/.test(address) && more.length === 0
      ? (terminal) => move(address, terminal)
      : null,
}

async function move(address: string, { config, print, signal }: Terminal): Promise<number> {
  const directory = path.join(config.dataDir, 'database')
  if (!(await databaseHoldsStore('embedded', directory)))
    throw new CopyError(`There is no embedded database in ${directory}.`)
  const source = await openDatabase('embedded', directory)
  try {
    const target = await openDatabase(address, null)
    try {
      const tables = await withCopyLock(source, async (alone) => {
        await assertStopped(alone)
        return withCopyLock(target, () => withCopy(source, (copy) => fillDatabase(target, copy, { signal })))
      })
      for (const [table, { rows, digest }] of Object.entries(tables))
        print(`${table}: ${rows} rows, ${digest}`)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  print(`Copied, each row compared. Now set DATABASE_URL to the new address and start the store.`)
  print(`${directory} is unchanged; do not start the store on it again.`)
  print(`Pictures and signed challans are not moved: they stay in ${nameMedia(config)}.`)
  return 0
}
