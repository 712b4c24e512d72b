import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { CopyError, fillDatabase, withCopy } from '../server/db/copy/copy-store.ts'
import { nameMedia } from '../server/gateways/media/open-media.ts'
import { databaseHoldsStore, openDatabase } from '../server/db/open-database.ts'
import { runCommand } from './commands/run-command.ts'

const usage = `Usage: npm run move-database -- postgres://USER@HOST/DATABASE
Copies the embedded database of DATA_DIR into that empty database. Stop the store first.`

/** Copies the embedded database to a PostgreSQL server. */
await runCommand(usage, async () => {
  const [address = '', ...more] = process.argv.slice(2)
  if (!/^postgres(ql)?:\/\/\S+$/.test(address) || more.length > 0) return null
  const config = readConfig({ ...process.env, DATABASE_URL: 'embedded' })
  const directory = path.join(config.dataDir, 'database')
  if (!(await databaseHoldsStore('embedded', directory)))
    throw new CopyError(`There is no embedded database in ${directory}.`)
  const source = await openDatabase('embedded', directory)
  try {
    const target = await openDatabase(address, null)
    try {
      const tables = await withCopy(source, (copy) => fillDatabase(target, copy))
      for (const [table, { rows, digest }] of Object.entries(tables))
        console.log(`${table}: ${rows} rows, ${digest}`)
      console.log(`Copied, each row compared. Now set DATABASE_URL to the new address and start the store.`)
      console.log(`${directory} is unchanged; do not start the store on it again.`)
      console.log(`Pictures and signed challans are not moved: they stay in ${nameMedia(config)}.`)
      return 0
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
