import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'
import { findNode, noNode } from './find-node.mjs'
import { install, isInstalled } from './install.mjs'
import { run } from './run.mjs'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Brings the clone to where the product can run: packages installed and, when asked, the build up to date.
 * Answers with the Node to run it by; ends the process where that cannot be had.
 */
export const prepare = ({ build }) =>
  alone(join(root, '.preparing'), async () => {
    if (!isInstalled(root)) endUnlessGood(await install(root))
    const node = findNode(root)
    if (!node) {
      console.error(noNode)
      process.exit(1)
    }
    if (build) endUnlessGood(await run(node, ['scripts/start/build-when-changed.ts'], { cwd: root }))
    return node
  })

function endUnlessGood({ code }) {
  if (code !== 0) process.exit(code)
}
