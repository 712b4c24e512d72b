import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findPrograms, type Programs } from '#server/db/embedded/find-programs.ts'
import { linkLibraries } from '#server/db/embedded/link-libraries.ts'
import { localeArguments } from '#server/db/embedded/make-cluster.ts'
import { chooseServerUser, commandAs } from '#server/db/embedded/server-user.ts'
import { onSuddenExit } from '../process/clean-up.ts'
import { findPostgres } from '../process/find-program.ts'
import { freePort } from '../process/free-port.ts'
import { removeFolder } from '../process/remove-folder.ts'
import { until } from '../process/until.ts'

/** A PostgreSQL server for one run; `addressOf` gives the address of one of its databases. */
export type Cluster = {
  readonly addressOf: (database: string) => string
  /** The server's process, where this run started it. */
  readonly pid: number | undefined
  /** Stops the server: `fast` disconnects everybody and shuts down cleanly, `immediate` is a crash. */
  readonly halt: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts the server again on the same files and port, and waits until it answers. */
  readonly resume: () => Promise<void>
  /** Freezes all processes of the server: it keeps its connections and answers nobody. */
  readonly freeze: () => void
  /** Lets a frozen server go on. */
  readonly thaw: () => void
  readonly stop: () => Promise<void>
}

const unsafeButFast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL server on fresh files, a free port and 127.0.0.1 only; `stop` ends it and removes the files. The programs are the
 * store's own, or those `installed` on this machine, of which some can copy a running server.
 * `durable` waits for the disk as a real store does; without it the server is faster. Where TEST_DATABASE_URL names
 * a server, that one is used and left as it is.
 */
export async function startCluster({
  durable = false,
  within = tmpdir(),
  installed = false,
  standbyOf,
}: {
  durable?: boolean
  within?: string
  installed?: boolean
  /** Makes a copy of that server which follows it. */
  standbyOf?: Cluster
} = {}): Promise<Cluster> {
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return foreignServer(given)
  const folder = mkdtempSync(join(within, 'neev-postgres-'))
  const { links, ...programs } = installed ? installedPrograms() : await ownPrograms(folder)
  const user = await chooseServerUser(folder, programs.postgres, links)
  const options = { cwd: folder, env: { ...process.env, ...links } }
  const data = join(folder, 'data')
  const port = await freePort()
  const make = (program: string, args: readonly string[]): void => {
    const command = commandAs(user, program, args)
    execFileSync(command.file, command.args, { ...command.ids, ...options, stdio: 'pipe' })
  }
  if (standbyOf === undefined) make(programs.initdb, initdbArguments(data, installed))
  else
    make(join(dirname(programs.initdb), 'pg_basebackup'), [
      '-D',
      data,
      '-R',
      '--no-sync',
      '--checkpoint=fast',
      '-d',
      standbyOf.addressOf('postgres'),
    ])
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(durable ? [] : unsafeButFast),
  ]
  const start = (): ChildProcess => {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const command = commandAs(user, programs.postgres, args)
    return spawn(command.file, command.args, { ...command.ids, ...options, stdio: 'ignore' })
  }
  let server = start()
  const callOff = onSuddenExit(() => {
    server.kill('SIGQUIT')
    removeFolder(folder)
  })
  const addressOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  const isUp = (): Promise<true> => until('starting PostgreSQL', () => answers(addressOf('postgres'), server))
  const stop = async (): Promise<void> => {
    await stopServer(server, 'SIGINT')
    callOff()
    removeFolder(folder)
  }
  try {
    await isUp()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    addressOf,
    pid: server.pid,
    halt: (how) => stopServer(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: async () => {
      server = start()
      await isUp()
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    stop,
  }
}

function foreignServer(address: string): Cluster {
  const refuse = (): never => {
    throw new Error('TEST_DATABASE_URL names a server that tests must not stop')
  }
  return {
    addressOf: (database) => withDatabase(address, database),
    pid: undefined,
    halt: async () => refuse(),
    resume: async () => refuse(),
    freeze: refuse,
    thaw: refuse,
    stop: async () => {},
  }
}

/** Runs one statement that cannot be in a transaction, like `create database`. */
export async function administer(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

type ClusterPrograms = Pick<Programs, 'initdb' | 'postgres'> & { readonly links: Record<string, string> }

async function ownPrograms(folder: string): Promise<ClusterPrograms> {
  const programs = await findPrograms()
  return { ...programs, links: { ...(await linkLibraries(programs, join(folder, 'libraries'))) } }
}

function installedPrograms(): ClusterPrograms {
  const folder = findPostgres()
  if (folder === undefined)
    throw new Error('PostgreSQL is missing: run `npm run test:all`, or install its server')
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), links: {} }
}

function initdbArguments(data: string, installed: boolean): string[] {
  // older versions know no other provider than the C library
  const locale = installed ? ['--locale=C', '--lc-ctype=C.UTF-8'] : localeArguments
  return ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
}

async function answers(address: string, server: ChildProcess): Promise<true | undefined> {
  if (server.exitCode !== null)
    throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting`)
  try {
    await administer(address, 'select 1')
    return true
  } catch {
    return undefined
  }
}

async function stopServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** Signals the server and its children: every connection is a process of its own. */
function signalAll(pid: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (pid === undefined) throw new Error('the server is not running')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/)
  // the server first, so that it starts no further one in between
  for (const each of [pid, ...children.map(Number)]) process.kill(each, signal)
}

function withDatabase(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}
