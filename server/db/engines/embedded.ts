import { Kysely, PostgresDialect } from 'kysely'
import { execFile } from 'node:child_process'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Database, Schema } from '../database.ts'
import { syncFolder } from './durable-files.ts'
import { lockDirectory } from './directory-lock.ts'
import { startEmbeddedThread, type EmbeddedThread } from './embedded-thread.ts'
import { CONNECT_TIMEOUT_MS, guardedPool, onNewConnection } from './pool.ts'
import { statementNames } from './statement-names.ts'

const run = promisify(execFile)
const initializer = path.join(import.meta.dirname, 'initialise-directory.ts')

/** Opens the embedded engine on a directory, which it creates where missing, or in memory. */
export async function openEmbedded(directory: string | null): Promise<Database> {
  if (directory === null) return embeddedDatabase(await startEmbeddedThread({}), () => {})
  await mkdir(directory, { recursive: true })
  const unlock = lockDirectory(directory)
  try {
    const data = dataOf(directory)
    await initialize(data)
    return embeddedDatabase(await startEmbeddedThread({ directory: data }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Whether a directory holds a database of the embedded engine. */
export async function embeddedExists(directory: string): Promise<boolean> {
  return exists(dataOf(directory))
}

function dataOf(directory: string): string {
  return path.join(directory, 'postgres')
}

/**
 * Creates a new data directory whole or not at all: next to its final place, by a process of its own (the memory that
 * takes is never given back), and moved there when it is complete.
 */
async function initialize(data: string): Promise<void> {
  if (await exists(data)) return
  const unfinished = `${data}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await run(process.execPath, [initializer, unfinished])
  await rename(unfinished, data)
  syncFolder(path.dirname(data))
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** The database around a running engine. Everybody shares its one session, through a pool of one connection. */
export function embeddedDatabase(thread: EmbeddedThread, unlock: () => void): Database {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    user: 'postgres',
    database: 'postgres',
    stream: thread.connect,
    ...onNewConnection(async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const listener of listeners.get(channel) ?? []) listener(payload)
      })
      const listens = [...listeners.keys()].map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
      await client.query(listens.join(';'))
    }),
  })
  const guarded = guardedPool(pool, statementNames())
  const listen = async (
    channel: string,
    listener: (payload: string) => void,
  ): Promise<() => Promise<void>> => {
    const set = listeners.get(channel) ?? new Set()
    listeners.set(channel, set.add(listener))
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      set.delete(listener)
    }
  }
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) })
  return {
    engine: 'embedded',
    queries,
    home: {
      session: {
        query: <T>(text: string, values: unknown[] = []) => pool.query<T & pg.QueryResultRow>(text, values),
        // node-postgres answers several statements with a list
        exec: async <T>(text: string) => [await pool.query<T & pg.QueryResultRow>(text)].flat(),
        listen,
      },
    },
    listen: async (channel, listener) => {
      await listen(channel, listener)
    },
    hasRoom: guarded.hasRoom,
    close: async () => {
      await queries.destroy()
      await thread.close()
      unlock()
    },
  }
}
