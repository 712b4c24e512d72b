import { join } from 'node:path'
import { environment, nodeOptions } from './memory.mjs'
import { root } from './prepare.mjs'
import { run } from './run.mjs'

/** Runs the server to its end and exits with its code. */
export async function serve(node, mode) {
  const followParent = new URL('follow-parent.mjs', import.meta.url).href
  const end = await run(node, [...nodeOptions, '--import', followParent, 'server/main.ts'], {
    cwd: root,
    // cached compiled code makes the next start a fifth faster
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...environment,
      ...process.env,
      NODE_ENV: mode,
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exit(end.code)
}
