import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { ServerUser } from './server-user.ts'

/** Address that a server listens on. */
export type ServerAddress = {
  /** The address for clients. */
  readonly url: string
  /** The server's settings that make it listen there. */
  readonly settings: Readonly<Record<string, string>>
  /** The password of its user where others could reach it; null behind a socket that only its user may open. */
  readonly password: string | null
}

const SOCKET = '.s.PGSQL.5432'
/** Longest socket path in bytes that every system takes. */
const MAX_SOCKET_BYTES = 103

/** Chooses a socket in the folder, which only the server's user may enter; Windows has a port of this machine and a password instead. */
export async function chooseAddress(folder: string, user: ServerUser): Promise<ServerAddress> {
  if (process.platform === 'win32') return choosePort(path.join(folder, 'server.json'))
  const isShort = Buffer.byteLength(path.join(folder, SOCKET)) <= MAX_SOCKET_BYTES
  const home = isShort ? folder : await shortFolderFor(folder, user)
  return {
    url: `postgres://postgres@localhost:5432/postgres?sslmode=disable&host=${encodeURIComponent(home)}`,
    settings: {
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: `"${home.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    password: null,
  }
}

/** A folder for the socket where the path of the data folder is too long for one: always the same for that one. */
async function shortFolderFor(folder: string, user: ServerUser): Promise<string> {
  const short = path.join(tmpdir(), `neev-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(short)
  const isOurs = [process.getuid?.(), user?.uid].includes(found.uid)
  if (!found.isDirectory() || !isOurs)
    throw new EmbeddedDatabaseError(
      `The path of DATA_DIR is too long for a socket, and ${short} belongs to somebody else: choose a shorter DATA_DIR.`,
    )
  if (user !== null) await chown(short, user.uid, user.gid)
  await chmod(short, 0o700)
  return short
}

const saved = z.object({ port: z.number(), password: z.string() })

/** A free port and a password, chosen once for a data folder. */
async function choosePort(file: string): Promise<ServerAddress> {
  const { port, password } = await readFile(file, 'utf8').then(
    (text) => saved.parse(JSON.parse(text)),
    async () => {
      const chosen = { port: await freePort(), password: randomBytes(24).toString('base64url') }
      await writeFile(`${file}.unfinished`, JSON.stringify(chosen), { mode: 0o600 })
      await rename(`${file}.unfinished`, file)
      return chosen
    },
  )
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`,
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    password,
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
