import { chmod, mkdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { chooseAddress } from './choose-address.ts'
import type { Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { findPrograms, POSTGRES_VERSION } from './find-programs.ts'
import { linkLibraries } from './link-libraries.ts'
import { makeCluster } from './make-cluster.ts'
import { chooseServerUser } from './server-user.ts'

/**
 * Makes a cluster in `directory`, or checks the one that is there. Throws an `EmbeddedDatabaseError` where the programs or their user
 * are missing, and where the files are of another version.
 */
export async function prepareCluster(directory: string): Promise<Cluster> {
  await refuseEarlierRelease(directory)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const folder = await realpath(directory)
  const programs = await findPrograms()
  const links = await linkLibraries(programs, path.join(folder, 'libraries'))
  const user = await chooseServerUser(folder, programs.postgres, links)
  const cluster: Cluster = {
    data: dataOf(folder),
    log: path.join(folder, 'postgres.log'),
    programs,
    environment: links,
    user,
    server: await chooseAddress(folder, user),
  }
  const version = await versionOf(cluster.data)
  if (version === null) await makeCluster(cluster)
  else if (version !== POSTGRES_VERSION)
    throw new EmbeddedDatabaseError(
      `The database in ${cluster.data} is of PostgreSQL ${version}, and this release brings ${POSTGRES_VERSION}: ` +
        'back it up with the release that made it and restore that here, or choose another DATA_DIR.',
    )
  // a copy of it may have been opened to others, which the server refuses
  else await chmod(cluster.data, 0o700)
  return cluster
}

/** Tells whether a directory holds a cluster. */
export async function clusterExists(directory: string): Promise<boolean> {
  return (await versionOf(dataOf(directory))) !== null
}

const dataOf = (directory: string): string => path.join(directory, 'cluster')

/** The major version of the server that made some files; null where there are none. */
async function versionOf(data: string): Promise<string | null> {
  return readFile(path.join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
}

/** Earlier releases stored their database in another form, which nothing reads any more. */
async function refuseEarlierRelease(directory: string): Promise<void> {
  const earlier = path.join(directory, 'postgres')
  if ((await versionOf(earlier)) === null || (await clusterExists(directory))) return
  throw new EmbeddedDatabaseError(
    `The database in ${earlier} is of an earlier release, which this one does not read: remove that folder, or choose another DATA_DIR.`,
  )
}
