import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './run.mjs'

/** Whether node_modules holds exactly the packages of package-lock.json, according to npm's own record of it. */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const missing = Object.entries(wanted).some(([path, entry]) => {
    const found = present[path]
    if (path === '') return false
    return found ? !isSame(entry, found) : !(entry.optional || entry.devOptional || entry.peer)
  })
  return !missing && Object.keys(present).every((path) => wanted[path])
}

/** Installs the packages of package-lock.json; resolves with how npm ended. */
export async function install(root) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  const count = Object.keys(readPackages(join(root, 'package-lock.json')) ?? {}).length
  console.log(
    `Installing up to ${count} npm packages, as package-lock.json lists them, from your npm registry into node_modules …`,
  )
  const options = { cwd: root, quiet: true }
  const end = basename(npm).startsWith('npm')
    ? await run(node, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (end.code !== 0) console.error(end.output.trimEnd())
  return end
}

const isSame = (a, b) =>
  a.version === b.version && (!a.integrity || !b.integrity || a.integrity === b.integrity)

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
