import path from 'node:path'
import { moveEmbeddedDatabase } from '../backup/move-database.ts'
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
  const tables = await moveEmbeddedDatabase(directory, address, signal)
  for (const [table, { rows, digest }] of Object.entries(tables)) print(`${table}: ${rows} rows, ${digest}`)
  print(`Copied, each row compared. Now set DATABASE_URL to the new address and start the store.`)
  print(`${directory} is unchanged; do not start the store on it again.`)
  print(`Pictures and signed challans are not moved: they stay in ${nameMedia(config)}.`)
  return 0
}
