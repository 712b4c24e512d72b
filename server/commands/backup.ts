import path from 'node:path'
import { parseArgs } from 'node:util'
import { runBackup, type BackupRequest } from '../backup/run-backup.ts'
import type { Command } from './command.ts'

/** Backs up the store, which may be running. */
export const backup: Command = {
  usage: 'Usage: npm run backup -- [FOLDER] [--keep NUMBER]',
  parse: (args) => {
    const request = parseRequest(args)
    if (request === null) return null
    return async ({ store, config, folder, print, signal }) => {
      const target = request.folder === null ? null : path.resolve(folder, request.folder)
      const source = { ...config, database: store.database, signal }
      for (const line of await runBackup(source, { ...request, folder: target })) print(line)
      return 0
    }
  },
}

function parseRequest(args: readonly string[]): BackupRequest | null {
  try {
    const options = { keep: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder = null, ...more] = positionals
    const keep = values.keep === undefined ? null : Number(values.keep)
    const isCount = keep === null || (Number.isInteger(keep) && keep > 0)
    return more.length === 0 && isCount ? { folder, keep } : null
  } catch {
    return null
  }
}
