import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import { whereArePictures } from '../backup/where-are-pictures.ts'
import { nameStore } from '../composition/start/open-store.ts'
import type { BareCommand } from './command.ts'

/** Restores a backup into a store that is stopped. */
export const restore: BareCommand = {
  usage: `Usage: npm run restore -- FOLDER [--replace NAME]
NAME is the name of the store to replace: its database, or the folder name of DATA_DIR where the database is embedded.`,
  parse: (args) => {
    const request = parseRequest(args)
    if (request === null) return null
    return async ({ config, folder, print, signal }) => {
      const { databaseDirectUrl, dataDir } = config
      // one long transaction, in which no other pooled connection has a share
      const databaseUrl = databaseDirectUrl ?? config.databaseUrl
      print(`Store: ${nameStore({ databaseUrl, dataDir })}`)
      const target = { databaseUrl, dataDir, replace: request.replace, signal }
      const restored = await restoreBackup(path.resolve(folder, request.folder), target)
      const { createdAt, version, tables, files, pictures } = restored
      for (const [table, { rows }] of Object.entries(tables)) print(`${table}: ${rows} rows`)
      print(`${files.length - 1} files of the data folder`)
      print(`Restored the backup of ${createdAt} (version ${version}), each row compared.`)
      for (const line of whereArePictures(pictures, config)) print(line)
      return 0
    }
  },
}

function parseRequest(args: readonly string[]): { folder: string; replace: string | null } | null {
  try {
    const options = { replace: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder, ...more] = positionals
    return folder === undefined || more.length > 0 ? null : { folder, replace: values.replace ?? null }
  } catch {
    return null
  }
}
