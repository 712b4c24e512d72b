import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What React Router asks for. */
const minimum = [22, 22]

/** Finds the Node that runs the product: the one bundled as a package, else the machine's if it is new enough. */
export function findNode(root) {
  const own = join(root, 'node_modules', ...bundled())
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  const machine = process.env.npm_node_execpath ?? process.execPath
  return isNewEnough(machine) ? machine : undefined
}

/** The message for a machine on which no suitable Node was found. */
export const nodeTooOld = `This machine (${process.platform} ${process.arch}) needs Node ${minimum.join('.')} or later; it runs Node ${process.versions.node}.`

const bundled = () =>
  process.platform === 'win32'
    ? [`node-win-${process.arch}`, 'bin', 'node.exe']
    : [`node-${process.platform}-${process.arch}`, 'bin', 'node']

function isNewEnough(node) {
  const version = String(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout)
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1])
}
