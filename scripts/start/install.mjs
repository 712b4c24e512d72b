import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './run.mjs'
import { removeUnusedFiles } from './unused-files.mjs'

/**
 * Whether node_modules holds the packages of package-lock.json and no others, according to npm's own record of it. Those
 * for development may be there, and have to be with `development`.
 */
export function isInstalled(root, { development }) {
  const { wanted, present } = readRecords(root)
  return wanted !== undefined && isCurrent(wanted, present) && isComplete(wanted, present, development)
}

/**
 * Installs the packages of package-lock.json; resolves with how npm ended. Without `development` only those that the build
 * and the store run on, unless packages for development are there already.
 */
export async function install(root, { development }) {
  const { wanted, present } = readRecords(root)
  const all = development || Object.values(present ?? {}).some(({ dev }) => dev)
  // what is there and right stays where it is: a store may be running on it
  const command = isCurrent(wanted, present) ? ['install', '--no-save'] : ['ci']
  const args = [
    ...command,
    all ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  const missing = Object.entries(wanted ?? {}).filter(([path, { dev }]) => !present?.[path] && (all || !dev))
  console.log(
    `Installing up to ${missing.length} npm packages, as package-lock.json lists them, from your npm registry into node_modules …`,
  )
  const options = { cwd: root, quiet: true }
  const end = basename(npm).startsWith('npm')
    ? await run(node, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (end.code !== 0) console.error(end.output.trimEnd())
  else if (!all) removeUnusedFiles(join(root, 'node_modules'))
  return end
}

const isCurrent = (wanted, present) =>
  present !== undefined &&
  Object.entries(present).every(([path, entry]) => wanted?.[path] && isSame(wanted[path], entry))

const isComplete = (wanted, present, development) =>
  Object.entries(wanted).every(
    ([path, { dev, devOptional, optional, peer }]) =>
      path === '' || present[path] || optional || devOptional || peer || (dev && !development),
  )

const isSame = (a, b) =>
  a.version === b.version && (!a.integrity || !b.integrity || a.integrity === b.integrity)

/** What should be there, and what npm says is there. */
const readRecords = (root) => ({
  wanted: readPackages(join(root, 'package-lock.json')),
  present: readPackages(join(root, 'node_modules', '.package-lock.json')),
})

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
