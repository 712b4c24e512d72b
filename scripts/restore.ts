import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { readConfig } from '../server/config.ts'
import { whereArePictures } from '../server/backup/where-are-pictures.ts'
import { nameOfDatabase } from '../server/db/open-database.ts'
import { runCommand } from './commands/run-command.ts'

const usage = `Usage: npm run restore -- FOLDER [--replace NAME]
NAME is the name of the store to replace: its database, or the folder name of DATA_DIR where the database is embedded.`

/** Restores a backup into the store of DATABASE_URL and DATA_DIR, which has to be stopped. */
await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'string' } },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) return null
  const { databaseDirectUrl, dataDir, ...config } = readConfig()
  // one long transaction, in which no other pooled connection has a share
  const databaseUrl = databaseDirectUrl ?? config.databaseUrl
  console.log(`Store: ${nameOfDatabase(databaseUrl, dataDir)}`)
  const backup = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const target = { databaseUrl, dataDir, replace: values.replace ?? null }
  const { createdAt, version, tables, files, pictures } = await restoreBackup(backup, target)
  for (const [table, { rows }] of Object.entries(tables)) console.log(`${table}: ${rows} rows`)
  console.log(`${files.length - 1} files of the data folder`)
  console.log(`Restored the backup of ${createdAt} (version ${version}), each row compared.`)
  for (const line of whereArePictures(pictures, config)) console.log(line)
  return 0
})
