import type { Kysely } from 'kysely'
import type { PGliteLike } from 'pg-boss'
import type { Schema } from './schema.ts'

export type { Schema } from './schema.ts'

/** A query runner: the database itself, or an open transaction. Inside a transaction use nothing else. */
export type Queries = Kysely<Schema>

/** An open database, of either engine. */
export type Database = {
  readonly engine: 'embedded' | 'postgres'
  readonly queries: Queries
  /** For libraries that bring tables of their own. */
  readonly home: { readonly address: string } | { readonly session: PGliteLike }
  /**
   * Calls `listener` with the payload of every notification on a channel, whichever process sent it, and with null
   * whenever notifications may have been missed. Resolves once it listens.
   */
  readonly listen: (channel: string, listener: (payload: string | null) => void) => Promise<void>
  /** False for a while after a statement failed because the disk is full. */
  readonly hasRoom: () => boolean
  /** Ends running connections and lets go of the data directory. */
  readonly close: () => Promise<void>
}
