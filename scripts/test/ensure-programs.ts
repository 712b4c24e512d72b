import { findChromium, findHeadlessShell, findPostgres } from '../../tests/support/process/find-program.ts'
import { endIfInterrupted, run } from '../start/run.mjs'

type Program = {
  readonly name: string
  readonly find: () => string | undefined
  /** Finds what serves better than what must be there, and is worth an installation. */
  readonly findBest?: () => string | undefined
  /** Packages that bring it, the best one first. */
  readonly debianPackages: readonly string[]
  readonly otherwise: string
}

const chromium: Program = {
  name: 'Chromium',
  find: findChromium,
  // the tests of the browser take half the time with it
  findBest: () => process.env['CHROMIUM_PATH'] ?? findHeadlessShell(),
  debianPackages: ['chromium-headless-shell', 'chromium'],
  otherwise: 'install Chromium or Google Chrome, or name its program in CHROMIUM_PATH',
}

const postgres: Program = {
  name: 'PostgreSQL (initdb and postgres)',
  find: () => process.env['TEST_DATABASE_URL'] ?? findPostgres(),
  debianPackages: ['postgresql'],
  otherwise:
    'install the PostgreSQL server, or name one in TEST_DATABASE_URL whose user may create databases',
}

/** Sees to it that the programs outside of npm are there; answers with one line for each that cannot be had. */
export async function ensurePrograms(needed: { browser: boolean; server: boolean }): Promise<string[]> {
  const programs = [...(needed.browser ? [chromium] : []), ...(needed.server ? [postgres] : [])]
  for (const program of programs) await provide(program)
  return programs
    .filter(({ find }) => find() === undefined)
    .map(
      ({ name, debianPackages, otherwise }) =>
        `${name} is missing: on Debian or Ubuntu run \`sudo apt-get install ${debianPackages.at(-1)}\`; elsewhere ${otherwise}.`,
    )
}

async function provide({ find, findBest = find, debianPackages }: Program): Promise<void> {
  if (findBest() !== undefined || process.getuid?.() !== 0) return
  const wasThere = find() !== undefined
  for (const name of debianPackages) {
    const isInstalled = await installDebian(name)
    // what was there before serves as well as the next package
    if (isInstalled || wasThere) return
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
