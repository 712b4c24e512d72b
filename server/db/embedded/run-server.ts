import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'
import { commandAs } from './server-user.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

const run = promisify(execFile)

const STOP_WITHIN_MS = MINUTE_MS
const POLL_MS = 10
const MAX_LOG_BYTES = 1_000_000

/** Settings of the server that differ from the defaults: little memory, few processes, and nothing of customers in its log. */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  // a second process for one statement would need shared memory that containers do not have, and a processor
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  // nobody follows this server
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  // statements that fail, and their values, are the store's to tell
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** A server that this process has started. */
export type StartedServer = {
  /** Reason for its end, in its own words; null while it runs. */
  readonly ending: () => string | null
  /** Ends it, as it is not wanted after all. */
  readonly stop: () => void
}

/**
 * Starts the server in a session of its own, so that it outlives this process and gets none of the signals of a terminal or a
 * supervisor: its last user stops it.
 */
export async function startServer({
  data,
  log,
  programs,
  environment,
  user,
  server,
}: Cluster): Promise<StartedServer> {
  await limitLog(log)
  const logged = await stat(log).then(
    ({ size }) => size,
    () => 0,
  )
  const options = Object.entries({ ...settings, ...server.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // only this one gives up an administrator's rights on Windows
  const isWindows = process.platform === 'win32'
  const program = isWindows ? programs.pgCtl : programs.postgres
  const { file, args, ids } = commandAs(
    user,
    program,
    isWindows
      ? [
          'start',
          '--pgdata',
          data,
          '--wait',
          '--log',
          log,
          '--options',
          options.map((option) => `"${option}"`).join(' '),
        ]
      : ['-D', data, ...options],
  )
  const output = openSync(log, 'a', 0o600)
  const child = spawn(file, args, {
    ...ids,
    cwd: path.dirname(data),
    env: environment,
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  })
  closeSync(output)
  let failure: Error | null = null
  child.on('error', (error) => {
    failure = error
  })
  child.unref()
  return {
    ending: () => {
      if (failure !== null) return failure.message
      const hasEnded = child.exitCode !== null || child.signalCode !== null
      if (!hasEnded || (isWindows && child.exitCode === 0)) return null
      return (
        readFileSync(log).subarray(logged).toString().trim() ||
        `it ended with ${child.exitCode ?? child.signalCode}`
      )
    },
    stop: () => void child.kill('SIGINT'),
  }
}

/** Shuts the server down, cleanly and without waiting for its clients, and waits until it has. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = await findServer(cluster)
  if (pid === null) return
  if (process.platform === 'win32')
    await run(cluster.programs.pgCtl, ['stop', '--pgdata', cluster.data, '--mode=fast'])
  else process.kill(pid, 'SIGINT')
  for (const giveUpAt = Date.now() + STOP_WITHIN_MS; Date.now() < giveUpAt; await wait(POLL_MS))
    if ((await findServer(cluster)) !== pid) return
}

/**
 * Finds the process that has the cluster's files open; null when there is none. Removes the file of a dead process where
 * PostgreSQL cannot tell: in a container, another process may have its number after a restart.
 */
export async function findServer({ data }: Cluster): Promise<number | null> {
  const file = path.join(data, 'postmaster.pid')
  const read = (): Promise<number> =>
    readFile(file, 'utf8').then(
      (text) => Number(text.split('\n', 1)[0]),
      () => 0,
    )
  const pid = await read()
  if (pid <= 0 || !isAlive(pid)) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  // where there is no such file, PostgreSQL's own judgement has to do
  if (command === null || command.split('\0').includes(data)) return pid
  if ((await read()) === pid) await rm(file, { force: true })
  return null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function limitLog(log: string): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > MAX_LOG_BYTES) await rename(log, `${log}.1`)
}
