import type { ServerAddress } from './choose-address.ts'
import type { Programs } from './find-programs.ts'
import type { ServerUser } from './server-user.ts'

/** The files of a PostgreSQL server in the data folder, and what it is started with. */
export type Cluster = {
  /** The absolute path of the files. */
  readonly data: string
  /** Path of the server's log file. */
  readonly log: string
  readonly programs: Programs
  /** All that the programs see of their surroundings: what the store was given holds secrets. */
  readonly environment: Readonly<Record<string, string>>
  readonly user: ServerUser
  readonly server: ServerAddress
}
