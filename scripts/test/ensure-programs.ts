import { findChromium, findPostgres } from '../../tests/support/find-program.ts'
import { endIfInterrupted, run } from '../start/run.mjs'

type Program = {
  readonly name: string
  readonly find: () => string | undefined
  readonly debianPackage: string
  readonly otherwise: string
}

const chromium: Program = {
  name: 'Chromium',
  find: findChromium,
  debianPackage: 'chromium',
  otherwise: 'install Chromium or Google Chrome, or name its program in CHROMIUM_PATH',
}

const postgres: Program = {
  name: 'PostgreSQL (initdb and postgres)',
  find: () => process.env['TEST_DATABASE_URL'] ?? findPostgres(),
  debianPackage: 'postgresql',
  otherwise:
    'install the PostgreSQL server, or name one in TEST_DATABASE_URL whose user may create databases',
}

/** Sees to it that the programs outside of npm are there; answers with one line for each that cannot be had. */
export async function ensurePrograms(needed: { browser: boolean; server: boolean }): Promise<string[]> {
  const programs = [...(needed.browser ? [chromium] : []), ...(needed.server ? [postgres] : [])]
  const missing = programs.filter(({ find }) => find() === undefined)
  if (missing.length > 0) await installDebian(missing.map(({ debianPackage }) => debianPackage))
  return missing
    .filter(({ find }) => find() === undefined)
    .map(
      ({ name, debianPackage, otherwise }) =>
        `${name} is missing: on Debian or Ubuntu run \`sudo apt-get install ${debianPackage}\`; elsewhere ${otherwise}.`,
    )
}

async function installDebian(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const end = await run('apt-get', command, { quiet: true, env }).catch(() => undefined)
    if (end === undefined) return
    endIfInterrupted(end)
    if (end.code !== 0) console.error(end.output.trim().split('\n').slice(-5).join('\n'))
  }
}
