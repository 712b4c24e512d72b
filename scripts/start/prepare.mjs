import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, nodeTooOld } from './find-node.mjs'
import { install, isInstalled } from './install.mjs'
import { run } from './run.mjs'
import { withLock } from './with-lock.mjs'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Prepares a clone to run the product: installs missing packages, with `development` those for development too, and with
 * `build` brings the build up to date. Resolves with the path of the Node to run it on; ends the process where that fails.
 */
export const prepare = ({ build = false, development = false }) =>
  withLock(join(root, '.preparing'), async () => {
    if (!isInstalled(root, { development })) exitOnFailure(await install(root, { development }))
    const node = findNode(root)
    if (!node) {
      console.error(nodeTooOld)
      process.exit(1)
    }
    if (build) exitOnFailure(await run(node, ['scripts/start/build-when-changed.ts'], { cwd: root }))
    return node
  })

function exitOnFailure({ code }) {
  if (code !== 0) process.exit(code)
}
