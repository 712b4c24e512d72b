import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/** Where a running store listens for commands. */
export type ControlAddress = {
  /** A Unix domain socket, or on Windows a named pipe. */
  readonly socket: string
  /** What a caller has to bring: being able to read it shows that the data folder is theirs. */
  readonly token: string
  readonly pid: number
}

/** Systems cut the path of a socket at 104 or 108 bytes. */
const MAX_SOCKET_PATH = 100

const addressShape = z.object({ socket: z.string(), token: z.string(), pid: z.number().int() })

const fileOf = (dataDir: string): string => path.join(dataDir, 'control.json')

/** Chooses an address that nobody listens at; what a killed process left at it is removed. The caller holds the data folder's lock. */
export async function chooseControlAddress(dataDir: string): Promise<ControlAddress> {
  const old = await readControlAddress(dataDir)
  if (old !== null) await removeControlAddress(dataDir, old)
  const socket = await chooseSocket(dataDir)
  await rm(socket, { force: true })
  return { socket, token: randomBytes(32).toString('base64url'), pid: process.pid }
}

async function chooseSocket(dataDir: string): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\neev-${randomBytes(16).toString('hex')}`
  const socket = path.join(dataDir, 'control.sock')
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH) return socket
  return path.join(await mkdtemp(path.join(tmpdir(), 'neev-')), 'control.sock')
}

/** Lets commands find the address. */
export async function publishControlAddress(dataDir: string, address: ControlAddress): Promise<void> {
  const file = fileOf(dataDir)
  await writeFile(`${file}.part`, JSON.stringify(address), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** The published address, of a store that runs or was killed; null when there is none, or none that can be read. */
export async function readControlAddress(dataDir: string): Promise<ControlAddress | null> {
  try {
    return addressShape.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')))
  } catch {
    return null
  }
}

/** Takes an address back. */
export async function removeControlAddress(dataDir: string, { socket }: ControlAddress): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
  if (process.platform === 'win32' || path.basename(socket) !== 'control.sock') return
  const folder = path.dirname(socket)
  if (folder === dataDir) return rm(socket, { force: true })
  // beside a data folder with a long path, the socket lies in a folder of its own. Any other folder is not this store's:
  // a copied data folder still names the original one
  if (path.dirname(folder) !== tmpdir() || !/^neev-\w{6}$/.test(path.basename(folder))) return
  await rm(socket, { force: true })
  await rmdir(folder).catch(() => undefined)
}
