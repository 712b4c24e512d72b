import { spawnSync } from 'node:child_process'
import { findChromium, findOnPath, findPostgres } from '../../tests/support/process/find-program.ts'

type Program = {
  readonly find: () => string | undefined
  /** Its package of Debian and Ubuntu. */
  readonly debian: string
  /** What to do on other systems. */
  readonly otherwise: string
}

const programs = {
  Chromium: {
    find: findChromium,
    debian: 'chromium-headless-shell',
    otherwise: 'install Chromium or Google Chrome, or set CHROMIUM_PATH to its program',
  },
  PostgreSQL: {
    find: findPostgres,
    debian: 'postgresql',
    otherwise: "install the PostgreSQL server's programs",
  },
  PgBouncer: { find: () => findOnPath('pgbouncer'), debian: 'pgbouncer', otherwise: 'install PgBouncer' },
  HAProxy: { find: () => findOnPath('haproxy'), debian: 'haproxy', otherwise: 'install HAProxy' },
} as const satisfies Record<string, Program>

/** A program outside of npm that tests need. */
export type ProgramName = keyof typeof programs

/** Resolves with one line for each program that is missing, after installing the browser where this process may. */
export function ensurePrograms(names: readonly ProgramName[]): string[] {
  const isMissing = (name: ProgramName): boolean => programs[name].find() === undefined
  if (names.includes('Chromium') && isMissing('Chromium') && process.getuid?.() === 0) installChromium()
  return [...new Set(names)].filter(isMissing).map((name) => {
    const { debian, otherwise } = programs[name]
    return `${name} is missing: on Debian or Ubuntu run \`sudo apt-get install ${debian}\`; elsewhere ${otherwise}.`
  })
}

/** Installs Debian's package; the tests open pages in half the time with the one that has no window. */
function installChromium(): void {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`The browser tests need Chromium, which this machine lacks: apt-get installs ${name} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const isDone = [['update'], ['install', '-y', '--no-install-recommends', name]].every(
      (args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
    )
    if (isDone) return
  }
}
