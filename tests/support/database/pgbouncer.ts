import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unprivilegedUser } from '../container/run-container-steps.ts'
import { onSuddenExit } from '../process/clean-up.ts'
import { findOnPath } from '../process/find-program.ts'
import { freePort } from '../process/free-port.ts'
import { removeFolder } from '../process/remove-folder.ts'
import { until } from '../process/until.ts'
import { administer } from './postgres-cluster.ts'

/** PgBouncer before a PostgreSQL server. */
export type Pooler = {
  /** The address that leads through it to a database of the server. */
  readonly addressOf: (database: string) => string
  readonly stop: () => Promise<void>
}

/** True when this machine has PgBouncer. */
export const hasPgBouncer = (): boolean => findOnPath('pgbouncer') !== undefined

const delivered = path.join(import.meta.dirname, '../../../deploy/pgbouncer.ini')

type Changes = Readonly<Record<string, string | number>>

/** Starts PgBouncer with the delivered configuration, for every database of a server; `changes` replaces settings of it. */
export async function startPgBouncer(server: URL, changes: Changes = {}): Promise<Pooler> {
  const program = findOnPath('pgbouncer')
  if (program === undefined)
    throw new Error('PgBouncer is missing: on Debian or Ubuntu run `sudo apt-get install pgbouncer`')
  const folder = mkdtempSync(path.join(tmpdir(), 'neev-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  writeFileSync(users, `"${server.username}" "${server.password}"\n`)
  const here = { listen_addr: '127.0.0.1', listen_port: port, auth_type: 'any', auth_file: users, ...changes }
  writeFileSync(file, configurationFor(server, here))
  // it refuses to run as root
  const child = spawn(program, [file], { ...unprivilegedUser(), stdio: 'ignore' })
  const callOff = onSuddenExit(() => {
    child.kill('SIGKILL')
    removeFolder(folder)
  })
  const addressOf = (database: string): string =>
    `postgres://${server.username}@127.0.0.1:${port}/${database}`
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended
    callOff()
    removeFolder(folder)
  }
  try {
    await until('PgBouncer answers', async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}`)
      return administer(addressOf('postgres'), 'select 1').then(
        () => true,
        () => undefined,
      )
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { addressOf, stop }
}

function configurationFor(server: URL, changes: Changes): string {
  const { connect_query: query, ...settings } = changes
  const password = server.password === '' ? '' : ` password='${server.password}'`
  const target = `* = host=${server.hostname} port=${server.port} user=${server.username}${password}`
  let text = readFileSync(delivered, 'utf8').replace(/^neev = host=\S+ port=\S+ dbname=\S+/m, target)
  if (query !== undefined) text = text.replace(/connect_query='(?:''|[^'])*'/, String(query))
  for (const [name, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`)
  return text
}
