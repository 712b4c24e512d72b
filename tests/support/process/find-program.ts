import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const headlessShell = '/usr/bin/chromium-headless-shell'

/** Chromium without the parts that only a window needs: its pages open in half the time. */
function findHeadlessShell(): string | undefined {
  return isProgram(headlessShell) ? headlessShell : onPath('chromium-headless-shell').find(isProgram)
}

/** Finds the browser that the tests drive: CHROMIUM_PATH, else what the system has installed, the headless one first. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: chosen } = process.env
  if (chosen) return chosen
  const headless = findHeadlessShell()
  if (headless !== undefined) return headless
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const mac = [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return [...names.map((name) => `/usr/bin/${name}`), ...names.flatMap(onPath), ...mac].find(isProgram)
}

/** Finds the folder of PostgreSQL's server programs (`initdb`, `postgres`), the newest where there are several. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()]
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')))
}

/** The launch options that the tests, the measurements and the screenshots give the browser. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds a program by its name on the search path, or where Debian puts those of the administrator. */
export function findOnPath(name: string): string | undefined {
  return [...onPath(name), `/usr/sbin/${name}`].find(isProgram)
}

const pathFolders = (): string[] => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)

const onPath = (name: string): string[] => pathFolders().map((folder) => join(folder, name))

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
