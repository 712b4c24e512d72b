import { join } from 'node:path'
import { root } from './prepare.mjs'
import { run } from './run.mjs'

/** Runs the server until it ends, then ends like it. */
export async function serve(node, mode) {
  const guard = new URL('follow-parent.mjs', import.meta.url).href
  const end = await run(node, ['--import', guard, 'server/main.ts'], {
    cwd: root,
    // compiled code is kept: the next start takes a fifth less
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, NODE_ENV: mode },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exit(end.code)
}
