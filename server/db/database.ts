import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type { Schema } from './schema.ts'

/** A query runner: the database itself, or an open transaction. Inside a transaction use nothing else. */
export type Queries = Kysely<Schema>

/** An open database. */
export type Database = {
  readonly queries: Queries
  /** For libraries that bring tables and connections of their own. */
  readonly home: { readonly address: string }
  /**
   * Calls `listener` with the payload of every notification on a channel, whichever process sent it, and with null
   * whenever notifications may have been missed. Resolves once it listens.
   */
  readonly listen: (channel: string, listener: (payload: string | null) => void) => Promise<void>
  /** False for a while after a statement failed because the disk is full. */
  readonly hasRoom: () => boolean
  /** Ends running connections; the last process that has an embedded database open stops its server. */
  readonly close: () => Promise<void>
}
