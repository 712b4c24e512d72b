import {
  findChromium,
  findHeadlessShell,
  findOnPath,
  findPostgres,
} from '../../tests/support/process/find-program.ts'
import { endIfInterrupted, run } from '../start/run.mjs'

type Program = {
  readonly name: string
  readonly find: () => string | undefined
  /** Finds the preferred variant, which is worth an installation even where another one is there. */
  readonly findPreferred?: () => string | undefined
  /** Debian packages that contain it, the preferred one first. */
  readonly debianPackages: readonly [string, ...string[]]
  /** What to do on other systems. */
  readonly otherwise: string
  /** Its tests are skipped with the reason where it is missing. */
  readonly isOptional?: boolean
}

const chromium: Program = {
  name: 'Chromium',
  find: findChromium,
  // browser tests take half the time with it
  findPreferred: () => process.env['CHROMIUM_PATH'] ?? findHeadlessShell(),
  debianPackages: ['chromium-headless-shell', 'chromium'],
  otherwise: 'install Chromium or Google Chrome, or set CHROMIUM_PATH to its program',
}

const postgres: Program = {
  name: 'PostgreSQL (initdb and postgres)',
  find: () => process.env['TEST_DATABASE_URL'] ?? findPostgres(),
  debianPackages: ['postgresql'],
  otherwise: 'install the PostgreSQL server, or set TEST_DATABASE_URL to one whose user may create databases',
}

const optional = ['haproxy', 'pgbouncer'].map((name): Program => ({
  name,
  find: () => findOnPath(name),
  debianPackages: [name],
  otherwise: `install ${name}`,
  isOptional: true,
}))

/**
 * Installs the programs outside of npm that the tests need, where this process is root on Debian or Ubuntu. Resolves with
 * one line for each that is still missing.
 */
export async function ensurePrograms(needed: { browser: boolean; server: boolean }): Promise<string[]> {
  const programs = [...(needed.browser ? [chromium] : []), ...(needed.server ? [postgres, ...optional] : [])]
  const wanted = process.getuid?.() === 0 ? programs.filter(isWanted) : []
  if (wanted.length > 0) {
    const packages = wanted.map(({ name, debianPackages: [first] }) => `${first} for ${name}`).join(', ')
    console.log(
      `The tests need programs that this machine lacks; apt-get installs them from its package sources: ${packages}.`,
    )
  }
  for (const program of wanted) await provide(program)
  return programs
    .filter(({ find, isOptional }) => isOptional !== true && find() === undefined)
    .map(describeMissing)
}

const isWanted = ({ find, findPreferred = find }: Program): boolean => findPreferred() === undefined

const describeMissing = ({ name, debianPackages, otherwise }: Program): string =>
  `${name} is missing: on Debian or Ubuntu run \`sudo apt-get install ${debianPackages.at(-1)}\`; elsewhere ${otherwise}.`

async function provide({ find, debianPackages }: Program): Promise<void> {
  const hadOne = find() !== undefined
  for (const name of debianPackages) {
    const isInstalled = await installDebian(name)
    // the one that is there will do where the preferred package cannot be had
    if (isInstalled || hadOne) return
  }
}

async function installDebian(name: string): Promise<boolean> {
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const end = await run('apt-get', command, { quiet: true, env }).catch(() => undefined)
    if (end === undefined) return false
    endIfInterrupted(end)
    if (end.code !== 0) {
      console.error(end.output.trim().split('\n').slice(-5).join('\n'))
      return false
    }
  }
  return true
}
