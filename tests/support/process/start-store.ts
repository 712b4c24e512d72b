import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onSuddenExit } from './clean-up.ts'
import { freePort } from './free-port.ts'
import { type Message, readOutbox } from './outbox.ts'
import { removeFolder } from './remove-folder.ts'
import { until } from './until.ts'

/** A running store of its own, with what a test needs to know of it. */
export type Store = {
  readonly baseURL: string
  readonly dataDirectory: string
  readonly databaseURL: string
  readonly pid: number
  /** Messages that the store has sent to a phone, oldest first. */
  readonly messagesTo: (phone: string) => Message[]
  /** The newest sign-in code sent to a phone; waits until more than `after` messages have gone there. */
  readonly codeFor: (phone: string, after?: number) => Promise<string>
  /** Everything the store has printed so far. */
  readonly log: () => string
  /** Ends the store and, where it made the data directory itself, removes it. */
  readonly stop: () => Promise<void>
}

/** Options for starting a store; those left out are as for a new, empty one on the embedded database. */
export type StoreOptions = {
  readonly databaseURL?: string
  readonly dataDirectory?: string
  /** A folder that another store made, to start from a copy of. */
  readonly preparedData?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
  readonly readyWithinMs?: number
  /** The folder of another release's program. */
  readonly program?: string
  /** The store knows the address that customers use, as a live one has to: here its own. */
  readonly isPublic?: boolean
  /** A file that the store prints into, as in production, instead of being read by this process. */
  readonly logFile?: string
}

const root = join(import.meta.dirname, '../../..')
const drainMs = 12_000

/** Starts the built product on a free port and waits until it can serve. */
export async function startStore(options: StoreOptions = {}): Promise<Store> {
  const { databaseURL = 'embedded', readyWithinMs = 120_000 } = options
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'neev-store-'))
  if (options.preparedData !== undefined) cpSync(options.preparedData, dataDirectory, { recursive: true })
  const port = await freePort()
  const baseURL = `http://127.0.0.1:${port}`
  const child = spawnStore(options, { port, dataDirectory })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const clean = (): void => {
    if (options.dataDirectory === undefined) removeFolder(dataDirectory)
  }
  const callOff = onSuddenExit(() => {
    child.kill('SIGKILL')
    clean()
  })
  const stop = async (): Promise<void> => {
    await end(child)
    callOff()
    clean()
  }
  const messagesTo = (phone: string): Message[] => readOutbox(dataDirectory, phone)
  try {
    await until(`starting the store on ${databaseURL}`, () => isReady(baseURL, child), {
      withinMs: readyWithinMs,
    })
  } catch (error) {
    await stop()
    throw new Error(`The store did not start. It printed:\n${printed.join('')}`, { cause: error })
  }
  return {
    baseURL,
    dataDirectory,
    databaseURL,
    pid: child.pid ?? 0,
    messagesTo,
    codeFor: (phone, after = 0) =>
      until(`a code sent to ${phone}`, () => {
        // news of orders may follow the code
        const codes = messagesTo(phone).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
        return codes.length > after ? codes.at(-1) : undefined
      }),
    log: () => printed.join(''),
    stop,
  }
}

/** Starts the program; it prints into the log file, otherwise to this process. */
function spawnStore(
  options: StoreOptions,
  { port, dataDirectory }: { port: number; dataDirectory: string },
): ChildProcess {
  const logFile = options.logFile === undefined ? null : openSync(options.logFile, 'a')
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: options.program ?? root,
    env: {
      ...surroundings(),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DATABASE_URL: options.databaseURL ?? 'embedded',
      ...(options.isPublic === true ? { PUBLIC_URL: `http://127.0.0.1:${port}` } : {}),
      // everybody in a test has this machine's address
      REQUEST_RATE_FACTOR: '0',
      // few customers order a lot in storms and measurements
      ORDERS_PER_HOUR: '1000000',
      OPEN_CASH_ORDERS: '1000000',
      ORDER_MESSAGES_PER_DAY: '1000000',
      ORDER_MESSAGES_PER_DAY_TO_CUSTOMER: '1000000',
      ...options.environment,
    },
    stdio: ['ignore', logFile ?? 'pipe', logFile ?? 'pipe'],
  })
  if (logFile !== null) closeSync(logFile)
  return child
}

/** Only what a program needs of its surroundings: settings of the product in them must not reach the tests. */
function surroundings(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot', 'TEMP']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function isReady(baseURL: string, child: ChildProcess): Promise<true | undefined> {
  if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
  try {
    const answer = await fetch(`${baseURL}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok ? true : undefined
  } catch {
    return undefined
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), drainMs)
  await ended
  clearTimeout(tooLong)
}
