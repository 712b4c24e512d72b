import { execFile } from 'node:child_process'
import { chmod, chown, lchown, lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

const run = promisify(execFile)

type Capability = 'dac_read_search' | 'dac_override'
type Ids = { readonly uid: number; readonly gid: number }

/** User that PostgreSQL's programs run as, because they refuse to run as root; null for this process's own user. */
export type ServerUser =
  | (Ids & {
      /** The right to pass folders that are closed to that user; null where none is. */
      readonly capability: Capability | null
    })
  | null

/** A program with its arguments, and the ids that `spawn` gives it. */
export type UserCommand = {
  readonly file: string
  readonly args: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
}

/**
 * Chooses the user for a folder, which has to exist: its owner, or an unprivileged one that a folder of root's is given to. The
 * folder above, where only root may look into it, then lets his group pass. Throws an `EmbeddedDatabaseError` where no such user can get at
 * the folder or at `program`, which is started in `environment`.
 */
export async function chooseServerUser(
  directory: string,
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerUser> {
  const self = process.getuid?.()
  if (self === undefined) return null
  const { uid, gid } = await stat(directory)
  if (self !== 0) {
    if (uid === self) return null
    throw new EmbeddedDatabaseError(
      `DATA_DIR: ${directory} belongs to another user (${uid}): start the store as that user, or choose another DATA_DIR.`,
    )
  }
  const user = uid === 0 ? await unprivilegedUser() : { uid, gid }
  if (uid === 0) await giveTo(directory, user)
  await letPass(path.dirname(directory), user)
  const closed = await firstClosed([directory, program], user)
  if (closed === null) return { ...user, capability: null }
  const works = (capability: Capability): Promise<unknown> => {
    const { file, args } = commandAs({ ...user, capability }, program, ['--version'])
    return run(file, [...args], { env: environment })
  }
  return { ...user, capability: await capabilityFor(closed, works) }
}

/** The command that runs a program as that user. */
export function commandAs(user: ServerUser, program: string, args: readonly string[]): UserCommand {
  if (user === null) return { file: program, args, ids: {} }
  const { uid, gid, capability } = user
  if (capability === null) return { file: program, args, ids: { uid, gid } }
  // PostgreSQL asks the system whether it may run its programs, which forgets such rights without that bit
  const rights = [
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    `+${capability}`,
    '--ambient-caps',
    `+${capability}`,
  ]
  const ids = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  return { file: 'setpriv', args: [...ids, ...rights, program, ...args], ids: {} }
}

async function unprivilegedUser(): Promise<Ids> {
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(() => null)
    if (ids === null) continue
    const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout))
    return { uid, gid }
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" for it: start the store as an ordinary user.',
  )
}

/** Makes a folder and all in it a user's: a new one, or a copy that root has made. */
async function giveTo(place: string, user: Ids): Promise<void> {
  await lchown(place, user.uid, user.gid)
  if (!(await lstat(place)).isDirectory()) return
  for (const name of await readdir(place)) await giveTo(path.join(place, name), user)
}

/** Lets a user pass a folder that is open to root alone; the rights of others stay as they are. */
async function letPass(folder: string, { gid }: Ids): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (uid !== 0 || (mode & 0o777) !== 0o700) return
  await chown(folder, 0, gid)
  await chmod(folder, 0o710)
}

/** The first of the files or of the folders above them that a user cannot pass; null where he gets at all of them. */
async function firstClosed(files: readonly string[], { uid, gid }: Ids): Promise<string | null> {
  for (const file of files) {
    for (let place = await realpath(file); ; place = path.dirname(place)) {
      const { mode, ...owner } = await stat(place)
      const shift = owner.uid === uid ? 6 : owner.gid === gid ? 3 : 0
      if (((mode >> shift) & 1) === 0) return place
      if (place === path.dirname(place)) break
    }
  }
  return null
}

const capabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const

/** The least right of this process that lets a program pass a closed folder. */
async function capabilityFor(
  closed: string,
  works: (capability: Capability) => Promise<unknown>,
): Promise<Capability> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const mine = BigInt(`0x${/^CapEff:\s*([\da-f]+)/m.exec(status)?.[1] ?? '0'}`)
  const held = capabilities.find(({ bit }) => ((mine >> bit) & 1n) === 1n)
  const isUsable =
    held !== undefined &&
    (await works(held.name).then(
      () => true,
      () => false,
    ))
  if (isUsable) return held.name
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and ${closed} is closed to other users: let them pass (chmod o+x), ` +
      'start the store as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}
